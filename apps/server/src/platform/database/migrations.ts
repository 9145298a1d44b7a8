import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

import { StartupError } from '#platform/config/startup-error.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/** One file of migrations/. Its checksum ignores the line endings of the checkout. */
export type Migration = { readonly name: string; readonly text: string; readonly sha256: string }

/** `0014_payments_refunds.sql`: a number, the business area, and a purpose. */
export const MIGRATION_NAME = /^(\d{4})_([a-z]+)(?:_[a-z0-9_]+)?\.sql$/

/** Returns all migrations of this version, in order. */
export async function allMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** A migration as recorded in a database. */
export type Applied = Pick<Migration, 'name' | 'sha256'>

/** The database has a schema older than the first release, which no migration can change to a newer one. */
export class UnreleasedSchema extends StartupError {}

/** Throws if a migration was changed after a database applied it. */
export function checkUnchanged(files: readonly Migration[], applied: readonly Applied[]): void {
  const known = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  const changed = files.find(({ name, sha256 }) => known.has(name) && known.get(name) !== sha256)
  if (changed !== undefined)
    throw new StartupError(
      `The migration ${changed.name} was changed after this database applied it. Install the released files, and make a change in a new migration.`,
    )
}

/**
 * Returns the migrations that a database lacks. Throws if one was changed after it was applied, or has a lower number
 * than an applied one. Also throws if a newer version has migrated the database.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  checkUnchanged(files, applied)
  const newer = applied.find(({ name }) => !files.some((file) => file.name === name))
  if (newer !== undefined)
    throw new StartupError(
      `The database has the migration ${newer.name}, which this version does not know. Install the version that applied it, or a newer one.`,
    )
  const pending = files.filter(({ name }) => !applied.some((each) => each.name === name))
  const last =
    applied
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? ''
  const late = pending.find(({ name }) => name < last)
  if (late !== undefined)
    throw new StartupError(
      `The migration ${late.name} would run after ${last}. Give it a number above those that were applied.`,
    )
  return pending
}

/** The table that records the applied migrations. */
export const migrationTable = `create table if not exists migration (
  name text primary key, sha256 text not null, applied_at timestamptz not null default now())`

/** A right that a migration grants or revokes on one object. */
export type RightStatement = { readonly text: string; readonly object: string }

/**
 * Returns the `grant` and `revoke` statements of migrations in order, one for each object. They run at each migration,
 * because a database that was restored under another name has other roles.
 */
export function rightStatements(migrations: readonly Pick<Migration, 'text'>[]): RightStatement[] {
  const statements = migrations.flatMap(({ text }) => text.match(/^(?:grant|revoke) [^;]+;/gm) ?? [])
  return statements.flatMap((statement) => {
    const [, head = '', kind = '', objects = '', tail = ''] =
      /^((?:grant|revoke) .+? on )((?:sequence |function |schema )?)(.+?)( (?:to|from) [^;]+);$/s.exec(statement) ?? []
    const named = kind === 'function ' ? [objects] : objects.split(/,\s*/)
    return named.map((object) => ({ text: `${head}${kind}${object}${tail}`, object: `${kind}${object}` }))
  })
}
