import { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type BankExchange, bankExchange, FORMER } from '#testing/bank-exchange.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

test('shows the amount and account of an order, and completes it with a matching line', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  expect(order).toMatchObject({
    status: 'to_be_paid',
    amount: '100.00',
    payee: 'Tessera Client Monies',
    accountNumber: '003-1',
    payer: 'Test Person',
    cancellable: true,
    settled: null,
  })
  expect(order.reference).toMatch(/^[2-9A-HJKMNP-Z]{9}$/)
  expect(new Date(order.expiresAt).getTime() - new Date(order.createdAt).getTime()).toBe(72 * HOUR_MS)
  const line = await setup.pay(`Ref ${order.reference}`)
  await setup.readFeed()
  expect(await setup.get(ada, order.id)).toMatchObject({ status: 'completed', settled: '100.00', cancellable: false })
  expect(await setup.fiat(ada)).toBe(100_00n)
  expect(await setup.lineOf(line.line_id)).toMatchObject({
    status: 'credited',
    order: { id: order.id, status: 'completed' },
  })
  await setup.readFeed()
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test('finds a payment by its reference while the order is checked', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  await setup.confirm(ada, order.id)
  await setup.pay(order.reference.toLowerCase())
  await setup.readFeed()
  expect((await setup.get(ada, order.id)).status).toBe('completed')
})

test('DEP-10 puts a payment in suspense if amount, name, currency or reference differs', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const lines = [
    await setup.pay(order.reference, { amount: '100.01' }),
    await setup.pay(order.reference, { payerName: 'ANOTHER PERSON' }),
    await setup.pay(order.reference, { currency: 'USD' }),
    await setup.pay('no reference at all'),
  ]
  await setup.readFeed()
  const seen = await Promise.all(lines.map(({ line_id }) => setup.lineOf(line_id)))
  expect(seen.map(({ status, reason }) => [status, reason])).toEqual([
    ['queued', 'amount_differs'],
    ['queued', 'name_differs'],
    ['queued', 'other_currency'],
    ['queued', 'no_reference'],
  ])
  expect(await setup.fiat(ada)).toBe(0n)
  expect((await setup.get(ada, order.id)).status).toBe('to_be_paid')
  await expect(setup.cancel(ada, order.id)).rejects.toMatchObject({
    code: 'FIAT_ORDER_PAYMENT_FOUND',
  })
})

test('DEP-10 twenty concurrent imports store a line once, from feed and statement', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const line = await setup.pay(order.reference)
  const settle = () => setup.settle({ lineId: line.line_id, text: line.text })
  const settled = await Promise.all(Array.from({ length: 20 }, settle))
  expect(settled.filter(({ value }) => value === 'credited')).toHaveLength(1)
  expect(settled.filter(({ value }) => value === 'known')).toHaveLength(19)
  await setup.readFeed()
  expect(await setup.importCsv([line])).toEqual({ read: 1, known: 1, claimed: 0, statements: [] })
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test('DEP-10 two payments for one order credit it once', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const [, second] = [await setup.pay(order.reference), await setup.pay(order.reference)]
  await setup.readFeed()
  expect(await setup.fiat(ada)).toBe(100_00n)
  expect(await setup.lineOf(second.line_id)).toMatchObject({ status: 'queued', reason: 'order_closed' })
})

test('imports a statement completely or not at all', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const line: StatementLine = {
    line_id: `CSV-${order.id}`,
    booked_on: '2026-03-18',
    account_number: '003-1',
    direction: 'in',
    currency: 'SGD',
    amount: '100.00',
    payer_name: 'Test Person',
    text: order.reference,
  }
  const out = { ...line, line_id: `OUT-${order.id}`, direction: 'out', text: 'fees' }
  for (const wrong of [{ amount: '1e3' }, { currency: 'XXX' }, { booked_on: 'today' }, { direction: 'sideways' }])
    await expect(setup.importCsv([line, { ...line, line_id: 'other', ...wrong }])).rejects.toMatchObject({
      code: 'BANK_STATEMENT_UNREADABLE',
    })
  expect(await setup.fiat(ada)).toBe(0n)
  expect(await setup.importCsv([line, out])).toMatchObject({ read: 2, known: 0, claimed: 2 })
  expect(await setup.lineOf(line.line_id)).toMatchObject({ status: 'credited' })
  expect(await setup.lineOf(out.line_id)).toMatchObject({ status: 'queued', reason: 'money_out' })
  const { rows } = await setup.exchange.api(bank, setup.finance[0]).orders({ search: order.reference })
  expect(rows).toMatchObject([{ id: order.id, status: 'completed', customer: { id: ada.id } }])
})

test('DEP-10 rejects a statement that reports other money under a known number', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const known = await setup.pay('none', { amount: '7.00' })
  await setup.readFeed()
  const line = { ...known, line_id: `SAME-${order.id}`, amount: '100.00', payer_name: 'Test Person' }
  for (const other of [
    { ...line, text: order.reference, amount: '100.01' },
    { ...known, amount: '7.01' },
    { ...known, currency: 'USD' },
    { ...known, direction: 'out' },
  ])
    await expect(setup.importCsv([line, other])).rejects.toMatchObject({
      code: 'BANK_STATEMENT_UNREADABLE',
      message: expect.stringMatching(
        /^Line 3 cannot be read\. .+ is “.+”\. Expected: .+\. Nothing was imported\.$/u,
      ) as string,
    })
  expect(
    await setup.importCsv([
      { ...line, text: order.reference },
      { ...known, text: 'another text' },
    ]),
  ).toMatchObject({ read: 2, known: 1, claimed: 1 })
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test('DEP-10 queues a payment to another account than our open one for people, even if everything else matches', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const line = { lineId: `A-${order.id}`, text: order.reference }
  const elsewhere = [
    { accountNumber: '003-9' },
    { accountNumber: '003-2' },
    { bank: FORMER, accountNumber: '77-1' },
    { bank: FORMER },
  ]
  for (const [n, about] of elsewhere.entries()) {
    const lineId = `${line.lineId}-${n}`
    expect((await setup.settle({ ...line, ...about, lineId })).value).toBe('queued')
    expect(await setup.lineOf(lineId)).toMatchObject({ reason: 'other_account', order: { id: order.id } })
  }
  expect(await setup.fiat(ada)).toBe(0n)
  expect((await setup.settle({ ...line, accountNumber: '00 31' })).value).toBe('credited')
})

test('DEP-10 rejects a statement of a bank under another name than ours, so that no line has two names', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const line = await setup.pay(order.reference)
  expect((await setup.exchange.api(bank, setup.finance[0]).banks({})).rows).toEqual([FORMER, 'Merlion Bank'])
  for (const name of ['DBS', 'merlion bank', 'Merlion  Bank'])
    await expect(setup.importCsv([line], name)).rejects.toMatchObject({ code: 'BANK_UNKNOWN', field: 'bank' })
  expect(await setup.fiat(ada)).toBe(0n)
  expect(await setup.importCsv([line], ' Merlion Bank ')).toMatchObject({ claimed: 1 })
  expect(await setup.fiat(ada)).toBe(100_00n)
  await setup.readFeed()
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test('DEP-10 does not read a feed under a name that none of our accounts has, until an operator acts', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  await setup.pay(order.reference)
  await setup.renameBank('Merlion')
  await expect(setup.readFeed()).rejects.toThrow('the exchange has no account at Merlion Bank')
  expect(await setup.fiat(ada)).toBe(0n)
  await setup.renameBank('Merlion Bank')
  await setup.readFeed()
  expect(await setup.fiat(ada)).toBe(100_00n)
})
