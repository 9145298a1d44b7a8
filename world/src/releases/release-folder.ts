import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { migrationTable } from '../../../apps/server/src/platform/database/migrations.ts'
import { databaseOf, roleName } from '../../../apps/server/src/platform/database/roles.ts'
import { readCatalogue } from '../catalogue/read-catalogue.sql.ts'
import { schemaScript } from '../catalogue/schema-text.ts'
import { copyIn, copyOut } from './copy.ts'
import { inventRows } from './invented-rows.sql.ts'
import { sampleRows } from './sample-rows.sql.ts'

const releases = new URL('../../../apps/server/src/releases/', import.meta.url)

/** The versions that are kept. */
export const keptReleases = async (): Promise<string[]> =>
  (await readdir(releases, { withFileTypes: true }))
    .flatMap((each) => (each.isDirectory() ? [each.name] : []))
    .toSorted()

const fileOf = (version: string, name: string): URL => new URL(`${version}/${name}`, releases)

/**
 * Writes the folder of a release from the database at `ownerUrl`, whose people must be invented. A table without rows gets an invented
 * one, in a transaction that is rolled back. Returns the bytes of the rows.
 */
export async function saveRelease(ownerUrl: string, version: string): Promise<number> {
  return connected(ownerUrl, async (client) => {
    const database = databaseOf(ownerUrl)
    const roles = { app: { name: roleName(database, 'app') }, audit: { name: roleName(database, 'audit') } }
    const catalogue = await readCatalogue(client, roles)
    const { before, after } = schemaScript(catalogue)
    await client.query('begin')
    const without = await inventRows(client, catalogue)
    if (without.length > 0)
      throw new Error(`No row that satisfies the constraints was found for ${without.join(', ')}.`)
    const applied = await copyOut(
      client,
      'copy (select name, sha256, applied_at from migration order by name) to stdout',
    )
    const rows = `copy migration (name, sha256, applied_at) from stdin;\n${applied}\\.\n\n${await sampleRows(client, catalogue)}`
    await client.query('rollback')
    await mkdir(new URL(`${version}/`, releases), { recursive: true })
    await writeFile(fileOf(version, 'tables.sql'), before)
    await writeFile(fileOf(version, 'rows.sql'), rows)
    await writeFile(fileOf(version, 'rules.sql'), after)
    return Buffer.byteLength(rows)
  })
}

/** Makes the schema and the rows of a release in the empty database at `ownerUrl`. */
export async function loadRelease(ownerUrl: string, version: string): Promise<void> {
  const read = (name: string): Promise<string> => readFile(fileOf(version, name), 'utf8')
  const [tables, rows, rules] = [await read('tables.sql'), await read('rows.sql'), await read('rules.sql')]
  await connected(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(`${migrationTable};\n${tables}`)
    for (const [, statement = '', lines = ''] of rows.matchAll(/^(copy [^;]+ from stdin);\n([\s\S]*?)^\\\.$/gm))
      await copyIn(client, statement, lines)
    await client.query((rows.match(/^select setval\(.*\);$/gm) ?? []).join('\n'))
    await client.query(rules)
    await client.query('commit')
  })
}

async function connected<T>(url: string, body: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await body(client)
  } finally {
    await client.end()
  }
}
