import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type BankExchange, bankExchange, FORMER, freshKey } from '#testing/bank-exchange.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

test('DEP-12 puts money for a customer who is no longer approved in suspense', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  await sql`update customer set kyc_status = 'rejected' where id = ${ada.id}`.execute(setup.exchange.deps.db)
  const line = await setup.pay(order.reference)
  await setup.readFeed()
  expect(await setup.lineOf(line.line_id)).toMatchObject({ status: 'queued', reason: 'customer_not_approved' })
  await expect(setup.decide((await setup.lineOf(line.line_id)).id, 'approve')).rejects.toMatchObject({
    code: 'BANK_LINE_ORDER_UNFIT',
  })
  expect(await setup.fiat(ada)).toBe(0n)
})

test('credits a payment with another amount by two operators, with the amount that arrived', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const line = await setup.pay(order.reference, { amount: '90.00' })
  await setup.readFeed()
  const queued = await setup.lineOf(line.line_id)
  await expect(
    setup.exchange.api(approvals, setup.finance[0]).propose({
      kind: 'fiat_match',
      subjectId: queued.id,
      verdict: 'approve',
      reason: 'x',
      proposal: { orderId: 'not an id' },
    }),
  ).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await setup.decide(queued.id, 'approve')
  expect(await setup.get(ada, order.id)).toMatchObject({ status: 'completed', amount: '100.00', settled: '90.00' })
  expect(await setup.fiat(ada)).toBe(90_00n)
  expect((await setup.lineOf(line.line_id)).status).toBe('credited')
  await expect(setup.decide(queued.id, 'approve')).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
})

test('two operators choose the order of a payment without a reference', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const line = await setup.pay('rent')
  await setup.readFeed()
  await setup.decide((await setup.lineOf(line.line_id)).id, 'approve', { proposal: { orderId: order.id } })
  expect(await setup.get(ada, order.id)).toMatchObject({ status: 'completed' })
})

test('does not match an order in another currency; the payment can still be returned', async () => {
  const ada = await setup.exchange.customer()
  const [order, named] = [await setup.orderOf(ada), await setup.orderOf(ada, '100.00', 'USD')]
  const [loose, wrong] = [await setup.pay('rent', { currency: 'USD' }), await setup.pay(named.reference)]
  await setup.readFeed()
  const refused = { code: 'BANK_LINE_ORDER_UNFIT', field: 'orderId' }
  const proposal = { orderId: order.id }
  const { id } = await setup.lineOf(loose.line_id)
  await expect(setup.decide(id, 'approve', { proposal })).rejects.toMatchObject(refused)
  const mistaken = await setup.lineOf(wrong.line_id)
  expect(mistaken.reason).toBe('other_currency')
  await expect(setup.decide(mistaken.id, 'approve')).rejects.toMatchObject(refused)
  const { requests } = await setup.exchange
    .api(approvals, setup.finance[0])
    .subject({ kind: 'fiat_match', subjectId: id })
  expect(requests).toEqual([])
  await setup.decide(mistaken.id, 'refuse', { reasonCode: 'not_expected' })
  expect((await setup.lineOf(wrong.line_id)).status).toBe('returned')
  await setup.decide(id, 'approve', { proposal: { orderId: named.id } })
  expect(await setup.get(ada, named.id)).toMatchObject({ status: 'completed' })
})

