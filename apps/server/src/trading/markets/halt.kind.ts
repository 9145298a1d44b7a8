import { marketHaltKind } from '@tessera/contract/trading/markets/halt.kind.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { type Halt, listHalts } from './halts.sql.ts'
import { lockMarket, moveMarket } from './move-market.sql.ts'

const Content = z.strictObject({ symbol: z.string(), since: z.string(), startedBy: z.array(z.string()) })
type Content = z.output<typeof Content>

/**
 * Decides on a market that the price rules halted. `approve` restarts it with a call auction, in which customers may
 * still cancel their orders. If the proposal is returned, the market stays halted. Source: decision 0055, threat
 * PRC-04.
 */
export const marketHalt = approvalKind(marketHaltKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, symbol) => {
    await lockMarket(tx, symbol)
    const [halt] = await listHalts(tx, 1, symbol)
    return halt && contentOf(halt)
  },
  approve: async (tx, symbol) => {
    for (const event of ['restrict', 'call'] as const) {
      const moved = await moveMarket(tx, symbol, event)
      assert(moved.ok, `market ${symbol} is halted and locked but cannot take the step ${event}`)
    }
    return ok(undefined)
  },
  waiting: async (source, limit) =>
    (await listHalts(source, limit)).map((halt) => ({
      subjectId: halt.symbol,
      since: halt.since,
      ...summaryOf(contentOf(halt)),
    })),
  summary: summaryOf,
})

const contentOf = ({ symbol, since, started_by: startedBy }: Halt): Content => ({
  symbol,
  since: since.toISOString(),
  startedBy: [...startedBy],
})

function summaryOf({ symbol, since, startedBy }: Content) {
  return {
    number: symbol,
    subject: '',
    about: [
      { field: 'since', value: since },
      { field: 'startedBy', value: startedBy.join(', ') },
    ] as const,
  }
}
