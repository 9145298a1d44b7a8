import { sql } from 'kysely'
import { connect } from '../../apps/server/src/platform/database/database.ts'
import { readState } from '../../apps/server/src/trading/trading/load.sql.ts'
import { replayFrom } from '../../apps/server/src/trading/trading/replay.sql.ts'
import { stateHash } from '../../apps/server/src/trading/trading/state-hash.ts'

/**
 * Hashes of the state from two sources at one moment: as read from the tables, and after a replay of all orders on
 * empty books.
 */
export async function stateHashes(url: string): Promise<{ orders: number; read: string; replayed: string }> {
  const { db } = connect(url, { max: 1, onError: (error) => console.error(error) })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        // A replay takes longer than the statement timeout.
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
