import { marketStateKind } from '@tessera/contract/trading/markets/state.kind.ts'
import { marketEvents } from '@tessera/domain/trading/markets/market.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockMarket, moveMarket, stateAfter } from './move-market.sql.ts'

const Event = z.enum(marketEvents)
const Content = z.object({ symbol: z.string(), event: Event, from: z.string(), to: z.string() })

/**
 * Opens, restricts or halts a pair. One person alone may restrict it in an emergency; every other change needs a second
 * person.
 */
export const marketState = approvalKind(marketStateKind, {
  proposal: z.object({ event: Event }).strict(),
  content: Content,
  load: async (tx, symbol, { event }) => {
    const market = await lockMarket(tx, symbol)
    const to = market && stateAfter(market, event)
    return market === undefined || to === undefined ? undefined : { symbol, event, from: market.status, to }
  },
  approve: async (tx, symbol, { event }) => {
    const moved = await moveMarket(tx, symbol, event)
    assert(moved.ok, `market ${symbol} changed its state although its row is locked`)
    return ok(undefined)
  },
  /** The pair keeps its state. */
  refuse: async () => ok(undefined),
  waiting: async () => [],
  summary: ({ symbol, from, to }) => ({
    number: symbol,
    subject: '',
    about: [
      { field: 'from', value: from },
      { field: 'to', value: to },
    ],
  }),
})
