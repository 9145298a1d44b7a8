import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { makeWorkerUtils } from 'graphile-worker'
import { refuseUnreleased } from './check-database.ts'
import { MONTHS_AHEAD } from './history-partitions.sql.ts'
import { writeFirstSettings } from './write-first-settings.sql.ts'
import { machines } from '#platform/machine/machines.ts'
import { type Applied, allMigrations, migrationTable, pendingMigrations, rightStatements } from './migrations.ts'
import { type DatabaseRole, type Login, loginsOf, type ServingUrls } from './roles.ts'

export type MigrateOptions = {
  /** Sets the passwords of existing roles to those of their URLs. Without it, passwords stay unchanged. */
  readonly setPasswords?: boolean
}
type Logins = Readonly<Record<DatabaseRole, Login>>

/**
 * Migrates the database at `ownerUrl`. Creates the roles that `urls` name, runs migrations/*.sql in order and creates
 * job tables. Grants rights and writes the allowed transitions of the state machines. A separate command, so no node
 * needs the owner's URL.
 */
export async function migrate(ownerUrl: string, urls: ServingUrls, options: MigrateOptions = {}): Promise<void> {
  const logins = loginsOf(ownerUrl, urls)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  // The running query reports a lost connection. Without this listener, the error would also end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) })
  try {
    await createRoles(db, logins, options)
    await runMigrations(db, logins)
    await installJobs(ownerUrl)
    await grant(db, logins)
    await sql`select make_history_partitions(now(), ${MONTHS_AHEAD})`.execute(db)
    await writeLegalEdges(db)
    await writeFirstSettings({ db })
  } finally {
    await db.destroy()
  }
}

type Owner = Kysely<Record<string, never>>

async function createRoles(db: Owner, logins: Logins, { setPasswords = false }: MigrateOptions): Promise<void> {
  // Prevents two concurrent commands from creating the same role.
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7314)`.execute(tx)
    for (const { name, password } of [logins.app, logins.audit]) {
      const { rows } = await sql`select 1 from pg_roles where rolname = ${name}`.execute(tx)
      if (rows.length > 0 && !setPasswords) continue
      const verb = rows.length === 0 ? 'create' : 'alter'
      const secret = password === undefined ? sql`password null` : sql`password ${sql.lit(password)}`
      await sql`${sql.raw(verb)} role ${sql.id(name)} login ${secret}`.execute(tx)
    }
  })
}

/**
 * Migrations use the role names that installations shared in earlier versions. Returns the text with the roles of this
 * database.
 */
const withRoles = (text: string, { app, audit }: Logins): string =>
  text.replaceAll(/\btessera_app\b/g, `"${app.name}"`).replaceAll(/\baudit_ro\b/g, `"${audit.name}"`)

/** Applies the missing migrations in one transaction. */
async function runMigrations(db: Owner, logins: Logins): Promise<void> {
  const files = await allMigrations()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7316)`.execute(tx)
    await refuseUnreleased({ db: tx })
    await sql.raw(migrationTable).execute(tx)
    const { rows: applied } = await sql<Applied>`select name, sha256 from migration`.execute(tx)
    for (const { name, text, sha256 } of pendingMigrations(files, applied)) {
      await sql.raw(withRoles(text, logins)).execute(tx)
      await sql`insert into migration (name, sha256) values (${name}, ${sha256})`.execute(tx)
    }
  })
}

async function installJobs(url: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url })
  await utils.migrate()
  await utils.release()
}

/** Revokes all rights in our schemas from the roles of this database. */
const withoutRights = `
revoke all on all tables in schema public, audit from tessera_app, audit_ro;
revoke all on all sequences in schema public, audit from tessera_app, audit_ro;
revoke create on schema public from public;`

/** Rights on tables that the migrations do not create: those of the migrator and of the job library. */
const otherRights = `
grant select on migration to tessera_app;
grant usage on schema graphile_worker to tessera_app;
grant all on all tables in schema graphile_worker to tessera_app;
grant all on all sequences in schema graphile_worker to tessera_app;
grant execute on all functions in schema graphile_worker to tessera_app;
-- The library closes its tables to all roles but their owner; the grants above decide instead.
do $$
declare t record;
begin
  for t in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'graphile_worker' and c.relrowsecurity loop
    execute format('alter table %s disable row level security', t.name);
  end loop;
end $$;`

/** Only the owner and its two roles may connect. Roles of other installations are refused. */
const connections = `
do $$
begin
  execute format('revoke connect on database %I from public', current_database());
  execute format('grant connect on database %I to tessera_app, audit_ro', current_database());
end $$;`

/**
 * Returns statements for the roles that all installations of a server shared in earlier versions. They lose their
 * rights in this database, unless they are its own by name.
 */
const formerRoles = ({ app, audit }: Logins): string => `
do $$
declare former text; space text;
begin
  for former in select rolname from pg_roles 
                where rolname in ('tessera_app', 'audit_ro') and rolname not in ('${app.name}', '${audit.name}') loop
    execute format('revoke connect on database %I from %I', current_database(), former);
    for space in select nspname from pg_namespace where nspname in ('public', 'audit', 'graphile_worker') loop
      execute format('revoke all on all tables in schema %I from %I', space, former);
      execute format('revoke all on all sequences in schema %I from %I', space, former);
      execute format('revoke all on all functions in schema %I from %I', space, former);
      execute format('revoke all on schema %I from %I', space, former);
    end loop;
  end loop;
end $$;`

/** Gives the roles of this database exactly the rights that the migrations name. */
async function grant(db: Owner, logins: Logins): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rights = await existingRightStatements(tx)
    await sql.raw(withRoles(withoutRights + rights + otherRights + connections, logins)).execute(tx)
    await sql.raw(formerRoles(logins)).execute(tx)
  })
}

/** A later migration may have dropped an object on which an earlier one grants rights. */
async function existingRightStatements(db: Owner): Promise<string> {
  const statements = rightStatements(await allMigrations())
  const { rows } = await sql<{ object: string }>`
    select o.object from unnest(${statements.map(({ object }) => object)}::text[]) o (object),
           split_part(o.object, ' ', 2) as named
     where case split_part(o.object, ' ', 1)
             when 'function' then to_regproc(named) is not null
             when 'schema' then to_regnamespace(named) is not null
             when 'sequence' then to_regclass(named) is not null
             else to_regclass(o.object) is not null end`.execute(db)
  const there = new Set(rows.map(({ object }) => object))
  return statements.flatMap(({ text, object }) => (there.has(object) ? [`${text};\n`] : [])).join('')
}

async function writeLegalEdges(db: Owner): Promise<void> {
  const edges = machines()
  await db.transaction().execute(async (tx) => {
    await sql`delete from legal_edge`.execute(tx)
    for (const { entity, from, to } of edges)
      await sql`insert into legal_edge (entity, from_state, to_state) values (${entity}, ${from}, ${to})`.execute(tx)
  })
}
