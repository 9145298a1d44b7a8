import { parseArgs } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { migrateLocalDatabase, openLocalDatabase } from './local-database.ts'
import { saveRelease } from './releases/release-folder.ts'

// npm run release -- [--version 0.1.0]: saves the schema of the local world and some of its rows as a release. Its
// people are fictitious; never use a database with real people.
const { values } = parseArgs({ options: { version: { type: 'string', default: manifest.version } } })
const database = await openLocalDatabase()
try {
  await migrateLocalDatabase(database)
  const bytes = await saveRelease(database.ownerUrl, values.version)
  console.log(`apps/server/src/releases/${values.version} keeps the schema and ${Math.round(bytes / 1000)} kB of rows.`)
} finally {
  await database.stop()
}
