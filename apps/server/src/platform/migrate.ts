import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { makeWorkerUtils } from 'graphile-worker'
import { MONTHS_AHEAD } from './history-partitions.sql.ts'
import { machines } from './machines.ts'
import { type DatabaseRole, rolePassword } from './roles.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Brings the database at `url` (its owner's) to the newest form: roles, migrations/*.sql in order, job tables, grants, legal edges. */
export async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // The query that runs tells of a connection that died; unheard here, it would end the process as well.
  pool.on('error', () => undefined)
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) })
  try {
    await createRoles(db, url)
    await runMigrations(db)
    await installJobs(url)
    await grant(db)
    await sql`select make_history_partitions(now(), ${MONTHS_AHEAD})`.execute(db)
    await writeLegalEdges(db)
  } finally {
    await db.destroy()
  }
}

type Owner = Kysely<Record<string, never>>

async function createRoles(db: Owner, url: string): Promise<void> {
  // Two nodes that start at once must not both create a role.
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7314)`.execute(tx)
    for (const role of ['tessera_app', 'audit_ro'] as const satisfies DatabaseRole[]) {
      const { rows } = await sql`select 1 from pg_roles where rolname = ${role}`.execute(tx)
      const verb = rows.length === 0 ? 'create' : 'alter'
      await sql.raw(`${verb} role ${role} login password '${rolePassword(url, role)}'`).execute(tx)
    }
  })
}

async function runMigrations(db: Owner): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations: Record<string, Migration> = {}
  for (const name of files) {
    const text = await readFile(new URL(name, folder), 'utf8')
    migrations[name] = { up: async (tx) => void (await sql.raw(text).execute(tx)) }
  }
  // Numbers are given out before the work on them is done: a lower one may come after a higher one, and none rests on such a one.
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error !== undefined) throw error
}

async function installJobs(url: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url })
  await utils.migrate()
  await utils.release()
}

/** What a table's comment says of it decides what the app may do to it; what says nothing may be read and written. */
const grants = `
do $$
declare t record;
begin
  for t in select c.oid::regclass as name, coalesce(obj_description(c.oid), '') as about, c.relispartition as part
             from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely_%' loop
    execute format('revoke all on %s from tessera_app', t.name);
    -- What may be done to a table of one month is said of the whole.
    if t.part then continue; end if;
    execute format('grant select on %s to tessera_app', t.name);
    if t.about like 'read-only%' then continue; end if;
    execute format('grant insert on %s to tessera_app', t.name);
    if t.about like 'append-only%' then continue; end if;
    if t.about like 'unchanging%' then
      execute format('grant delete on %s to tessera_app', t.name);
      continue;
    end if;
    execute format('grant update on %s to tessera_app', t.name);
    if t.about not like 'kept%' then execute format('grant delete on %s to tessera_app', t.name); end if;
  end loop;
end $$;
grant usage on schema public to tessera_app;
grant usage on all sequences in schema public to tessera_app;
grant execute on function make_history_partitions to tessera_app;
grant usage on schema graphile_worker to tessera_app;
grant all on all tables in schema graphile_worker to tessera_app;
grant all on all sequences in schema graphile_worker to tessera_app;
grant execute on all functions in schema graphile_worker to tessera_app;
-- The library shuts its tables to everybody but their owner; the grants above say who may.
do $$
declare t record;
begin
  for t in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'graphile_worker' and c.relrowsecurity loop
    execute format('alter table %s disable row level security', t.name);
  end loop;
end $$;
revoke create on schema public from public;
do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'audit') then
    grant usage on schema audit to audit_ro;
    grant select on all tables in schema audit to audit_ro;
  end if;
end $$;`

async function grant(db: Owner): Promise<void> {
  await sql.raw(grants).execute(db)
}

async function writeLegalEdges(db: Owner): Promise<void> {
  const edges = machines()
  await db.transaction().execute(async (tx) => {
    await sql`delete from legal_edge`.execute(tx)
    for (const { entity, from, to } of edges)
      await sql`insert into legal_edge (entity, from_state, to_state) values (${entity}, ${from}, ${to})`.execute(tx)
  })
}
