import { connect } from '../../../apps/server/src/platform/database/database.ts'
import { databaseClock } from '../../../apps/server/src/platform/database/tx.ts'
import { assemble, type Server } from '../../../apps/server/src/server.ts'
import type { TestHouse } from './house.ts'

/** Another node of the same house: a server of its own over the same database. Stop it before the house is closed. */
export async function secondNode({ database, deps }: TestHouse): Promise<Server> {
  const { db, pool } = connect(database.appUrl, { max: 8, onError: () => undefined })
  const server = await assemble(deps.config, db, pool, deps.log, databaseClock)
  await server.app.ready()
  return server
}
