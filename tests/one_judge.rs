//! The promises that a search of the sources can keep: one writer of piles, one writer of the flow, one reader of devices.

use std::{fs, path::Path};

/// Every line of code under `src`, with its file.
fn lines_of_code() -> Vec<(String, String)> {
    let mut lines = Vec::new();
    walk(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut lines);
    lines
}

fn walk(folder: &Path, lines: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("src can be read") {
        let path = entry.expect("src can be listed").path();
        if path.is_dir() {
            walk(&path, lines);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let file = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("src is in the package");
            let text = fs::read_to_string(&path).expect("a source file is text");
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            lines.extend(code.map(|line| (file.display().to_string().replace('\\', "/"), line.to_owned())));
        }
    }
}

fn only_in(places: &[&str], is_meant: impl Fn(&str) -> bool) {
    for (file, line) in lines_of_code() {
        assert!(!is_meant(&line) || places.iter().any(|place| file.starts_with(place)), "{file}: {line}");
    }
}

#[test]
fn only_the_pile_functions_move_cards() {
    only_in(&["src/play/table/pile.rs"], |line| line.contains("InPile(") || line.contains("<InPile>"));
}

#[test]
fn only_the_flow_writes_the_flow() {
    only_in(&["src/play/table/flow.rs"], |line| line.contains("NextState<Flow>"));
}

#[test]
fn only_the_input_layer_reads_devices() {
    only_in(&["src/ui/input/"], |line| {
        ["ButtonInput<", "MouseButtonInput", "TouchInput", "KeyboardInput", "&Gamepad>", "CursorMoved"]
            .iter()
            .any(|device| line.contains(device))
    });
}
