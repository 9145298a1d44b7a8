import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type BankExchange, bankExchange, FORMER, freshKey } from '#testing/bank-exchange.ts'

let at: BankExchange
beforeAll(async () => {
  at = await bankExchange()
})
afterEach(() => booksHold(at.exchange))
afterAll(() => at.close())

test('DEP-12 puts money for a customer who is no longer approved in suspense', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  await sql`update customer set kyc_status = 'rejected' where id = ${ada.id}`.execute(at.exchange.deps.db)
  const line = await at.pay(order.reference)
  await at.readFeed()
  expect(await at.lineOf(line.line_id)).toMatchObject({ status: 'queued', reason: 'customer_not_approved' })
  await expect(at.decide((await at.lineOf(line.line_id)).id, 'approve')).rejects.toMatchObject({
    code: 'BANK_LINE_ORDER_UNFIT',
  })
  expect(await at.fiat(ada)).toBe(0n)
})

test('credits a payment with another amount by two operators, with the amount that arrived', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const line = await at.pay(order.reference, { amount: '90.00' })
  await at.readFeed()
  const queued = await at.lineOf(line.line_id)
  await expect(
    at.exchange.api(approvals, at.finance[0]).propose({
      kind: 'fiat_match',
      subjectId: queued.id,
      verdict: 'approve',
      reason: 'x',
      proposal: { orderId: 'not an id' },
    }),
  ).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await at.decide(queued.id, 'approve')
  expect(await at.get(ada, order.id)).toMatchObject({ status: 'completed', amount: '100.00', settled: '90.00' })
  expect(await at.fiat(ada)).toBe(90_00n)
  expect((await at.lineOf(line.line_id)).status).toBe('credited')
  await expect(at.decide(queued.id, 'approve')).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
})

test('lets two operators choose the order of a payment without a reference', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const line = await at.pay('rent')
  await at.readFeed()
  await at.decide((await at.lineOf(line.line_id)).id, 'approve', { proposal: { orderId: order.id } })
  expect(await at.get(ada, order.id)).toMatchObject({ status: 'completed' })
})

test('does not match an order in another currency; the payment can still be returned', async () => {
  const ada = await at.exchange.customer()
  const [order, named] = [await at.orderOf(ada), await at.orderOf(ada, '100.00', 'USD')]
  const [loose, wrong] = [await at.pay('rent', { currency: 'USD' }), await at.pay(named.reference)]
  await at.readFeed()
  const refused = { code: 'BANK_LINE_ORDER_UNFIT', field: 'orderId' }
  const proposal = { orderId: order.id }
  const { id } = await at.lineOf(loose.line_id)
  await expect(at.decide(id, 'approve', { proposal })).rejects.toMatchObject(refused)
  const mistaken = await at.lineOf(wrong.line_id)
  expect(mistaken.reason).toBe('other_currency')
  await expect(at.decide(mistaken.id, 'approve')).rejects.toMatchObject(refused)
  const { requests } = await at.exchange.api(approvals, at.finance[0]).subject({ kind: 'fiat_match', subjectId: id })
  expect(requests).toEqual([])
  await at.decide(mistaken.id, 'refuse', { reasonCode: 'not_expected' })
  expect((await at.lineOf(wrong.line_id)).status).toBe('returned')
  await at.decide(id, 'approve', { proposal: { orderId: named.id } })
  expect(await at.get(ada, named.id)).toMatchObject({ status: 'completed' })
})

