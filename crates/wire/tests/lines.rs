//! Every line comes back as it was written, and what is no line says what is wrong with it.

use rummage_rules::cards::ids::Seat;
use rummage_rules::games::{self, GAMES};
use rummage_rules::house::options::Options;
use rummage_wire::{
    Ask, Chair, Gesture, Key, Level, Name, Nonce, Opening, Proof, Refused, Revision, Room, Setup, Since,
    Sorry, Stage, TableId, Tell, Who,
};

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

fn setup() -> Setup {
    let options = Options::parse("hollywood=on").expect("options");
    Setup::new(games::find("gin").expect("a game"), 2, options).expect("a table")
}

#[test]
fn what_clients_say_comes_back() {
    let (table, key, revision) = (TableId::of_chance(77), Key::of_chance(1 << 90), Revision::own());
    let nonce = Nonce([17; 32]);
    let since = Some(Since { number: 3, happened: 512 });
    let asks = [
        Ask::Open(revision, Box::new(Opening { name: name("Ann"), setup: setup() })),
        Ask::Hello { revision, table, key: Some(key), since },
        Ask::Hello { revision, table, key: None, since: None },
        Ask::Sit(Seat(3), name("Зоя 花")),
        Ask::Stand,
        Ask::Name(name("Ben the 2nd")),
        Ask::Rules(Box::new(setup())),
        Ask::Fill(Seat(1), Level::HedgeSharp),
        Ask::Free(Seat(1)),
        Ask::Deal,
        Ask::Host(Seat(2)),
        Ask::Clock(Some(90)),
        Ask::Clock(None),
        Ask::Play(12, "meld 4H 5H 6H".into()),
        Ask::Next,
        Ask::Bot(Seat(4)),
        Ask::Gesture(Gesture::WellPlayed),
        Ask::Commit(nonce.commitment()),
        Ask::Nonce(nonce),
    ];
    for ask in asks {
        assert_eq!(ask.to_string().parse(), Ok(ask.clone()), "{ask}");
    }
}

#[test]
fn what_tables_say_comes_back() {
    let (table, key) = (TableId::of_chance(77), Key::of_chance(1 << 90));
    let person = Chair { who: Who::Person(name("Ann")), away: Some(61_000), ..Chair::FREE };
    let bot = Chair { who: Who::Bot(Level::Gardener), here: true, ..Chair::FREE };
    let room = Room {
        table,
        setup: setup(),
        chairs: vec![person, bot],
        you: Some(Seat(0)),
        host: Seat(0),
        invite: Some(key),
        onlookers: 2,
        clock: None,
        stage: Stage::Playing,
        number: 4,
        seal: Some("ab".into()),
    };
    let nonces = vec![(Seat(0), Nonce([1; 32]))];
    let commitments = nonces.iter().map(|(seat, nonce)| (*seat, nonce.commitment())).collect();
    let tells = [
        Tell::Welcome(Revision::own()),
        Tell::At("https://b.cards.example:8443".parse().expect("an address")),
        Tell::Opened(table, key),
        Tell::Seated(Seat(1), key, 6),
        Tell::Room(Box::new(room)),
        Tell::Dividing(1, vec![Seat(0), Seat(2)]),
        Tell::Dividing(1, Vec::new()),
        Tell::TurnClock(1, 30_000, vec![Seat(1)]),
        Tell::Done(3),
        Tell::Refused(4, Box::new(Refused::NoMatch)),
        Tell::Refused(4, Box::new(Refused::Old(7))),
        Tell::Gesture(Seat(1), Gesture::Bow),
        Tell::Dealing(2, Nonce([3; 32]).commitment()),
        Tell::Commits(2, commitments),
        Tell::Proof(2, Box::new(Proof::of(Nonce([3; 32]), nonces))),
        Tell::sorry(Sorry::Closing),
        Tell::Sorry(Sorry::NotUnderstood, "'frob' begins no line".into()),
    ];
    for tell in tells {
        assert_eq!(tell.to_string().parse(), Ok(tell.clone()), "{tell}");
    }
}

#[test]
fn every_reason_of_regret_has_its_word() {
    for sorry in Sorry::ALL {
        assert_eq!(sorry.word().parse(), Ok(*sorry));
    }
}

#[test]
fn what_is_no_line_says_what_is_wrong() {
    let wrong = [
        ("", "'' begins no line"),
        ("frob 1 2", "'frob' begins no line"),
        ("play", "play: the number is missing"),
        ("play x draw", "play: 'x' is no number"),
        ("play 3", "play: the action is missing"),
        ("sit P0", "sit: the name is missing"),
        ("sit Ann", "sit: 'Ann' is no seat: write P0"),
        ("fill P1 grandmaster", "fill: 'grandmaster' is no level"),
        ("deal now", "deal: nothing follows 'now'"),
        ("hello 1 0123456789 -", "hello: '1' is no revision"),
        ("clock soon", "clock: 'soon' is no number of seconds"),
        ("rules {\"game\":\"bridge\",\"seats\":4}", "there is no game 'bridge'"),
        ("rules {\"game\":\"gin\",\"seats\":4}", "gin is played by 2 to 2, not by 4"),
        ("rules {\"game\":\"gin\",\"seats\":2,\"options\":{\"pie\":1}}", "gin has no option 'pie'"),
    ];
    for (text, why) in wrong {
        let said = text.parse::<Ask>().expect_err(text).to_string();
        assert!(said.contains(why), "{text}: {said}");
    }
}

#[test]
fn what_is_wrong_with_a_key_is_not_said_with_the_key() {
    let text = format!("hello 1.1 0123456789 {}U", "Q".repeat(25));
    let said = text.parse::<Ask>().expect_err("no key").to_string();
    assert_eq!(said, "hello: '…' is no key");
}

#[test]
fn every_game_can_be_set_up_at_every_size() {
    for game in GAMES {
        for seats in game.seats.clone() {
            let setup = Setup::new(game, seats, Options::default()).expect("its usual rules");
            let ask = Ask::Rules(Box::new(setup));
            assert_eq!(ask.to_string().parse(), Ok(ask));
        }
    }
}
