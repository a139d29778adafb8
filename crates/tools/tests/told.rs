//! `verify` with what an online table told of the deal: whether the seed came of chance that everybody had put in.

use crate::common::command;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Commitment, Nonce, Proof, Tell};
use std::path::Path;

/// A match that was dealt from the chance of two people and a server.
struct Dealt {
    proof: Proof,
    commitments: Vec<(Seat, Commitment)>,
    record: String,
}

fn dealt() -> Dealt {
    let nonces = vec![(Seat(0), Nonce([1; 32])), (Seat(1), Nonce([2; 32]))];
    let commitments = nonces.iter().map(|(seat, nonce)| (*seat, nonce.commitment())).collect();
    let proof = Proof::of(Nonce([9; 32]), nonces);
    let seed = proof.seed.to_string();
    let words =
        ["play", "daylily", "--seed", &seed, "--seats", "seedling,random", "--options", "target_score=20"];
    let (_, record) = command(&words).expect("they can play");
    Dealt { proof, commitments, record }
}

/// What `verify` says of the record beside these lines.
fn verify(name: &str, dealt: &Dealt, lines: &[String]) -> Result<(bool, String), String> {
    let file = |name: String, text: &str| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, text).expect("the folder for tests can be written");
        path.to_str().expect("text").to_owned()
    };
    let record = file(format!("told-{name}.json"), &dealt.record);
    let told = file(format!("told-{name}.txt"), &lines.join("\n"));
    command(&["verify", &record, "--told", &told])
}

/// The lines of a table about this deal, as match 2 of that table.
fn lines(dealt: &Dealt) -> Vec<String> {
    let Dealt { proof, commitments, .. } = dealt;
    let tells = [
        Tell::Dealing(1, Nonce([7; 32]).commitment()),
        Tell::Dealing(2, proof.secret.commitment()),
        Tell::Commits(2, commitments.clone()),
        Tell::Done(1),
        Tell::Proof(2, Box::new(proof.clone())),
    ];
    tells.iter().map(ToString::to_string).collect()
}

#[test]
fn chance_that_was_opened_as_it_was_sealed_gives_the_seed() {
    let dealt = dealt();
    let (good, printed) = verify("fair", &dealt, &lines(&dealt)).expect("it can be verified");
    let came_of = "the SHA-256 of what the server had sealed and of the chance of P0, P1: nobody chose it.";
    assert!(good && printed.contains(came_of) && printed.contains("\nFAIR: "), "{printed}");
}

#[test]
fn chance_that_was_exchanged_is_found_out() {
    let dealt = dealt();
    let mut lines = lines(&dealt);
    lines[1] = Tell::Dealing(2, Nonce([8; 32]).commitment()).to_string();
    let (good, printed) = verify("exchanged", &dealt, &lines).expect("it can be verified");
    assert!(!good && printed.contains("NOT FAIR: the server's secret is not the one it had sealed."));
    assert!(!printed.contains("\nFAIR: "), "{printed}");
}

#[test]
fn lines_that_tell_no_deal_are_named() {
    let dealt = dealt();
    let whole = lines(&dealt);
    let without = |gone: usize| {
        let mut lines = whole.clone();
        lines.remove(gone);
        lines
    };
    let no_seed = format!("no proof in it has the seed of the match, {}", dealt.proof.seed);
    let cases = [
        ("proof", without(4), no_seed.as_str()),
        ("commits", without(2), "the line 'commits' of this match is missing"),
        ("dealing", without(1), "the line 'dealing' of this match is missing"),
        ("cut", [&whole[..1], &["dealing 2 12".to_owned()]].concat(), ":2: dealing: '12' is no hash"),
    ];
    for (name, lines, sentence) in cases {
        let got = verify(name, &dealt, &lines).expect_err("it is not told whole");
        assert!(got.contains(sentence), "expected {sentence:?} got {got:?}");
    }
}