test('lists orders by currency', async () => {
  const ada = await at.exchange.customer()
  const orders = [await at.orderOf(ada), await at.orderOf(ada, '100.00', 'USD')]
  const listed = async (fiat: string) => {
    const { rows } = await at.exchange.api(bank, at.finance[0]).orders({ fiat, pageSize: 100 })
    return orders.map(({ id }) => rows.some((row) => row.id === id))
  }
  expect([await listed('SGD'), await listed('USD')]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('rejects an order that was marked as paid when its payment is returned', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  await at.confirm(ada, order.id)
  const line = await at.pay(order.reference, { payerName: 'ANOTHER PERSON' })
  await at.readFeed()
  await at.decide((await at.lineOf(line.line_id)).id, 'refuse', { reasonCode: 'other_name' })
  expect(await at.get(ada, order.id)).toMatchObject({ status: 'rejected', settled: null })
  expect((await at.lineOf(line.line_id)).status).toBe('returned')
  const { rows } = await sql`select kind from message where customer_id = ${ada.id}`.execute(at.exchange.deps.db)
  expect(rows).toEqual([{ kind: 'fiat_order_rejected' }])
})

test('P9 ends the order that both people saw when a payment is returned, not the one in its reference', async () => {
  const [ada, ben] = [await at.exchange.customer(), await at.exchange.customer()]
  const [named, chosen] = [await at.orderOf(ada), await at.orderOf(ben)]
  await at.confirm(ada, named.id)
  await at.confirm(ben, chosen.id)
  const line = await at.pay(named.reference, { amount: '77.00' })
  await at.readFeed()
  const { id } = await at.lineOf(line.line_id)
  await at.decide(id, 'refuse', { proposal: { orderId: chosen.id }, reasonCode: 'not_expected' })
  expect((await at.get(ben, chosen.id)).status).toBe('rejected')
  expect((await at.get(ada, named.id)).status).toBe('checking')
  const { rows } = await sql`select kind from message where customer_id = ${ada.id}`.execute(at.exchange.deps.db)
  expect(rows).toEqual([])
})

test('P9 credits and ends no order if both people saw none', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  await at.confirm(ada, order.id)
  const line = await at.pay(order.reference, { amount: '78.00' })
  await at.readFeed()
  const { id } = await at.lineOf(line.line_id)
  const proposal = { orderId: randomUUID() }
  await expect(at.decide(id, 'approve', { proposal })).rejects.toMatchObject({ code: 'BANK_LINE_ORDER_UNFIT' })
  const [held] = (await at.exchange.api(approvals, at.finance[0]).subject({ kind: 'fiat_match', subjectId: id }))
    .requests
  await at.exchange.api(approvals, at.finance[0]).cancel({ requestId: held?.id ?? '' })
  await at.decide(id, 'refuse', { proposal, reasonCode: 'not_expected' })
  expect(await at.get(ada, order.id)).toMatchObject({ status: 'checking', settled: null })
  expect((await at.lineOf(line.line_id)).status).toBe('returned')
})

/** The amounts that I27 compares, and whether they belong to the current books. */
async function outside(): Promise<{ reported: bigint; books: bigint; current: boolean }> {
  const { rows } = await sql<{ reported: bigint; books: bigint; current: boolean }>`
    select e.amount as reported, e.as_of_seq = (select seq from chain_head where chain = 'journal') as current,
           (select -sum(posted) from account where role = 'external' and coin = 'SGD')::numeric as books
      from external_balance e where coin = 'SGD'`.execute(at.exchange.deps.db)
  return rows[0] ?? { reported: -1n, books: 0n, current: false }
}

const seen = async (): Promise<bigint | undefined> =>
  (
    await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = 'SGD'`.execute(
      at.exchange.deps.db,
    )
  ).rows[0]?.by

test("records the bank's closing balance beside the books, and subtracts returned payments", async () => {
  await at.readFeed()
  const { reported, books, current } = await outside()
  expect([reported, current]).toEqual([books, true])
  expect(reported).toBeGreaterThan(0n)
})

test('I27 compares balances while another bank of ours holds the same coin: its lines are added', async () => {
  await at.pay('rent')
  const saved = { text: 'rent', bank: FORMER, accountNumber: '77-1' }
  await at.settle({ ...saved, lineId: 'kept' })
  await at.settle({ ...saved, lineId: 'sent back' })
  await at.readFeed()
  await at.decide((await at.lineOf('sent back')).id, 'refuse', { reasonCode: 'not_expected' })
  await at.readFeed()
  const { reported, books, current } = await outside()
  expect([reported, current]).toEqual([books, true])
})

test('I27 counts money under an unknown bank name as missing until it is returned', async () => {
  await at.readFeed()
  await at.settle({ lineId: 'twice', text: 'rent', bank: 'merlion' })
  await at.readFeed()
  expect(await seen()).toBe(-100_00n)
  await at.decide((await at.lineOf('twice')).id, 'refuse', { reasonCode: 'not_expected' })
  await at.readFeed()
  const { reported, books, current } = await outside()
  expect([reported, current]).toEqual([books, true])
  expect(await seen()).toBe(0n)
})

test('lets only finance operators decide about bank lines', async () => {
  const support = await at.exchange.operator('support')
  expect((await at.exchange.api(bank, support).lines({})).total).toBeGreaterThan(0)
  await expect(
    at.exchange.api(bank, support).importStatement({ format: 'csv', bank: 'xx', text: 'x' }, freshKey()),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
