import { expect, test } from 'vitest'
import { freshState, MarketSimulation, PAIR, payers } from '#testing/market-simulation.ts'
import type { Batch } from './batch.ts'
import { recordedJudge, sideKey } from './judge.ts'
import { type Placement, replayOrders } from './replay-orders.sql.ts'
import type { LiveOrder, State } from './state.ts'
import { stateHash } from './state-hash.ts'

const rowOf = (order: LiveOrder): Placement => ({
  id: order.id,
  market: PAIR,
  side: order.side,
  type: order.type,
  flag: order.flag,
  ticks: BigInt(order.ticks),
  stop_ticks: order.stopTicks === null ? null : BigInt(order.stopTicks),
  triggered_at: null,
  until: order.until,
  lots: BigInt(order.lots),
  cash_quantity: order.cashQuantity,
  filled_lots: 0n,
  filled_value: 0n,
  fee: 0n,
  fee_coin: order.feeCoin?.coin ?? null,
  fee_coin_scale: order.feeCoin?.scale ?? null,
  fee_discount_ppm: order.feeCoin?.discount ?? null,
  coin_fee: 0n,
  status: 0,
  cancel_cause: null,
  client_order_id: order.clientOrderId,
  placed_at: order.placedAt,
  closed_at: null,
  number: BigInt(order.number),
  canceled_number: order.canceledNumber === null ? null : BigInt(order.canceledNumber),
  suspected_number: null,
  suspect_cause: null,
  customer_id: order.customer,
  person_id: order.person,
  maker_fee_ppm: order.makerFee,
  taker_fee_ppm: order.takerFee,
})

/** Decides everything again, only from the data that would be in the tables. */
function again(batches: readonly Batch[]): State {
  const { state } = freshState()
  const all = batches.flatMap(({ cuts }) => cuts)
  const met = all.flatMap(({ number, order, outcome }) =>
    outcome === 'met' && (order.cancelCause === 'collar' || order.cancelCause === 'band')
      ? [[number, { order: order.id, cause: order.cancelCause }] as const]
      : [],
  )
  const fills = batches.flatMap((batch) => batch.fills)
  state.judge = recordedJudge({
    cuts: new Map(all.filter(({ outcome }) => outcome !== 'met').map((cut) => [cut.order.id, cut])),
    met: new Map(met),
    connected: new Set(fills.filter(({ connected }) => connected).map(({ seq }) => `${PAIR}/${seq}`)),
    feePrices: new Map(
      batches.flatMap(({ coinFees }) =>
        coinFees.map(({ seq, isMaker, prices }) => [sideKey(PAIR, seq, isMaker), prices] as const),
      ),
    ),
  })
  const turns = batches.flatMap((batch) =>
    batch.turns
      .filter(({ order }) => order === undefined)
      .map(({ number, phase, referenceTicks }) => ({
        number: BigInt(number),
        market: PAIR,
        phase,
        reference_ticks: BigInt(referenceTicks),
        at: batch.now,
      })),
  )
  const rows = batches.flatMap(({ placed }) => [...placed].map(rowOf))
  replayOrders(state, rows, turns, 1)
  return state
}

/** Counts the fees of each side of each fill whose order has a fee coin: paid in the coin, or as usual. */
function paidBy(batches: readonly Batch[]): { coin: number; usual: number } {
  const coin = batches.flatMap(({ coinFees }) => coinFees)
  const sides = batches.flatMap(({ fills }) => fills.flatMap(({ maker, taker }) => [maker, taker]))
  return { coin: coin.length, usual: sides.filter(({ order }) => order.feeCoin !== null).length - coin.length }
}

/** Returns the coins of all accounts together, and the reserved part of them. */
function coinsIn({ accounts }: State): { posted: bigint; held: bigint } {
  const all = [...accounts.values()].filter(({ coin }) => coin === 'TSR')
  return {
    posted: all.reduce((sum, { posted }) => sum + posted, 0n),
    held: all.reduce((sum, { held }) => sum + held, 0n),
  }
}

test('PRC-01 PRC-02 PRC-04 I31 keeps the price rules under random acts, and replays every decision', () => {
  const outcomes = new Set<string>()
  const paid = { coin: 0, usual: 0 }
  for (let seed = 1; seed <= 40; seed++) {
    const play = new MarketSimulation(seed)
    for (let count = 0; count < 400; count++) play.step()
    expect(play.rules.broken, `seed ${seed}`).toEqual([])
    expect(stateHash(again(play.batches)), `seed ${seed}`).toBe(stateHash(play.state))
    const { coin, usual } = paidBy(play.batches)
    paid.coin += coin
    paid.usual += usual
    // The account of the exchange is not counted in memory, so the customers' loss is the sum of the fees.
    const fees = play.batches.flatMap(({ coinFees }) => coinFees).reduce((sum, { amount: of }) => sum + of, 0n)
    const before = [...payers.values()].reduce((sum, each) => sum + each, 0n)
    expect(coinsIn(play.state), `seed ${seed}`).toEqual({ posted: before - fees, held: 0n })
    for (const { outcome } of play.batches.flatMap(({ cuts }) => cuts)) outcomes.add(outcome)
  }
  expect([...outcomes].toSorted()).toEqual(['auction', 'band', 'collar', 'fok', 'halt', 'met'])
  expect(paid.coin).toBeGreaterThan(100)
  expect(paid.usual).toBeGreaterThan(100)
})
