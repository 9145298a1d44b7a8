import type pg from 'pg'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { PlaceOrder } from './submit.ts'
import { feeOf, holdOf, type OrderRequest } from './generated-orders.ts'

type Row = { id: string; customer: string; ticks: string; lots: string; filled: string }
type Query = <R extends object>(name: string, text: string, values: readonly unknown[]) => Promise<R[]>

/**
 * The design of most exchanges' tutorials: begin, lock, match one by one, commit; each step is a separate statement.
 */
export const statementsOf =
  (pool: pg.Pool): PlaceOrder =>
  async (orderRequest) => {
    const client = await pool.connect()
    const ask: Query = async <R extends object>(name: string, text: string, values: readonly unknown[]) =>
      (await client.query<R>({ name, text, values: [...values] })).rows
    try {
      await client.query('begin')
      await placeIn(ask, orderRequest)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

async function placeIn(ask: Query, orderRequest: OrderRequest): Promise<void> {
  const { customer, clientOrderId, side, ticks, lots } = orderRequest
  const hold = String(holdOf(side, ticks, lots))
  const [pair] = await ask<{ fills: string }>('pair', `select fills from ordinary.pair for update`, [])
  const [fund] = await ask<{ id: string }>(
    'reserve',
    `update ordinary.account set held = held + $3 where customer = $1 and coin = $2 and posted - held >= $3 returning id`,
    [customer, side === 'buy' ? 'tUSD' : 'AURB', hold],
  )
  assert(fund, `${customer} cannot cover order ${clientOrderId}`)
  const [mine] = await ask<Row>(
    'insert',
    `insert into ordinary.orders (customer, client_order_id, account, side, ticks, lots, held, open, placed_at)
     values ($1, $2, $3, $4, $5, $6, $7, true, now()) returning *`,
    [customer, clientOrderId, fund.id, side, ticks, lots, hold],
  )
  assert(mine, `order ${clientOrderId} was inserted but not returned`)
  let number = Number(pair?.fills)
  for (let left = lots; left > 0;) {
    const [other] = await ask<Row>(`best ${side}`, bestOf(side), [ticks])
    if (other === undefined) break
    if (other.customer === customer) {
      await ask(
        'give back',
        `update ordinary.account set held = held - (select held from ordinary.orders where id = $1) where id = $2`,
        [mine.id, fund.id],
      )
      await ask('end', `update ordinary.orders set held = 0, open = false where id = $1`, [mine.id])
      break
    }
    const traded = Math.min(left, Number(other.lots) - Number(other.filled))
    left -= traded
    number += 1
    await trade(ask, number, mine, other, side, traded)
  }
  if (number !== Number(pair?.fills)) await ask('fills', `update ordinary.pair set fills = $1`, [number])
}

const bestOf = (side: string): string =>
  side === 'buy'
    ? `select * from ordinary.orders where open and side = 'sell' and ticks <= $1 order by ticks, id limit 1 for update`
    : `select * from ordinary.orders where open and side = 'buy' and ticks >= $1 order by ticks desc, id limit 1 for update`

async function trade(ask: Query, number: number, mine: Row, other: Row, side: string, traded: number): Promise<void> {
  const cash = BigInt(other.ticks) * BigInt(traded) * 10_000n
  const [bid, ask_] = side === 'buy' ? [mine, other] : [other, mine]
  const buyerFee = feeOf(cash, side === 'buy' ? 1_500n : 1_000n)
  const sellerFee = feeOf(cash, side === 'buy' ? 1_000n : 1_500n)
  await ask('fill', `insert into ordinary.fill values ($1, $2, $3, $4, $5, now())`, [
    number,
    other.id,
    mine.id,
    other.ticks,
    traded,
  ])
  const postings: [customer: string | null, coin: string, posted: bigint, held: bigint][] = [
    [bid.customer, 'tUSD', -cash - buyerFee, -cash - buyerFee],
    [ask_.customer, 'tUSD', cash - sellerFee, 0n],
    [null, 'tUSD', buyerFee + sellerFee, 0n],
    [ask_.customer, 'AURB', BigInt(-traded), BigInt(-traded)],
    [bid.customer, 'AURB', BigInt(traded), 0n],
  ]
  for (const [customer, coin, posted, held] of postings)
    await ask(
      'posting',
      `with a as (update ordinary.account set posted = posted + $3, held = held + $4
                   where customer is not distinct from $1::uuid and coin = $2 returning id)
       insert into ordinary.posting (journal, account, coin, amount) select $5, id, $2, $3 from a`,
      [customer, coin, String(posted), String(held), number],
    )
  for (const order of [bid, ask_])
    await ask(
      'advance',
      `with o as (update ordinary.orders set filled = filled + $2, open = filled + $2 < lots,
                         held = case when filled + $2 = lots then 0 else held - $3::numeric end
                   where id = $1 returning account, old.held - $3::numeric as rest, filled = lots as done)
       update ordinary.account a set held = a.held - o.rest from o where o.done and o.rest > 0 and a.id = o.account`,
      [order.id, traded, order === bid ? String(cash + buyerFee) : String(traded)],
    )
}
