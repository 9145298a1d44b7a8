import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { search } from '@tessera/contract/reporting/search/search.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { endDueOrders } from './end-orders.ts'

let at: BankExchange
beforeAll(async () => {
  at = await bankExchange()
})
afterEach(() => booksHold(at.exchange))
afterAll(() => at.close())

const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) => (one.status === 'fulfilled' ? 'SUCCESS' : (one.reason as { code: string }).code))

test('DEP-09 credits nothing when a customer marks an order as paid, or calls any other endpoint', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const api = at.exchange.api(fiatOrders, ada)
  expect(await api.confirmPaid({ id: order.id }, freshKey())).toMatchObject({ status: 'checking' })
  await expect(api.confirmPaid({ id: order.id }, freshKey())).rejects.toMatchObject({ code: 'FIAT_ORDER_WRONG_STATUS' })
  await api.get({ id: order.id })
  await api.list({})
  expect(await at.fiat(ada)).toBe(0n)
  expect(await api.cancel({ id: order.id }, freshKey())).toMatchObject({ status: 'canceled' })
  await expect(api.confirmPaid({ id: order.id }, freshKey())).rejects.toMatchObject({ code: 'FIAT_ORDER_WRONG_STATUS' })
  expect(await at.fiat(ada)).toBe(0n)
})

test('DEP-11 lets one of fifty simultaneous cancellations and payments win, and credits only on completion', async () => {
  for (let round = 0; round < 3; round += 1) {
    const ada = await at.exchange.customer()
    const order = await at.orderOf(ada)
    const cancel = () => at.cancel(ada, order.id)
    const complete = (line: number) => at.settle({ lineId: `${order.id}-${line}`, text: order.reference })
    const requests = Array.from({ length: 50 }, (_, index) => (index % 2 === round % 2 ? cancel() : complete(index)))
    await Promise.allSettled(requests)
    const { status } = await at.get(ada, order.id)
    expect(['canceled', 'completed']).toContain(status)
    expect(await at.fiat(ada)).toBe(status === 'completed' ? 100_00n : 0n)
  }
})

test('cancels an unpaid order after 72 hours, and puts later money in suspense', async () => {
  const ada = await at.exchange.customer()
  const [unpaid, confirmed] = [await at.orderOf(ada), await at.orderOf(ada)]
  await at.confirm(ada, confirmed.id)
  at.exchange.passTime(72 * HOUR_MS + 1000)
  await endDueOrders(at.exchange.deps)
  expect((await at.get(ada, unpaid.id)).status).toBe('canceled')
  expect((await at.get(ada, confirmed.id)).status).toBe('checking')
  const line = await at.pay(unpaid.reference)
  await at.readFeed()
  expect(await at.lineOf(line.line_id)).toMatchObject({ status: 'queued', reason: 'order_closed' })
  at.exchange.passTime(10 * 24 * HOUR_MS)
  await endDueOrders(at.exchange.deps)
  expect((await at.get(ada, confirmed.id)).status).toBe('failed')
  expect(await at.fiat(ada)).toBe(0n)
  at.exchange.passTime(-(10 * 24 + 72) * HOUR_MS - 1000)
})

test.each([
  ['CNY', '100.00', 'FIAT_UNSUPPORTED'],
  ['SGD', '9.99', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['SGD', '100000.01', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['SGD', '10.001', 'FIAT_AMOUNT_TOO_PRECISE'],
])('rejects an order over %s %s: %s', async (coin, text, code) => {
  await expect(at.orderOf(await at.exchange.customer(), text, coin)).rejects.toMatchObject({ code })
})

test('rejects an eleventh open order, also with twenty simultaneous requests', async () => {
  const ada = await at.exchange.customer()
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => at.orderOf(ada)))
  const answers = codes(all)
  // A busy machine refuses some before it counts the open orders, so the rest is tried one after the other.
  while (answers.at(-1) !== 'FIAT_ORDER_TOO_MANY_OPEN')
    answers.push(...codes(await Promise.allSettled([at.orderOf(ada)])))
  expect(answers.filter((code) => code === 'SUCCESS')).toHaveLength(10)
  const known = ['SUCCESS', 'FIAT_ORDER_TOO_MANY_OPEN', 'ACCOUNT_BUSY', 'SERVER_BUSY']
  expect(new Set(answers).isSubsetOf(new Set(known))).toBe(true)
})

test('DEP-12 rejects an order without an approved identity, and hides orders of other customers', async () => {
  await expect(at.orderOf(await at.exchange.customer({ kyc: 'pending' }))).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
  })
  const [ada, eve] = [await at.exchange.customer(), await at.exchange.customer()]
  const { id } = await at.orderOf(ada)
  await expect(at.get(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(at.cancel(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(at.confirm(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('finds exactly the order with a five-digit number, on the desk and in the search', async () => {
  const ada = await at.exchange.customer()
  const { id, number } = await at.orderOf(ada)
  await sql`insert into fiat_order (id, number, customer_id, coin, amount, reference, bank_account_id, status, kyc_at_request, created_at, expires_at)
            overriding system value
            select gen_random_uuid(), n, customer_id, coin, amount, n || 'ABCD', bank_account_id, status, kyc_at_request, created_at, expires_at
              from fiat_order, generate_series(10470, 10471) n where id = ${id}`.execute(at.exchange.deps.db)
  const day = number.slice(0, 8)
  const found = async (text: string) => {
    const { rows } = await at.exchange.api(bank, at.finance[0]).orders({ search: text })
    const everywhere = await at.exchange.api(search, at.finance[0]).find({ text })
    return [rows, everywhere.rows].map((each) => each.map((row) => row.number))
  }
  for (const text of [number, `${day}10470`]) expect(await found(text)).toEqual([[text], [text]])
  expect(await found(`${day}1047`)).toEqual([[], []])
})
