import { createLog } from '../../../apps/server/src/platform/observing/log.ts'
import { readConfig } from '../../../apps/server/src/platform/config/config.ts'
import { connect } from '../../../apps/server/src/platform/database/database.ts'
import { openPrivateBus } from '../../../apps/server/src/platform/revocation/private-bus.ts'
import { systemRandom } from '../../../apps/server/src/platform/random/random.ts'
import { databaseClock, makeInTx } from '../../../apps/server/src/platform/database/tx.ts'
import { TradingCore } from '../../../apps/server/src/trading/trading/core.ts'
import type { NodeRequest, NodeAnswer } from './trading-nodes.ts'

// A node with only the trading core, as a separate process that takes commands from its parent.

const config = readConfig(process.env)
const { db } = connect(config.DATABASE_URL, { onError: () => undefined, max: 6 })
const log = createLog('silent')
const inTx = (actor: string) => makeInTx(db, databaseClock, actor)
const bus = await openPrivateBus(config, log)
const core = new TradingCore({ config, db, clock: databaseClock, inTx, log, random: systemRandom }, bus)

process.on('message', (request: NodeRequest) => {
  void (async () => {
    const outcome = request.command === undefined ? undefined : await core.submit(request.command)
    const placed = outcome?.ok === true && typeof outcome.value === 'object' && 'hit' in outcome.value
    const answer: NodeAnswer = {
      number: request.number,
      leads: core.view !== undefined,
      code: outcome === undefined || outcome.ok ? undefined : outcome.code,
      order: placed ? outcome.value.order.id : undefined,
    }
    process.send?.(answer)
  })()
})
process.once('disconnect', () => process.exit())
await core.start()
process.send?.({ number: 0, leads: core.view !== undefined, code: undefined, order: undefined } satisfies NodeAnswer)
