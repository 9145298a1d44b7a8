import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { AUCTION_END_SECONDS } from '@tessera/domain/trading/markets/market.ts'
import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import { exactUpdate, setStatement, type Statement } from '#platform/database/set-statements.ts'
import type { Batch } from './batch.ts'

/** One statement per move, because a market that one order interrupts may be stopped by the next. */
export const moveMarkets = ({ moves, now }: Batch, actor: string): Statement[] =>
  moves.flatMap(({ market, from, to }) => {
    const until = new Date(now.getTime() + PRICE_FIGURES.volatilityMinutes * MINUTE_MS)
    const row = {
      symbol: market.terms.symbol,
      from_state: from,
      to_state: to,
      until: to === 'auction' ? until : null,
      at: now,
      actor,
    }
    return [moveMarket([row]), insertMove([row])]
  })
type MoveRow = { symbol: string; from_state: string; to_state: string; until: Date | null; at: Date; actor: string }
const moveTypes = {
  symbol: 'text',
  from_state: 'text',
  to_state: 'text',
  until: 'timestamptz',
  at: 'timestamptz',
  actor: 'text',
} as const
/** The end of the auction is random, so that nobody can wait for its last moment. */
const moveMarket = exactUpdate<MoveRow>(
  'move_market',
  moveTypes,
  `update market m
      set status = r.to_state, moves = m.moves + 1, moved_by = 'volatility', auction_until = r.until,
          auction_ends_at = r.until + make_interval(secs => random() * ${AUCTION_END_SECONDS})
     from {rows} where m.symbol = r.symbol and m.status = r.from_state`,
)
const insertMove = setStatement<MoveRow>(
  'insert_market_move',
  moveTypes,
  `insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
   select 'market', r.symbol, (select max(n) + 1 from transition where entity = 'market' and entity_id = r.symbol),
          r.from_state, r.to_state, r.at, r.actor from {rows}`,
)
