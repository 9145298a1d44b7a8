import type { Phase } from '@tessera/domain/matching/command.ts'
import { ppm } from '@tessera/domain/money/amount.ts'
import { buyHold } from '@tessera/domain/orders/terms.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { many, type Source } from '../platform/rows.ts'
import { emptyBatch } from './batch.ts'
import { enter, takeOutOrder, turnBook } from './enter.ts'
import { readMarkets, stepsOf } from './markets.sql.ts'
import { orderColumns, type OrderRow, readOrder } from './orders.sql.ts'
import {
  emptyMarket,
  emptyState,
  houseKey,
  type LiveMarket,
  type LiveOrder,
  type MoneyAccount,
  spotKey,
  type State,
} from './state.ts'

type Placement = OrderRow & {
  number: bigint
  canceled_number: bigint | null
  customer_id: string
  person_id: string
  maker_fee_ppm: number
  taker_fee_ppm: number
}
type Move = { customer: string; coin: string; scale: number; came: bigint; left: bigint }

/**
 * Decides every order and every cancel of all time once more, in the order of their numbers, on empty books. What comes
 * out has the hash of the living state, or the tables do not tell what happened (invariant I31). Reads no status, no fill
 * and no hold: those are what is proven.
 */
export const replayState = (db: Database): Promise<State> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const source = { db: trx }
      const state = emptyState()
      const listing = await listingPrices(source)
      for (const { terms, status } of await readMarkets(source))
        state.markets.set(
          terms.symbol,
          emptyMarket(terms, status, stepsOf(listing.get(terms.symbol) ?? 0n, terms.tick)),
        )
      const moves = await movesFromOutside(source)
      for (const move of moves) state.accounts.set(spotKey(move.customer, move.coin), opened(move, move.came))
      await playAgain(source, state)
      // What left is taken off at the end: while the story is told again, money may not be missing for it.
      for (const { customer, coin, left } of moves) {
        const account = state.accounts.get(spotKey(customer, coin))
        if (account !== undefined) account.posted -= left
      }
      return state
    })

const opened = ({ customer, coin, scale }: Omit<Move, 'came' | 'left'>, posted: bigint): MoneyAccount => ({
  id: 0n,
  customer,
  coin,
  scale,
  posted,
  held: 0n,
})

async function listingPrices(source: Source): Promise<Map<string, bigint>> {
  const rows = await many(
    source,
    sql<{ symbol: string; listing_price: bigint }>`select symbol, listing_price from market`,
  )
  return new Map(rows.map((row) => [row.symbol, row.listing_price]))
}

/** Everything that came to or left spot accounts other than by trading. */
const movesFromOutside = (source: Source): Promise<Move[]> =>
  many(
    source,
    sql<Move>`
      select a.customer_id as customer, a.coin, c.scale,
             coalesce(sum(p.amount) filter (where p.amount > 0), 0) as came,
             coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as left
        from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id join coin c on c.code = a.coin
       where a.kind = 'spot' and j.kind <> 'fill' group by 1, 2, 3`,
  )

async function playAgain(source: Source, state: State): Promise<void> {
  const rows = await many(
    source,
    sql<Placement>`
      select ${orderColumns}, o.number, o.canceled_number, o.customer_id, o.person_id, o.maker_fee_ppm, o.taker_fee_ppm
        from otc_order o order by o.number`,
  )
  const turns = await many(
    source,
    sql<{ number: bigint; market: string; phase: Phase; at: Date }>`select number, market, phase, at from book_turn`,
  )
  const turned = turns.map((row): [number, () => void] => [Number(row.number), () => turnAgain(state, row)])
  const steps = rows.flatMap((row): [number, () => void][] => {
    const placed: [number, () => void] = [Number(row.number), () => placeAgain(state, row)]
    if (row.canceled_number === null) return [placed]
    return [placed, [Number(row.canceled_number), () => cancelAgain(state, row)]]
  })
  // Stops that a placement lets in take their numbers by themselves, as they did then.
  for (const [number, step] of [...steps, ...turned].toSorted(([a], [b]) => a - b)) {
    state.nextNumber = number
    step()
  }
}

function placeAgain(state: State, row: Placement): void {
  const market = state.markets.get(row.market)
  const facts = readOrder(row, market?.terms)
  assert(market, `market ${row.market}`)
  const account = accountsOf(state, market, row.customer_id, facts.side)
  const takerFee = ppm(row.taker_fee_ppm)
  const makerFee = ppm(row.maker_fee_ppm)
  const { terms } = market
  const dearer = makerFee > takerFee ? makerFee : takerFee
  const hold = facts.side === 'buy' ? buyHold(terms, facts.ticks, facts.lots, dearer) : terms.lot * BigInt(facts.lots)
  const order: LiveOrder = {
    ...facts,
    number: state.nextNumber++,
    customer: row.customer_id,
    person: row.person_id,
    market,
    makerFee,
    takerFee,
    hold: { id: '', account, amount: hold, captured: 0n, released: 0n },
    filledLots: 0,
    filledValue: 0n,
    fee: 0n,
    status: 0,
    steps: 1,
    cancelCause: null,
    canceledNumber: null,
    triggeredAt: null,
    enteredNumber: null,
    closedAt: null,
  }
  enter(state, emptyBatch(row.placed_at), order, () => '')
}

function turnAgain(state: State, row: { market: string; phase: Phase; at: Date }): void {
  const market = state.markets.get(row.market)
  assert(market, `market ${row.market}`)
  turnBook(state, emptyBatch(row.at), market, row.phase, () => '')
}

function cancelAgain(state: State, row: Placement): void {
  const order = state.orders.get(Number(row.number))
  assert(order, `order ${row.id} is open when it is canceled`)
  takeOutOrder(state, emptyBatch(row.placed_at), order, 'asked')
}

/** Both spot accounts of the customer and the fee account of the house exist; answers the one that the hold is on. */
function accountsOf(state: State, { terms }: LiveMarket, customer: string, side: 'buy' | 'sell'): MoneyAccount {
  const sure = (key: string, account: MoneyAccount): MoneyAccount => {
    const known = state.accounts.get(key) ?? account
    state.accounts.set(key, known)
    return known
  }
  const fees = { ...opened({ customer: '', coin: terms.quote, scale: terms.quoteScale }, 0n), customer: undefined }
  sure(houseKey('fees', terms.quote), fees)
  const base = sure(spotKey(customer, terms.base), opened({ customer, coin: terms.base, scale: terms.baseScale }, 0n))
  const quote = sure(
    spotKey(customer, terms.quote),
    opened({ customer, coin: terms.quote, scale: terms.quoteScale }, 0n),
  )
  return side === 'buy' ? quote : base
}
