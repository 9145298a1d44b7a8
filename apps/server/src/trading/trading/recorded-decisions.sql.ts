import type { MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'
import type { CutOutcome } from './batch.ts'
import { recordedFeePrices } from './coin-fees.sql.ts'
import { type Judge, recordedJudge } from './judge.ts'
import type { State } from './state.ts'

/** Returns the leader's recorded decisions from number `first` on, for followers and the replay. */
export async function readRecordedDecisions(
  source: Source,
  { markets }: Pick<State, 'markets'>,
  first: number,
): Promise<Judge> {
  const rows = await many(
    source,
    sql<{ number: bigint; order: string; reach: bigint; outcome: CutOutcome; rests: boolean; cause: MetCause | null }>`
      select c.number, c.order_id as order, c.reach_ticks as reach, c.outcome, c.rests,
             case c.outcome when 'met' then (select cancel_cause from trading_order where id = c.order_id) end as cause
        from order_cut c where c.number >= ${first}`,
  )
  const [symbols, seqs] = [[...markets.keys()], [...markets.values()].map(({ fillSeq }) => fillSeq)]
  const connected = await many(
    source,
    sql<{ trade: string }>`
      select f.market || '/' || f.seq as trade
        from unnest(${symbols}::text[], ${seqs}::bigint[]) as m(symbol, seq)
        join fill f on f.market = m.symbol and f.seq > m.seq where f.connected`,
  )
  const cuts = new Map<string, { lastTicks: number; outcome: CutOutcome; rests: boolean }>()
  const met = new Map<number, { order: string; cause: MetCause }>()
  for (const { number, order, reach, outcome, rests, cause } of rows)
    if (cause === null) cuts.set(order, { lastTicks: Number(reach), outcome, rests })
    else met.set(Number(number), { order, cause })
  return recordedJudge({
    cuts,
    met,
    connected: new Set(connected.map(({ trade }) => trade)),
    feePrices: await recordedFeePrices(source, { markets }),
  })
}
