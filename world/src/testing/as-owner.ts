import type { RawBuilder } from 'kysely'
import { connect } from '../../../apps/server/src/platform/database/database.ts'
import type { TestExchange } from './exchange.ts'

/** Runs a statement as the database's owner, beyond the app's rights, like an intruder. */
export const asOwnerOf =
  ({ database }: Pick<TestExchange, 'database'>) =>
  async (statement: RawBuilder<unknown>): Promise<void> => {
    const { db } = connect(database.ownerUrl, { max: 1, onError: () => undefined })
    await statement.execute(db)
    await db.destroy()
  }
