import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { verify } from '../../apps/server/src/services/audit/verify.ts'
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts'
import { connect } from '../../apps/server/src/platform/database/database.ts'
import { createLog } from '../../apps/server/src/platform/observing/log.ts'
import { databaseClock } from '../../apps/server/src/platform/database/tx.ts'
import { assemble, type Server } from '../../apps/server/src/server.ts'
import type { Design, Tape } from './contestant.ts'
import { databaseSettings } from '../../world/src/serving-urls.ts'
import { asSuperuser } from '../../world/src/superuser.ts'
import { benchUrls } from './exchange.sql.ts'
import { tapeOf } from './audit.sql.ts'
import type { PlaceOrder } from './submit.ts'
import { PAIR, priceText } from './generated-orders.ts'

/** The server's settings for a bench: quiet, and without external services. */
const benchConfig = (url: string): Config =>
  readConfig({
    ...databaseSettings(benchUrls(url)),
    LOG_LEVEL: 'warn',
    SECRET_KEY: 'a secret key that is only for a bench, never elsewhere',
    CHAIN_MASTER_SEED: 'a master seed that is only for a bench, never elsewhere',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    CHAIN_RPC_URL: 'http://127.0.0.1:8899',
  })

/** The product's server on this database, not started. */
export function assembleFor(url: string): Promise<Server> {
  const config = benchConfig(url)
  const { db, pool } = connect(config.DATABASE_URL, { onError: () => undefined })
  return assemble(config, db, pool, createLog(config.LOG_LEVEL), { clock: databaseClock })
}

export async function auditTessera(url: string): Promise<Tape> {
  // Without statistics, the planner takes the tables for empty and joins every row with every other.
  await asSuperuser(url, (client) => client.query('analyze'))
  const findings = await verify(benchUrls(url).audit, 'everything')
  assert(findings.length === 0, `the ledger check failed: ${JSON.stringify(findings.slice(0, 3))}`)
  return tapeOf(url, 'tessera')
}

/** Places orders in the core itself, without HTTP. */
export const placeIn =
  ({ trading }: Server): PlaceOrder =>
  async ({ customer, clientOrderId, side, ticks, lots }) => {
    const orderRequest = {
      customer,
      clientOrderId,
      market: PAIR,
      side,
      price: priceText(ticks),
      quantity: String(lots),
    }
    const answer = await trading.submit({ kind: 'place', flag: 'gtc', ...orderRequest })
    assert(answer.ok, `order ${clientOrderId} was refused: ${answer.ok ? '' : answer.code}`)
  }

/** The product's own trading core, with all its tables and checks. */
export async function openTessera(url: string): Promise<Design> {
  const server = await assembleFor(url)
  await server.trading.start()
  return {
    place: placeIn(server),
    audit: () => auditTessera(url),
    close: () => server.stop(),
  }
}
