import type { RawBuilder } from 'kysely'
import { connect } from '../../../apps/server/src/platform/database/database.ts'
import type { TestHouse } from './house.ts'

/** Runs a statement as the database's owner, past what the app may do: what an intruder there would do. */
export const asOwnerOf =
  ({ database }: Pick<TestHouse, 'database'>) =>
  async (statement: RawBuilder<unknown>): Promise<void> => {
    const { db } = connect(database.ownerUrl, { max: 1, onError: () => undefined })
    await statement.execute(db)
    await db.destroy()
  }
