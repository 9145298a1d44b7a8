import { anyAnswer } from '@tessera/contract/platform/http/envelope.ts'
import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { hold, release } from '#books/ledger/holds.sql.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.exchange.coin('SGD', 'fiat', 2)
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const key = () => ({ idempotencyKey: randomUUID() })
const api = (who: Person) => floor.exchange.api(transfers, who)
const investor = async (minor = 100_000_000n): Promise<Person> => {
  const who = await floor.exchange.customer()
  await floor.exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', minor)
  return who
}
const held = async (who: Person, kind: string, coin: string): Promise<bigint> => {
  const { rows } = await sql<{ posted: bigint }>`
    select posted from account where customer_id = ${who.id} and kind = ${kind} and coin = ${coin}`.execute(
    floor.exchange.deps.db,
  )
  return rows[0]?.posted ?? 0n
}
const intoSpot = { coin: 'tUSD', amount: '60', from: 'token', to: 'spot' } as const
const outOfSpot = { coin: 'tUSD', amount: '25.5', from: 'spot', to: 'token' } as const

test('money moves into spot, is traded with, and moves out again', async () => {
  const who = await investor()
  expect(await api(who).create(intoSpot, key())).toMatchObject({ status: 'completed', amount: '60.000000' })
  expect(await spotOf(floor, who, 'tUSD')).toEqual({ posted: 60_000_000n, held: 0n })
  expect(await floor.place(who, 'buy 2 @ 12.50')).toMatchObject({ ok: true })
  expect(await api(who).create(outOfSpot, key())).toMatchObject({ status: 'completed', to: 'token' })
  expect(await held(who, 'token', 'tUSD')).toBe(65_500_000n)
  expect((await api(who).list({})).rows.map((row) => row.from)).toEqual(['spot', 'token'])
})

test('fiat money moves between the fiat account and spot', async () => {
  const who = await floor.exchange.customer()
  await floor.exchange.fund({ customer: who.id, kind: 'fiat' }, 'SGD', 1_000n)
  expect(await api(who).create({ coin: 'SGD', amount: '4', from: 'fiat', to: 'spot' }, key())).toMatchObject({
    status: 'completed',
  })
  expect(await held(who, 'fiat', 'SGD')).toBe(600n)
})

test.each([
  [{ ...intoSpot, coin: 'NONE' }, 'COIN_UNKNOWN'],
  [{ ...intoSpot, from: 'fiat' }, 'TRANSFER_ROUTE_UNSUPPORTED'],
  [{ ...intoSpot, to: 'token' }, 'TRANSFER_ROUTE_UNSUPPORTED'],
  [{ ...intoSpot, to: 'fiat' }, 'TRANSFER_ROUTE_UNSUPPORTED'],
  [{ ...intoSpot, amount: '0' }, 'TRANSFER_AMOUNT_INVALID'],
  [{ ...intoSpot, amount: '1.0000001' }, 'TRANSFER_AMOUNT_INVALID'],
  [{ ...intoSpot, amount: '100.000001' }, 'INSUFFICIENT_AVAILABLE_BALANCE'],
  [outOfSpot, 'INSUFFICIENT_AVAILABLE_BALANCE'],
] as const)('TRF-05 refuses a transfer of %o with %s', async (input, code) => {
  const who = await investor()
  await expect(api(who).create(input, key())).rejects.toMatchObject({ code })
  expect(await held(who, 'token', 'tUSD')).toBe(100_000_000n)
})

test('TRD-02 money held by an open order cannot leave spot', async () => {
  const who = await investor()
  await api(who).create(intoSpot, key())
  await floor.place(who, 'buy 4 @ 12.50')
  await expect(api(who).create(outOfSpot, key())).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
})

test('TRF-05 money held for a withdrawal does not move, and free money does, in ten concurrent transfers', async () => {
  const who = await investor()
  await floor.exchange.deps.inTx('test')((tx) =>
    hold(tx, { customer: who.id, kind: 'token' }, 'tUSD', amount(70_000_000n), { type: 'test', id: who.id }),
  )
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => api(who).create({ ...intoSpot, amount: '10' }, key())),
  )
  expect(all.filter((each) => each.status === 'fulfilled')).toHaveLength(3)
  expect([await held(who, 'token', 'tUSD'), await held(who, 'spot', 'tUSD')]).toEqual([70_000_000n, 30_000_000n])
  await floor.exchange.deps.inTx('test')(async (tx) => {
    const { rows } = await sql<{
      id: string
    }>`select id from hold where ref_type = 'test' and ref_id = ${who.id}`.execute(tx.db)
    await release(tx, rows[0]?.id ?? '')
    return ok(undefined)
  })
})

