//! The disk takes no more: whoever plays is told so, nothing that was acknowledged is lost, and with room again the tables go on.

use crate::common::{Client, program, setup, written};
use rummage_rules::cards::ids::Seat;
use rummage_server::store::{Sqlite, Store};
use rummage_wire::{Sorry, Tell};
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;

/// No file may grow beyond so many kilobytes. What is written beyond is refused as by a disk that is full.
const ROOM: &str = "300";
/// So long nothing that is waited for takes.
const NEVER: Duration = Duration::from_secs(60);
/// So many actions show that a table goes on.
const MORE: usize = 10;

/// The program where files cannot grow for ever.
fn cramped() -> Command {
    let mut command = Command::new("bash");
    let limited = format!("trap '' XFSZ; ulimit -f {ROOM}; exec \"$0\" \"$@\"");
    command.arg("-c").arg(limited).arg(program::program().get_program());
    command
}

/// Plays until so much was acknowledged, or until nothing can be written down any more; whether it could be to the end.
async fn play(client: &mut Client, acknowledged: usize) -> bool {
    client.play_on().await;
    while client.acknowledged.len() < acknowledged {
        match client.next().await {
            Some(Tell::Sorry(Sorry::StoreAway, _)) => return false,
            Some(Tell::Refused(..)) | None => panic!("{}", client.stream.join("\n")),
            Some(_) => client.play_on().await,
        }
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let listening = ["--listen", "127.0.0.1:0", "--data"];
    let mut command = cramped();
    let (mut server, address) =
        program::start(command.args(listening).arg(folder.path()).stderr(Stdio::null()));
    let mut ann = Client::host(address, setup("gin", 2)).await;
    let mut ben = Client::friend(address, &ann, Seat(1)).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].here)).await;
    let both = async { tokio::join!(play(&mut ann, usize::MAX), play(&mut ben, usize::MAX)) };
    let written = timeout(NEVER, both).await.expect("the disk is full some time");
    assert_eq!(written, (false, false), "both are told that nothing can be written down");
    assert!(ann.acknowledged.len() > MORE, "it was not full from the beginning");
    server.kill().expect("it runs on with a full disk");
    server.wait().expect("it has ended");

    let (mut server, address) =
        program::start(program::program().args(listening).arg(folder.path()).stderr(Stdio::null()));
    let (mut ann, mut ben) = (ann.come_again(address).await, ben.come_again(address).await);
    let enough = ann.acknowledged.len().max(ben.acknowledged.len()) + MORE;
    let both = async { tokio::join!(play(&mut ann, enough), play(&mut ben, enough)) };
    let written = timeout(NEVER, both).await.expect("the table goes on");
    assert_eq!(written, (true, true));
    server.kill().expect("it runs");
    server.wait().expect("it has ended");

    let store = Sqlite::open(folder.path()).expect("a store");
    for client in [&ann, &ben] {
        let rows = store.read(client.table.expect("a table"), 0).await.expect("rows");
        let written = written::deeds(&rows, client.seat.expect("a seat"));
        assert!(written.windows(2).all(|pair| pair[0].0 < pair[1].0), "twice in {written:?}");
        let lost = client.acknowledged.iter().find(|done| !written.contains(done));
        assert_eq!(lost, None, "acknowledged, and not there");
    }
}
