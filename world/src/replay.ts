import { stateHashes } from './state-hashes.ts'
import { namedOrLocal } from './named-database.ts'

// npm run replay: replays every order of the local world, or of DATABASE_URL, on empty books, and compares the result
// with the tables at one moment. Exits with 1 if they differ.
const database = await namedOrLocal('DATABASE_URL')
const startedAt = performance.now()
try {
  const { orders, read, replayed } = await stateHashes(database.url)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.table({ 'read from the tables': read, replayed })
  console.log(
    `the replay of ${orders} orders gave ${read === replayed ? 'the same' : 'a different'} state in ${seconds} s`,
  )
  process.exitCode = read === replayed ? 0 : 1
} finally {
  await database.stop()
}
