import { sql } from 'kysely'
import { allMigrations } from './migrations.ts'
import { many, one, type Source } from './rows.ts'

/**
 * Throws unless the role of DATABASE_URL is one that only serves: an owner could rewrite the past, so no node connects as one
 * (threat OPS-13).
 */
export async function checkServingRole(source: Source): Promise<void> {
  const { name, owns } = await one(
    source,
    sql<{ name: string; owns: boolean }>`
      select current_user::text as name,
             (select rolsuper or rolcreaterole from pg_roles where rolname = current_user)
               or has_schema_privilege('public', 'create') as owns`,
  )
  if (owns)
    throw new Error(
      `DATABASE_URL names ${name}, which may change tables: name the serving role that npm run migrate made`,
    )
}

/** Throws while a migration of this version is missing. Newer ones are no hindrance: another node may be ahead. */
export async function checkMigrated(source: Source): Promise<void> {
  const { there } = await one(
    source,
    sql<{ there: boolean }>`select to_regclass('public.kysely_migration') is not null as there`,
  )
  const done = there ? await many(source, sql<{ name: string }>`select name from kysely_migration`) : []
  const known = new Set(done.map(({ name }) => name))
  const missing = (await allMigrations()).flatMap(({ name }) => (known.has(name) ? [] : [name]))
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.length} migrations, first ${missing[0]}: run npm run migrate with the owner's URL`,
    )
}

/** Domains that belong to nobody (RFC 2606): the people of the local world have their mailboxes there. */
const RESERVED = sql.lit('@(.+\\.)?(example|example\\.(com|net|org)|test|invalid|localhost)$')

/**
 * Throws while the database has people of the local world, whose passwords are published (threat OPS-14). An invitation has no
 * published password: a mistyped one must not keep the exchange from starting.
 */
export async function checkNoDemoPeople(source: Source): Promise<void> {
  const [found] = await many(
    source,
    sql<{ email: string }>`
      (select email from operator where email ~ ${RESERVED} and status <> 'invited' limit 1)
      union all (select email from customer where email ~ ${RESERVED} limit 1)`,
  )
  if (found !== undefined)
    throw new Error(
      `The database has demo people, such as ${found.email}: this server starts only on a database without them`,
    )
}