test('lists orders by currency', async () => {
  const ada = await setup.exchange.customer()
  const orders = [await setup.orderOf(ada), await setup.orderOf(ada, '100.00', 'USD')]
  const listed = async (fiat: string) => {
    const { rows } = await setup.exchange.api(bank, setup.finance[0]).orders({ fiat, pageSize: 100 })
    return orders.map(({ id }) => rows.some((row) => row.id === id))
  }
  expect([await listed('SGD'), await listed('USD')]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('rejects an order that was marked as paid when its payment is returned', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  await setup.confirm(ada, order.id)
  const line = await setup.pay(order.reference, { payerName: 'ANOTHER PERSON' })
  await setup.readFeed()
  await setup.decide((await setup.lineOf(line.line_id)).id, 'refuse', { reasonCode: 'other_name' })
  expect(await setup.get(ada, order.id)).toMatchObject({ status: 'rejected', settled: null })
  expect((await setup.lineOf(line.line_id)).status).toBe('returned')
  const { rows } = await sql`select kind from message where customer_id = ${ada.id}`.execute(setup.exchange.deps.db)
  expect(rows).toEqual([{ kind: 'fiat_order_rejected' }])
})

test('P9 when a payment is returned, ends the order that both people saw, not the one in its reference', async () => {
  const [ada, ben] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const [named, chosen] = [await setup.orderOf(ada), await setup.orderOf(ben)]
  await setup.confirm(ada, named.id)
  await setup.confirm(ben, chosen.id)
  const line = await setup.pay(named.reference, { amount: '77.00' })
  await setup.readFeed()
  const { id } = await setup.lineOf(line.line_id)
  await setup.decide(id, 'refuse', { proposal: { orderId: chosen.id }, reasonCode: 'not_expected' })
  expect((await setup.get(ben, chosen.id)).status).toBe('rejected')
  expect((await setup.get(ada, named.id)).status).toBe('checking')
  const { rows } = await sql`select kind from message where customer_id = ${ada.id}`.execute(setup.exchange.deps.db)
  expect(rows).toEqual([])
})

test('P9 neither credits nor ends an order if both people saw none', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  await setup.confirm(ada, order.id)
  const line = await setup.pay(order.reference, { amount: '78.00' })
  await setup.readFeed()
  const { id } = await setup.lineOf(line.line_id)
  const proposal = { orderId: randomUUID() }
  await expect(setup.decide(id, 'approve', { proposal })).rejects.toMatchObject({ code: 'BANK_LINE_ORDER_UNFIT' })
  const about = { kind: 'fiat_match', subjectId: id } as const
  expect((await setup.exchange.api(approvals, setup.finance[0]).subject(about)).requests).toEqual([])
  await setup.decide(id, 'refuse', { proposal, reasonCode: 'not_expected' })
  expect(await setup.get(ada, order.id)).toMatchObject({ status: 'checking', settled: null })
  expect((await setup.lineOf(line.line_id)).status).toBe('returned')
})

/** Returns the amounts that I27 compares, and true if they belong to the current ledger. */
async function outside(): Promise<{ reported: bigint; books: bigint; current: boolean }> {
  const { rows } = await sql<{ reported: bigint; books: bigint; current: boolean }>`
    select e.amount as reported, e.as_of_seq = (select seq from chain_head where chain = 'journal') as current,
           (select -sum(posted) from account where role = 'external' and coin = 'SGD')::numeric as books
      from external_balance e where coin = 'SGD'`.execute(setup.exchange.deps.db)
  return rows[0] ?? { reported: -1n, books: 0n, current: false }
}

const seen = async (): Promise<bigint | undefined> =>
  (
    await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = 'SGD'`.execute(
      setup.exchange.deps.db,
    )
  ).rows[0]?.by

test("stores the bank's closing balance next to the ledger's, which includes payments to be returned", async () => {
  await setup.pay('rent')
  // The first read posts the payment, the second compares.
  await setup.readFeed()
  await setup.readFeed()
  const { reported, books, current } = await outside()
  expect([reported, current]).toEqual([books, true])
  expect(reported).toBeGreaterThan(0n)
})

test('I27 adds the lines of our account at another bank in the same coin', async () => {
  await setup.pay('rent')
  const saved = { text: 'rent', bank: FORMER, accountNumber: '77-1' }
  await setup.settle({ ...saved, lineId: 'kept' })
  await setup.settle({ ...saved, lineId: 'sent back' })
  await setup.readFeed()
  await setup.decide((await setup.lineOf('sent back')).id, 'refuse', { reasonCode: 'not_expected' })
  await setup.readFeed()
  const { reported, books, current } = await outside()
  expect([reported, current]).toEqual([books, true])
})

test('I27 counts money under an unknown bank name as missing until it is returned', async () => {
  await setup.readFeed()
  await setup.settle({ lineId: 'twice', text: 'rent', bank: 'merlion' })
  await setup.readFeed()
  expect(await seen()).toBe(-100_00n)
  await setup.decide((await setup.lineOf('twice')).id, 'refuse', { reasonCode: 'not_expected' })
  await setup.readFeed()
  const { reported, books, current } = await outside()
  expect([reported, current]).toEqual([books, true])
  expect(await seen()).toBe(0n)
})

test('lets only finance operators decide about bank lines', async () => {
  const support = await setup.exchange.operator('support')
  expect((await setup.exchange.api(bank, support).lines({})).total).toBeGreaterThan(0)
  await expect(
    setup.exchange.api(bank, support).importStatement({ bank: 'xx', file: 'eHh4' }, freshKey()),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
