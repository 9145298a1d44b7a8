import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { search } from '@tessera/contract/reporting/search/search.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { endDueOrders } from './end-orders.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) => (one.status === 'fulfilled' ? 'SUCCESS' : (one.reason as { code: string }).code))

test('DEP-09 credits nothing when a customer marks an order as paid or calls any other endpoint', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const api = setup.exchange.api(fiatOrders, ada)
  expect(await api.confirmPaid({ id: order.id }, freshKey())).toMatchObject({ status: 'checking' })
  await expect(api.confirmPaid({ id: order.id }, freshKey())).rejects.toMatchObject({ code: 'FIAT_ORDER_WRONG_STATUS' })
  await api.get({ id: order.id })
  await api.list({})
  expect(await setup.fiat(ada)).toBe(0n)
  expect(await api.cancel({ id: order.id }, freshKey())).toMatchObject({ status: 'canceled' })
  await expect(api.confirmPaid({ id: order.id }, freshKey())).rejects.toMatchObject({ code: 'FIAT_ORDER_WRONG_STATUS' })
  expect(await setup.fiat(ada)).toBe(0n)
})

test('DEP-11 of fifty concurrent cancellations and payments one succeeds, and only completion credits', async () => {
  for (let round = 0; round < 3; round += 1) {
    const ada = await setup.exchange.customer()
    const order = await setup.orderOf(ada)
    const cancel = () => setup.cancel(ada, order.id)
    const complete = (line: number) => setup.settle({ lineId: `${order.id}-${line}`, text: order.reference })
    const requests = Array.from({ length: 50 }, (_, index) => (index % 2 === round % 2 ? cancel() : complete(index)))
    await Promise.allSettled(requests)
    const { status } = await setup.get(ada, order.id)
    expect(['canceled', 'completed']).toContain(status)
    expect(await setup.fiat(ada)).toBe(status === 'completed' ? 100_00n : 0n)
  }
})

test('cancels an unpaid order after 72 hours, and puts later money in suspense', async () => {
  const ada = await setup.exchange.customer()
  const [unpaid, confirmed] = [await setup.orderOf(ada), await setup.orderOf(ada)]
  await setup.confirm(ada, confirmed.id)
  setup.exchange.passTime(72 * HOUR_MS + 1000)
  await endDueOrders(setup.exchange.deps)
  expect((await setup.get(ada, unpaid.id)).status).toBe('canceled')
  expect((await setup.get(ada, confirmed.id)).status).toBe('checking')
  const line = await setup.pay(unpaid.reference)
  await setup.readFeed()
  expect(await setup.lineOf(line.line_id)).toMatchObject({ status: 'queued', reason: 'order_closed' })
  setup.exchange.passTime(10 * 24 * HOUR_MS)
  await endDueOrders(setup.exchange.deps)
  expect((await setup.get(ada, confirmed.id)).status).toBe('failed')
  expect(await setup.fiat(ada)).toBe(0n)
  setup.exchange.passTime(-(10 * 24 + 72) * HOUR_MS - 1000)
})

test.each([
  ['CNY', '100.00', 'FIAT_UNSUPPORTED'],
  ['SGD', '9.99', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['SGD', '100000.01', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['SGD', '10.001', 'FIAT_AMOUNT_TOO_PRECISE'],
])('rejects an order over %s %s: %s', async (coin, text, code) => {
  await expect(setup.orderOf(await setup.exchange.customer(), text, coin)).rejects.toMatchObject({ code })
})

test('rejects an eleventh open order, even among twenty concurrent requests', async () => {
  const ada = await setup.exchange.customer()
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => setup.orderOf(ada)))
  const answers = codes(all)
  // A busy machine refuses some before it counts the open orders, so the others follow one after the other.
  while (answers.at(-1) !== 'FIAT_ORDER_TOO_MANY_OPEN')
    answers.push(...codes(await Promise.allSettled([setup.orderOf(ada)])))
  expect(answers.filter((code) => code === 'SUCCESS')).toHaveLength(10)
  const known = ['SUCCESS', 'FIAT_ORDER_TOO_MANY_OPEN', 'ACCOUNT_BUSY', 'SERVER_BUSY']
  expect(new Set(answers).isSubsetOf(new Set(known))).toBe(true)
})

test('DEP-12 rejects an order without an approved identity, and hides orders of other customers', async () => {
  await expect(setup.orderOf(await setup.exchange.customer({ kyc: 'pending' }))).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
  })
  const [ada, eve] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const { id } = await setup.orderOf(ada)
  await expect(setup.get(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(setup.cancel(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(setup.confirm(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('finds exactly the order with a five-digit number, on the desk and in the search', async () => {
  const ada = await setup.exchange.customer()
  const { id, number } = await setup.orderOf(ada)
  await sql`insert into fiat_order (id, number, customer_id, coin, amount, reference, bank_account_id, status, kyc_at_request, created_at, expires_at)
            overriding system value
            select gen_random_uuid(), n, customer_id, coin, amount, n || 'ABCD', bank_account_id, status, kyc_at_request, created_at, expires_at
              from fiat_order, generate_series(10470, 10471) n where id = ${id}`.execute(setup.exchange.deps.db)
  const day = number.slice(0, 8)
  const found = async (text: string) => {
    const { rows } = await setup.exchange.api(bank, setup.finance[0]).orders({ search: text })
    const everywhere = await setup.exchange.api(search, setup.finance[0]).find({ text })
    return [rows, everywhere.rows].map((each) => each.map((row) => row.number))
  }
  for (const text of [number, `${day}10470`]) expect(await found(text)).toEqual([[text], [text]])
  expect(await found(`${day}1047`)).toEqual([[], []])
})
