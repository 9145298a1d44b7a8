import { sql } from 'kysely'
import { connect } from '../../apps/server/src/platform/database.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'
import { readState } from '../../apps/server/src/trading/load.sql.ts'
import { replayFrom } from '../../apps/server/src/trading/replay.sql.ts'
import { stateHash } from '../../apps/server/src/trading/state-hash.ts'
import { openLocalDatabase } from './local-database.ts'

// npm run replay: decides every order of the local world, or of DATABASE_URL, once more on empty books, and holds what comes
// out against the tables, both of one moment. Exits 1 when they differ.
const database = await openLocalDatabase()
const startedAt = performance.now()
try {
  await migrate(database.url)
  const { orders, read, replayed } = await bothStates(database.url)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.table({ 'read from the tables': read, 'decided once more': replayed })
  console.log(`${orders} orders, ${read === replayed ? 'the same state' : 'another state'}, ${seconds} s`)
  process.exitCode = read === replayed ? 0 : 1
} finally {
  await database.stop()
}

async function bothStates(url: string): Promise<{ orders: number; read: string; replayed: string }> {
  const { db } = connect(url, { max: 1, onError: (error) => console.error(error) })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        // A long story takes longer than any request may.
        await sql`select set_config(name, '0', true) from pg_settings where name ~ '^(statement|transaction|idle_in_transaction_session)_timeout$'`.execute(
          trx,
        )
        const state = await readState({ db: trx })
        const replayed = stateHash(await replayFrom({ db: trx }))
        return { orders: state.nextNumber - 1, read: stateHash(state), replayed }
      })
  } finally {
    await db.destroy()
  }
}