test('TRF-04 a transfer names no other customer, and a customer who may not withdraw gains nothing by it', async () => {
  const [who, mule] = [await investor(), await floor.exchange.customer()]
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (${randomUUID()}, ${who.id}, 'withdraw', 'login_password_changed', now(), now() + interval '48 hours')`.execute(
    floor.exchange.deps.db,
  )
  const beneficiaries = [
    { customerId: mule.id },
    { toCustomer: mule.id },
    { email: mule.email },
    { to: { type: 'uid', value: mule.id } },
    { to: mule.id },
  ]
  for (const other of beneficiaries) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a typed client cannot say
    const input = { ...intoSpot, ...other } as typeof intoSpot
    await expect(api(who).create(input, key())).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  }
  await api(who).create(intoSpot, key())
  await api(who).create(outOfSpot, key())
  const withdrawal = {
    coin: 'tUSD',
    chain: 'solana_devnet',
    addressId: randomUUID(),
    amount: '10',
    fee: '1',
    verifyToken: 'x'.repeat(43),
  }
  await expect(floor.exchange.api(withdrawals, who).create(withdrawal, key())).rejects.toMatchObject({
    code: 'WITHDRAWAL_FROZEN',
  })
  const { rows } = await sql<{ mine: bigint; others: bigint }>`
    select coalesce(sum(posted) filter (where customer_id = ${who.id}), 0)::numeric as mine,
           coalesce(sum(posted) filter (where customer_id = ${mule.id}), 0)::numeric as others from account`.execute(
    floor.exchange.deps.db,
  )
  expect(rows).toEqual([{ mine: 100_000_000n, others: 0n }])
})

test('twenty concurrent transfers move exactly the balance', async () => {
  const who = await investor()
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => api(who).create({ ...intoSpot, amount: '30' }, key())),
  )
  expect(all.filter((each) => each.status === 'fulfilled')).toHaveLength(3)
  expect([await held(who, 'token', 'tUSD'), await held(who, 'spot', 'tUSD')]).toEqual([10_000_000n, 90_000_000n])
})

test('the same key moves the money once', async () => {
  const who = await investor()
  const same = key()
  const [a, b] = await Promise.all([api(who).create(intoSpot, same), api(who).create(intoSpot, same)])
  expect(a.id).toBe(b.id)
  expect(await held(who, 'spot', 'tUSD')).toBe(60_000_000n)
})

test('an incomplete transfer is completed later, once', async () => {
  const who = await investor()
  await floor.core.stop()
  const sent = await api(who).create(intoSpot, key())
  expect(sent.status).toBe('sent')
  expect(await held(who, 'spot', 'tUSD')).toBe(0n)
  await floor.exchange.server.trading.start()
  await expect.poll(async () => (await api(who).one({ id: sent.id })).status).toBe('completed')
  expect(await held(who, 'spot', 'tUSD')).toBe(60_000_000n)
})

test('OPS-16 the lookup of a key returns the result of a transfer only after its last step', async () => {
  const who = await investor()
  const { scope, keys } = { scope: transfers.create.path, keys: [randomUUID(), randomUUID(), randomUUID()] as const }
  const get = async (at: string): Promise<unknown> => {
    const query = { scope, key: at }
    const response = await floor.exchange.server.app.inject({
      url: `/${idempotency.get.path}`,
      query,
      headers: { token: who.token },
    })
    return anyAnswer.parse(response.json())
  }
  // The spot account is empty: the request is saved, the last step refuses.
  await expect(api(who).create(outOfSpot, { idempotencyKey: keys[0] })).rejects.toMatchObject({
    code: 'INSUFFICIENT_AVAILABLE_BALANCE',
  })
  expect(await get(keys[0])).toMatchObject({ data: { done: false } })
  await api(who).create(intoSpot, { idempotencyKey: keys[1] })
  expect(await get(keys[1])).toMatchObject({ data: { done: true, reply: { status: 'completed' } } })
  await floor.exchange.server.trading.stop()
  expect(await api(who).create(outOfSpot, { idempotencyKey: keys[2] })).toMatchObject({ status: 'requested' })
  expect(await get(keys[2])).toMatchObject({ code: 'SERVER_BUSY' })
  await floor.start()
  expect(await get(keys[2])).toMatchObject({ data: { done: true, reply: { status: 'completed' } } })
})
