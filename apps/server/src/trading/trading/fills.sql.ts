import { priceOf } from '@tessera/domain/trading/markets/market.ts'
import { canonicalOf, linkedRows, type Signature } from '#books/ledger/batch.sql.ts'
import { setStatement, type Statement } from '#platform/database/set-statements.ts'
import type { Fill, Journal } from './batch.ts'

/** Returns the journal of a fill. It has no row, because its postings follow from the fill. */
const journalOf = ({ id, journal, postings }: Fill): Journal => ({
  id: journal,
  kind: 'fill',
  refType: 'fill',
  refId: id,
  postings: Object.values(postings).filter(({ amount }) => amount !== 0n),
})

const fillRow = (whole: Fill, signature: Signature) => {
  const { market, maker, taker, money, postings, ...fill } = whole
  const [makerFee, takerFee] =
    taker.order.side === 'buy' ? [money.sellerFee, money.buyerFee] : [money.buyerFee, money.sellerFee]
  return {
    id: fill.id,
    market: market.terms.symbol,
    seq: fill.seq,
    maker_order: maker.order.id,
    maker_step: maker.step,
    maker_status: maker.status,
    taker_order: taker.order.id,
    taker_step: taker.step,
    taker_status: taker.status,
    taker_side: taker.order.side,
    price: priceOf(market.terms, fill.ticks),
    quantity: money.quantity,
    value: money.cash,
    maker_fee: makerFee,
    taker_fee: takerFee,
    at: signature.now,
    auction: fill.auction,
    connected: fill.connected,
    buyer_quote: postings.buyerQuote.account.id,
    seller_quote: postings.sellerQuote.account.id,
    fees: postings.fees.account.id,
    seller_base: postings.sellerBase.account.id,
    buyer_base: postings.buyerBase.account.id,
    buyer_quote_balance: postings.buyerQuote.balance,
    seller_quote_balance: postings.sellerQuote.balance,
    seller_base_balance: postings.sellerBase.balance,
    buyer_base_balance: postings.buyerBase.balance,
    journal_id: fill.journal,
    canonical: canonicalOf(signature, journalOf(whole)),
  }
}
const types = {
  id: 'uuid',
  market: 'text',
  seq: 'bigint',
  maker_order: 'uuid',
  maker_step: 'int',
  maker_status: 'smallint',
  taker_order: 'uuid',
  taker_step: 'int',
  taker_status: 'smallint',
  taker_side: 'text',
  price: 'numeric',
  quantity: 'numeric',
  value: 'numeric',
  maker_fee: 'numeric',
  taker_fee: 'numeric',
  at: 'timestamptz',
  auction: 'boolean',
  connected: 'boolean',
  buyer_quote: 'bigint',
  seller_quote: 'bigint',
  fees: 'bigint',
  seller_base: 'bigint',
  buyer_base: 'bigint',
  buyer_quote_balance: 'numeric',
  seller_quote_balance: 'numeric',
  seller_base_balance: 'numeric',
  buyer_base_balance: 'numeric',
  journal_id: 'uuid',
  canonical: 'text',
} as const
const names = Object.keys(types)
const own = names.filter((name) => name !== 'canonical').join(', ')
const insertFill = setStatement<ReturnType<typeof fillRow>>(
  'insert_fills',
  types,
  `insert into fill (${own}, journal_seq, prev_hash, hash)
   select ${own}, link_seq, decode(prev_hash, 'hex'), decode(hash, 'hex') from ${linkedRows(names)}`,
)
/**
 * Runs after the writes of orders and accounts, against which the database checks fills. Each fill is hash-linked to
 * the previous one.
 */
export const insertFills = (signature: Signature, fills: readonly Fill[]): Statement =>
  insertFill(fills.map((fill) => fillRow(fill, signature)))
