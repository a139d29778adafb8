//! The store that several servers share: rows in any engine that speaks PostgreSQL's wire.
//!
//! A server appends to a table as long as its claim to it holds, by the clock of the engine, and whoever takes the claim over waits for an
//! append that is under way. Besides, a row of a number is there once. So a server that was frozen cannot write beside its heir.

use super::{Answer, Claim, StartError, Store, StoreError};
use rummage_wire::{Address, TableId};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Statement};
use tracing::warn;

/// An engine that has not answered after this time is away.
const PATIENCE: Duration = Duration::from_secs(10);

/// Servers that begin at the same time do so one after the other: an engine does not take the same table twice.
const TABLES: &str = "
    BEGIN;
    SELECT pg_advisory_xact_lock(7117);
    CREATE TABLE IF NOT EXISTS rummage_rows (
        tbl text NOT NULL, n bigint NOT NULL, at timestamptz NOT NULL, row text NOT NULL, PRIMARY KEY (tbl, n)
    );
    CREATE TABLE IF NOT EXISTS rummage_leases (
        tbl text PRIMARY KEY, node bigint NOT NULL, until timestamptz NOT NULL, address text
    );
    COMMIT;";

/// Tables of before have claims without an address. It is looked for first: to add one waits for whoever reads the claims, as a copy of the
/// whole does, and everybody else waits behind it.
const HAS_ADDRESS: &str =
    "SELECT 1 FROM pg_attribute WHERE attrelid = 'rummage_leases'::regclass AND attname = 'address'";
const ADD_ADDRESS: &str = "ALTER TABLE rummage_leases ADD COLUMN IF NOT EXISTS address text";

/// Nothing is written without the claim, nor where other rows are there than was thought.
const APPEND: &str = "
    WITH claim AS (
        SELECT 1 FROM rummage_leases WHERE tbl = $1 AND node = $2 AND until > clock_timestamp() FOR SHARE
    )
    INSERT INTO rummage_rows (tbl, n, at, row)
    SELECT $1, $3 + place - 1, clock_timestamp(), text FROM claim, unnest($4::text[]) WITH ORDINALITY AS more (text, place)
    WHERE $3 = (SELECT coalesce(max(n) + 1, 0) FROM rummage_rows WHERE tbl = $1)";

const READ: &str = "SELECT row FROM rummage_rows WHERE tbl = $1 AND n >= $2 ORDER BY n";

/// A claim that runs out goes to whoever asks next.
const LEASE: &str = "
    INSERT INTO rummage_leases AS lease (tbl, node, until, address)
    VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3), $4)
    ON CONFLICT (tbl) DO UPDATE SET node = excluded.node, until = excluded.until, address = excluded.address
    WHERE lease.node = excluded.node OR lease.until <= clock_timestamp()";

/// Where another server is that has a table. A claim of this one from before it was started again leads nowhere.
const OWNER: &str = "SELECT address FROM rummage_leases WHERE tbl = $1 AND address IS DISTINCT FROM $2";

const FORGET: &str = "
    WITH old AS (
        SELECT tbl FROM rummage_rows GROUP BY tbl HAVING max(at) < clock_timestamp() - make_interval(secs => $1)
    ), claims AS (DELETE FROM rummage_leases WHERE tbl IN (SELECT tbl FROM old)),
    rows AS (DELETE FROM rummage_rows WHERE tbl IN (SELECT tbl FROM old))
    SELECT count(*) FROM old";

/// Tables in an engine elsewhere, as one of its servers reaches them.
pub struct Postgres(Arc<Way>);

/// The way to the engine.
struct Way {
    config: Config,
    /// This server among those that share the tables.
    node: i64,
    /// Where people reach this server, if that is said.
    address: Option<String>,
    session: Mutex<Option<Arc<Session>>>,
}

/// A connection with its statements.
struct Session {
    client: Client,
    append: Statement,
    read: Statement,
    lease: Statement,
    owner: Statement,
    forget: Statement,
}

