import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../../migrations/', import.meta.url)

/** One file of migrations/. Its checksum does not depend on how the checkout ends lines. */
export type Migration = { readonly name: string; readonly text: string; readonly sha256: string }

/** `0014_payments_refunds.sql`: a number, the business area of what it creates, and a purpose. */
export const MIGRATION_NAME = /^(\d{4})_([a-z]+)(?:_[a-z0-9_]+)?\.sql$/

/** All migrations of this version, in order. */
export async function allMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** A right that a migration gives, or takes, on one object. */
export type RightStatement = { readonly text: string; readonly object: string }

/**
 * The `grant` and `revoke` statements of migrations in order, one for each object. They are repeated at each run, because a database
 * that was restored under another name has other roles.
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
