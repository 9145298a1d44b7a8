import { sql } from 'kysely'
import { type Applied, allMigrations, checkUnchanged, UnreleasedSchema } from './migrations.ts'
import { many, one, type Source } from './rows.ts'
import { RESERVED_DOMAINS, RESERVED_EMAIL } from '#platform/text/reserved-email.ts'
import { StartupError } from '#platform/config/startup-error.ts'

/**
 * Throws unless the role of DATABASE_URL can only serve. An owner could rewrite history, so no node connects as one
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
    throw new StartupError(
      `DATABASE_URL names the role ${name}, which may change tables. Use the serving role that npm run migrate created.`,
    )
}

/** Throws if the schema is older than the first release. Earlier versions kept their migrations in another table. */
export async function refuseUnreleased(source: Source): Promise<void> {
  const { database, unreleased } = await one(
    source,
    sql<{ database: string; unreleased: boolean }>`
      select current_database()::text as database, to_regclass('public.kysely_migration') is not null as unreleased`,
  )
  if (unreleased)
    throw new UnreleasedSchema(
      `The database ${database} was made by a version of Tessera before its first release 0.1.0 and cannot be migrated. To begin again, drop it, create an empty database of the same name, and run npm run migrate.`,
    )
}

/**
 * Throws if a migration of this version is missing, or if one was changed after it was applied. Newer migrations are
 * allowed, because another node may be ahead.
 */
export async function checkMigrated(source: Source): Promise<void> {
  await refuseUnreleased(source)
  const { there } = await one(
    source,
    sql<{ there: boolean }>`select to_regclass('public.migration') is not null as there`,
  )
  const applied = there ? await many(source, sql<Applied>`select name, sha256 from migration`) : []
  const files = await allMigrations()
  checkUnchanged(files, applied)
  const missing = files.filter(({ name }) => !applied.some((each) => each.name === name))
  if (missing.length > 0)
    throw new StartupError(
      `The database lacks ${missing.length} migrations, first ${missing[0]?.name}. Run npm run migrate with the owner's URL.`,
    )
}

const RESERVED = sql.lit(RESERVED_EMAIL.source)

/** Returns the email address of a person of the local world; undefined without one. */
export async function findDemoPerson(source: Source): Promise<string | undefined> {
  const [found] = await many(
    source,
    sql<{ email: string }>`
      (select email from operator where email ~ ${RESERVED} and status <> 'invited' limit 1)
      union all (select email from customer where email ~ ${RESERVED} limit 1)`,
  )
  return found?.email
}

/**
 * Throws while the database has people of the local world, whose passwords are published (threat OPS-14). Invitations
 * do not count: they have no published password, and a mistyped one must not stop the exchange.
 */
export async function checkNoDemoPeople(source: Source): Promise<void> {
  const found = await findDemoPerson(source)
  if (found !== undefined)
    throw new StartupError(
      `The database has demo people, such as ${found}. Email domains for examples and tests (${RESERVED_DOMAINS}) receive no mail. Set DATABASE_URL to another database, or first change this address to one that receives mail.`,
    )
}
