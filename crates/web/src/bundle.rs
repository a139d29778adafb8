//! Packs a wasm file, the page sources and the assets into one folder that any web server can hand out.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::error::WebError;
use crate::order;
use crate::page;

/// The page sources that are copied as they are; `index.html` is filled in by [`page`].
const PLAIN_SOURCES: [&str; 4] = ["boot.js", "page.css", "icon.svg", "icon.png"];

/// The profile whose pages are shipped, and so are made as light as can be.
const SHIPPED_PROFILE: &str = "web";

/// What goes into a page, and where the page goes.
pub struct Bundle {
    pub profile: String,
    pub wasm: PathBuf,
    pub root: PathBuf,
    pub out: PathBuf,
}

impl Bundle {
    /// Writes the whole page anew.
    pub fn write(&self) -> Result<(), WebError> {
        self.require_wasm()?;
        self.clear_out()?;
        self.bind()?;
        self.shrink()?;
        self.copy_sources()?;
        copy_folder(&self.root.join("assets"), &self.out.join("assets"))?;
        self.write_index()?;
        self.tell();
        Ok(())
    }

    fn require_wasm(&self) -> Result<(), WebError> {
        if self.wasm.is_file() {
            return Ok(());
        }
        Err(WebError::NoWasm { path: self.wasm.clone(), profile: self.profile.clone() })
    }

    /// Removes an earlier page, but never a folder that holds something else.
    fn clear_out(&self) -> Result<(), WebError> {
        if self.out.join("rummage.js").is_file() {
            fs::remove_dir_all(&self.out).map_err(WebError::at(&self.out))?;
        }
        let is_used = fs::read_dir(&self.out).is_ok_and(|mut entries| entries.next().is_some());
        if is_used {
            return Err(WebError::NotOurs { path: self.out.clone() });
        }
        fs::create_dir_all(&self.out).map_err(WebError::at(&self.out))
    }

    /// Runs wasm-bindgen as a library, so that its version is always the one in Cargo.lock.
    fn bind(&self) -> Result<(), WebError> {
        let failed = |reason: String| WebError::Bindgen { path: self.wasm.clone(), reason };
        let mut bindgen = Bindgen::new();
        bindgen.input_path(&self.wasm).out_name("rummage").typescript(false).demangle(false);
        bindgen.web(true).map_err(|error| failed(format!("{error:#}")))?;
        bindgen.generate(&self.out).map_err(|error| failed(format!("{error:#}")))
    }

    /// Puts the functions of a page that ships into the order in which they compress best, and leaves their names out.
    fn shrink(&self) -> Result<(), WebError> {
        if self.profile != SHIPPED_PROFILE {
            return Ok(());
        }
        let file = self.wasm_file();
        let wasm = fs::read(&file).map_err(WebError::at(&file))?;
        let failed = |reason| WebError::Shrink { path: file.clone(), reason };
        let lighter = order::lighter(&wasm).map_err(failed)?;
        fs::write(&file, lighter).map_err(WebError::at(&file))
    }

    fn copy_sources(&self) -> Result<(), WebError> {
        for name in PLAIN_SOURCES {
            let from = self.root.join("web").join(name);
            fs::copy(&from, self.out.join(name)).map_err(WebError::at(&from))?;
        }
        Ok(())
    }

    fn write_index(&self) -> Result<(), WebError> {
        let source = self.root.join("web/index.html");
        let texts = self.root.join("assets/text/en/web.ftl");
        let html = fs::read_to_string(&source).map_err(WebError::at(&source))?;
        let filled = page::fill(&html, &page::Texts::read(&texts)?, self.wasm_bytes()?)?;
        let target = self.out.join("index.html");
        fs::write(&target, filled).map_err(WebError::at(&target))
    }

    fn wasm_file(&self) -> PathBuf {
        self.out.join("rummage_bg.wasm")
    }

    fn wasm_bytes(&self) -> Result<u64, WebError> {
        let wasm = self.wasm_file();
        Ok(fs::metadata(&wasm).map_err(WebError::at(&wasm))?.len())
    }

    fn tell(&self) {
        let megabytes = self.wasm_bytes().unwrap_or_default() as f64 / 1e6;
        println!("The page is in {}; its wasm has {megabytes:.1} MB.", self.out.display());
    }
}

/// Where cargo puts the game's wasm file for a profile.
pub fn built_wasm(root: &Path, profile: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    // Cargo keeps the dev profile's output in a folder of another name.
    let folder = if profile == "dev" { "debug" } else { profile };
    target.join("wasm32-unknown-unknown").join(folder).join("rummage.wasm")
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), WebError> {
    fs::create_dir_all(to).map_err(WebError::at(to))?;
    for entry in fs::read_dir(from).map_err(WebError::at(from))? {
        let source = entry.map_err(WebError::at(from))?.path();
        let Some(name) = source.file_name() else { continue };
        let target = to.join(name);
        if source.is_dir() {
            copy_folder(&source, &target)?;
        } else {
            fs::copy(&source, &target).map_err(WebError::at(&source))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(out: PathBuf) -> Bundle {
        Bundle { profile: "web".into(), wasm: out.join("none.wasm"), root: ".".into(), out }
    }

    fn scratch(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("rummage-web-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a scratch folder can be made");
        folder
    }

    #[test]
    fn a_missing_wasm_file_names_the_command_that_makes_it() {
        let error = bundle(scratch("missing")).write().expect_err("nothing was built");
        assert!(error.to_string().contains("--profile web"), "{error}");
    }

    #[test]
    fn a_folder_with_other_things_is_left_alone() {
        let folder = scratch("foreign");
        fs::write(folder.join("letter.txt"), "mine").expect("a file can be written");
        let error = bundle(folder.clone()).clear_out().expect_err("it is not a page");
        assert!(matches!(error, WebError::NotOurs { .. }), "{error}");
        assert!(folder.join("letter.txt").is_file());
    }

    #[test]
    fn an_earlier_page_is_replaced() {
        let folder = scratch("earlier");
        fs::write(folder.join("rummage.js"), "").expect("a file can be written");
        bundle(folder.clone()).clear_out().expect("it is an old page");
        assert!(!folder.join("rummage.js").exists());
    }

    #[test]
    fn folders_are_copied_whole() {
        let folder = scratch("copy");
        fs::create_dir_all(folder.join("a/b")).expect("folders can be made");
        fs::write(folder.join("a/b/c.txt"), "c").expect("a file can be written");
        copy_folder(&folder.join("a"), &folder.join("z")).expect("it can be copied");
        assert_eq!(fs::read_to_string(folder.join("z/b/c.txt")).ok().as_deref(), Some("c"));
    }
}