impl Postgres {
    /// Connects to an engine for a server whose number no other has, and which people reach at this address, if that is said. Makes the tables
    /// there if they are not.
    ///
    /// # Errors
    /// Why it cannot be reached, or does not let us in.
    pub async fn connect(
        config: Config,
        node: u64,
        address: Option<Address>,
    ) -> Result<Postgres, StartError> {
        let address = address.map(|address| address.to_string());
        let way = Way { config, node: node.cast_signed(), address, session: Mutex::new(None) };
        in_time(way.session()).await.map_err(StartError::Elsewhere)?;
        Ok(Postgres(Arc::new(way)))
    }
}

impl Way {
    /// The connection; a new one where the last is gone.
    async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut kept = self.session.lock().await;
        if let Some(session) = kept.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(session.clone());
        }
        let session = Arc::new(Session::open(&self.config).await.map_err(|error| away(&error))?);
        *kept = Some(session.clone());
        Ok(session)
    }
}

impl Session {
    async fn open(config: &Config) -> Result<Session, tokio_postgres::Error> {
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                warn!(%error, "the store's connection ended");
            }
        });
        client.batch_execute(TABLES).await?;
        if client.query_opt(HAS_ADDRESS, &[]).await?.is_none() {
            client.batch_execute(ADD_ADDRESS).await?;
        }
        let append = client.prepare(APPEND).await?;
        let read = client.prepare(READ).await?;
        let lease = client.prepare(LEASE).await?;
        let owner = client.prepare(OWNER).await?;
        let forget = client.prepare(FORGET).await?;
        Ok(Session { client, append, read, lease, owner, forget })
    }
}

/// What comes of it, if that is soon.
async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(StoreError::Away("it is silent".into())))
}

fn away(error: &tokio_postgres::Error) -> StoreError {
    match error.code() {
        // Somebody else was there first.
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => StoreError::Conflict,
        _ => {
            let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
            StoreError::Away(format!("{error}{cause}"))
        }
    }
}

/// A number as the engine has it.
fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

impl Store for Postgres {
    fn append(&self, table: TableId, expected: u64, rows: Vec<String>) -> Answer<()> {
        let way = self.0.clone();
        Box::pin(in_time(async move {
            let session = way.session().await?;
            let (table, first) = (table.to_string(), number(expected));
            let written = session.client.execute(&session.append, &[&table, &way.node, &first, &rows]).await;
            let all = written.map_err(|error| away(&error))? == rows.len() as u64;
            all.then_some(()).ok_or(StoreError::Conflict)
        }))
    }

    fn read(&self, table: TableId, from: u64) -> Answer<Vec<String>> {
        let way = self.0.clone();
        Box::pin(in_time(async move {
            let session = way.session().await?;
            let rows = session.client.query(&session.read, &[&table.to_string(), &number(from)]).await;
            rows.map_err(|error| away(&error))?
                .iter()
                .map(|row| row.try_get(0).map_err(|error| away(&error)))
                .collect()
        }))
    }

    fn lease(&self, table: TableId, how_long: Duration) -> Answer<Claim> {
        let way = self.0.clone();
        Box::pin(in_time(async move {
            let session = way.session().await?;
            let (table, seconds) = (table.to_string(), how_long.as_secs_f64());
            let claim = [&table as &(dyn ToSql + Sync), &way.node, &seconds, &way.address];
            let claimed = session.client.execute(&session.lease, &claim).await;
            if claimed.map_err(|error| away(&error))? == 1 {
                return Ok(Claim::Ours);
            }
            let owner = session.client.query_opt(&session.owner, &[&table, &way.address]).await;
            let owner = owner.map_err(|error| away(&error))?;
            let owner: Option<String> = owner.and_then(|row| row.try_get(0).ok());
            // What is no address was written by hand.
            Ok(Claim::Theirs(owner.and_then(|owner| owner.parse().ok())))
        }))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn forget(&self, older: Duration) -> Answer<u64> {
        let way = self.0.clone();
        Box::pin(in_time(async move {
            let session = way.session().await?;
            let old = session.client.query_one(&session.forget, &[&older.as_secs_f64()]).await;
            let old: i64 = old.and_then(|row| row.try_get(0)).map_err(|error| away(&error))?;
            Ok(u64::try_from(old).unwrap_or_default())
        }))
    }
}
