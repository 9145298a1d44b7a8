import { stateHashes } from './state-hashes.ts'
import { namedOrLocal } from './named-database.ts'

// npm run replay: decides every order of the local world, or of DATABASE_URL, once more on empty books, and holds what comes
// out against the tables, both of one moment. Exits 1 when they differ.
const database = await namedOrLocal('DATABASE_URL')
const startedAt = performance.now()
try {
  const { orders, read, replayed } = await stateHashes(database.url)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.table({ 'read from the tables': read, 'decided once more': replayed })
  console.log(`${orders} orders, ${read === replayed ? 'the same state' : 'another state'}, ${seconds} s`)
  process.exitCode = read === replayed ? 0 : 1
} finally {
  await database.stop()
}
