import { connect } from '../../../apps/server/src/platform/database/database.ts'
import { databaseClock } from '../../../apps/server/src/platform/database/tx.ts'
import { assemble, type Server } from '../../../apps/server/src/server.ts'
import type { TestExchange } from './exchange.ts'

/** A second node of the same exchange: another server on the same database. Stop it before the exchange is closed. */
export async function secondNode({ database, deps }: TestExchange): Promise<Server> {
  const { db, pool } = connect(database.appUrl, { max: 8, onError: () => undefined })
  const server = await assemble(deps.config, db, pool, deps.log, { clock: databaseClock })
  await server.app.ready()
  return server
}
