import type { FeePrices } from '@tessera/domain/books/fees/fee-coin.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'
import { setStatement, type Statement } from '#platform/database/set-statements.ts'
import type { Batch } from './batch.ts'
import type { CoinFee } from './coin-fees.ts'
import { sideKey } from './judge.ts'
import type { State } from './state.ts'

const rowOf = ({ coinFeeJournals, now }: Batch, { market, seq, isMaker, order, fee, amount, prices }: CoinFee) => {
  const journal = coinFeeJournals.get(order)
  assert(journal, `the coin fees of order ${order.id} were not booked`)
  return {
    market: market.terms.symbol,
    seq,
    is_maker: isMaker,
    order_id: order.id,
    fee,
    amount,
    coin_price: prices.coin,
    quote_price: prices.quote,
    journal_id: journal.id,
    at: now,
  }
}
const types = {
  market: 'text',
  seq: 'bigint',
  is_maker: 'boolean',
  order_id: 'uuid',
  fee: 'numeric',
  amount: 'numeric',
  coin_price: 'numeric',
  quote_price: 'numeric',
  journal_id: 'uuid',
  at: 'timestamptz',
} as const
const names = Object.keys(types).join(', ')
const insertCoinFee = setStatement<ReturnType<typeof rowOf>>(
  'insert_coin_fees',
  types,
  `insert into coin_fee (${names}) select ${names} from {rows}`,
)

/** Runs after the fills and the journals of the fees, against which the database checks them. */
export const insertCoinFees = (batch: Batch): Statement => insertCoinFee(batch.coinFees.map((fee) => rowOf(batch, fee)))

/** Returns the prices of fees that were paid in the fee coin, for fills after those that the state includes. */
export async function recordedFeePrices(
  source: Source,
  { markets }: Pick<State, 'markets'>,
): Promise<ReadonlyMap<string, FeePrices>> {
  const [symbols, seqs] = [[...markets.keys()], [...markets.values()].map(({ fillSeq }) => fillSeq)]
  const rows = await many(
    source,
    sql<{ market: string; seq: bigint; is_maker: boolean; coin: Amount; quote: Amount }>`
      select c.market, c.seq, c.is_maker, c.coin_price as coin, c.quote_price as quote
        from unnest(${symbols}::text[], ${seqs}::bigint[]) as m(symbol, seq)
        join coin_fee c on c.market = m.symbol and c.seq > m.seq`,
  )
  return new Map(
    rows.map(({ market, seq, is_maker: isMaker, ...prices }) => [sideKey(market, seq, isMaker), prices] as const),
  )
}
