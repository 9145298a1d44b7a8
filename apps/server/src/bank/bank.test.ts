import { approvals } from '@tessera/contract/approvals.ts'
import { bank } from '@tessera/contract/bank.ts'
import { fiatOrders } from '@tessera/contract/fiat-orders.ts'
import { statementColumns, type StatementLine } from '@tessera/domain/fiat-orders/statement.ts'
import { amount } from '@tessera/domain/money/amount.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type LocalBank, startLocalBank } from '../../../../world/src/bank/local-bank.ts'
import { type Person, testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { verify } from '../audit/verify.ts'
import { endDueOrders } from '../fiat-orders/end-orders.ts'
import { readFeed } from './read-feed.ts'
import { settleLine } from './settle-line.ts'

const HOUR_MS = 3_600_000
let house: TestHouse
let local: LocalBank
let finance: readonly [Person, Person]
beforeAll(async () => {
  local = await startLocalBank({
    name: 'Merlion Bank',
    accounts: { SGD: '003-1', USD: '003-2' },
    now: () => new Date(),
    port: 0,
  })
  house = await testHouse({ BANK_FEED_URL: local.feedUrl })
  for (const [coin, number] of Object.entries(local.accounts)) {
    await house.coin(coin, 'fiat', 2)
    await sql`insert into bank_account (id, coin, bank, payee, account_number, order_min, order_max, opened_at)
              values (${randomUUID()}, ${coin}, ${local.name}, 'Tessera Client Monies', ${number}, 1000, 10000000, now())`.execute(
      house.deps.db,
    )
  }
  await house.coin('CNY', 'fiat', 2)
  finance = [await house.operator('finance'), await house.operator('finance')]
})
afterEach(async () => {
  expect(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(async () => {
  await house.close()
  await local.stop()
})

const freshKey = () => ({ idempotencyKey: randomUUID() })
const orderOf = (who: Person, text = '100.00', fiat = 'SGD') =>
  house.api(fiatOrders, who).create({ fiat, amount: text }, freshKey())
const get = (who: Person, id: string) => house.api(fiatOrders, who).get({ id })
const fiat = async (who: Person): Promise<bigint> =>
  (
    await sql<{
      posted: bigint
    }>`select posted from account where customer_id = ${who.id} and kind = 'fiat' and coin = 'SGD'`.execute(
      house.deps.db,
    )
  ).rows[0]?.posted ?? 0n
const pay = (text: string, about: { amount?: string; payerName?: string; currency?: string } = {}) =>
  local.pay({ currency: 'SGD', amount: '100.00', payerName: 'PERSON TEST', text, ...about })
const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) => (one.status === 'fulfilled' ? 'SUCCESS' : String((one.reason as { code: string }).code)))
const lineOf = async (lineId: string) => {
  const { rows } = await house.api(bank, finance[0]).lines({ pageSize: 100 })
  const row = rows.find((one) => one.lineId === lineId)
  if (row === undefined) throw new Error(`no line ${lineId}`)
  return row
}
const decide = async (
  subjectId: string,
  verdict: 'approve' | 'refuse',
  { proposal = {}, reasonCode }: { proposal?: Record<string, unknown>; reasonCode?: string } = {},
) => {
  const [maker, checker] = finance
  const request = await house.api(approvals, maker).propose({
    kind: 'fiat_match',
    subjectId,
    verdict,
    reason: 'looked at',
    proposal,
    ...(reasonCode !== undefined && { reasonCode }),
  })
  return house
    .api(approvals, checker)
    .decide({ requestId: request.id, verdict: 'approve', contentHash: request.contentHash, note: 'seen' })
}

test('an order tells what to pay to whom, and is paid by a line that fits it', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
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
  const line = await pay(`Ref ${order.reference}`)
  await readFeed(house.deps)
  expect(await get(ada, order.id)).toMatchObject({ status: 'completed', settled: '100.00', cancellable: false })
  expect(await fiat(ada)).toBe(100_00n)
  expect(await lineOf(line.line_id)).toMatchObject({ status: 'credited', order: { id: order.id, status: 'completed' } })
  await readFeed(house.deps)
  expect(await fiat(ada)).toBe(100_00n)
})

test('DEP-09 saying that it was paid credits nothing, whatever else a customer calls', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  const api = house.api(fiatOrders, ada)
  expect(await api.confirmPaid({ id: order.id }, freshKey())).toMatchObject({ status: 'checking' })
  await expect(api.confirmPaid({ id: order.id }, freshKey())).rejects.toMatchObject({ code: 'FIAT_ORDER_WRONG_STATUS' })
  await api.get({ id: order.id })
  await api.list({})
  expect(await fiat(ada)).toBe(0n)
  expect(await api.cancel({ id: order.id }, freshKey())).toMatchObject({ status: 'canceled' })
  await expect(api.confirmPaid({ id: order.id }, freshKey())).rejects.toMatchObject({ code: 'FIAT_ORDER_WRONG_STATUS' })
  expect(await fiat(ada)).toBe(0n)
})

test('a payment is found by its reference while the order is checked', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  await house.api(fiatOrders, ada).confirmPaid({ id: order.id }, freshKey())
  await pay(order.reference.toLowerCase())
  await readFeed(house.deps)
  expect((await get(ada, order.id)).status).toBe('completed')
})

test('DEP-10 what differs by anything waits in suspense: amount, name, currency, reference', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  const lines = [
    await pay(order.reference, { amount: '100.01' }),
    await pay(order.reference, { payerName: 'SOMEBODY ELSE' }),
    await pay(order.reference, { currency: 'USD' }),
    await pay('no reference at all'),
  ]
  await readFeed(house.deps)
  const seen = await Promise.all(lines.map(({ line_id }) => lineOf(line_id)))
  expect(seen.map(({ status, reason }) => [status, reason])).toEqual([
    ['queued', 'amount_differs'],
    ['queued', 'name_differs'],
    ['queued', 'other_currency'],
    ['queued', 'no_reference'],
  ])
  expect(await fiat(ada)).toBe(0n)
  expect((await get(ada, order.id)).status).toBe('to_be_paid')
  await expect(house.api(fiatOrders, ada).cancel({ id: order.id }, freshKey())).rejects.toMatchObject({
    code: 'FIAT_ORDER_PAYMENT_FOUND',
  })
})

test('DEP-10 the same line is one line, from feed and statement, by twenty at once', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  const line = await pay(order.reference)
  const settle = () =>
    house.deps.inTx('test')(async (tx) =>
      ok(
        await settleLine(tx, {
          id: randomUUID(),
          bank: local.name,
          lineId: line.line_id,
          accountNumber: '003-1',
          direction: 'in',
          coin: 'SGD',
          amount: amount(100_00n),
          payerName: line.payer_name,
          text: line.text,
          bookedOn: line.booked_on,
        }),
      ),
    )
  const settled = await Promise.all(Array.from({ length: 20 }, settle))
  expect(settled.map(({ value }) => value).toSorted()).toEqual(['credited', ...Array(19).fill('known')])
  await readFeed(house.deps)
  expect(await importCsv([line])).toMatchObject({ read: 1, known: 1, credited: 0, queued: 0 })
  expect(await fiat(ada)).toBe(100_00n)
})

test('DEP-10 two payments for one order credit it once', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  const [, second] = [await pay(order.reference), await pay(order.reference)]
  await readFeed(house.deps)
  expect(await fiat(ada)).toBe(100_00n)
  expect(await lineOf(second.line_id)).toMatchObject({ status: 'queued', reason: 'order_closed' })
})

test('DEP-11 of fifty cancellations and payments at once one wins, and credit follows only completion', async () => {
  for (let round = 0; round < 3; round += 1) {
    const ada = await house.customer()
    const order = await orderOf(ada)
    const cancel = () => house.api(fiatOrders, ada).cancel({ id: order.id }, freshKey())
    const complete = (at: number) =>
      house.deps.inTx('test')(async (tx) =>
        ok(
          await settleLine(tx, {
            id: randomUUID(),
            bank: 'race',
            lineId: `${order.id}-${at}`,
            accountNumber: '003-1',
            direction: 'in',
            coin: 'SGD',
            amount: amount(100_00n),
            payerName: 'Test Person',
            text: order.reference,
            bookedOn: '2026-03-18',
          }),
        ),
      )
    const racers = Array.from({ length: 50 }, (_, at) => (at % 2 === round % 2 ? cancel() : complete(at)))
    await Promise.allSettled(racers)
    const { status } = await get(ada, order.id)
    expect(['canceled', 'completed']).toContain(status)
    expect(await fiat(ada)).toBe(status === 'completed' ? 100_00n : 0n)
  }
})

test('DEP-12 money for a customer who is not approved any more goes to suspense, not to them', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  await sql`update customer set kyc_status = 'rejected' where id = ${ada.id}`.execute(house.deps.db)
  const line = await pay(order.reference)
  await readFeed(house.deps)
  expect(await lineOf(line.line_id)).toMatchObject({ status: 'queued', reason: 'customer_not_approved' })
  await expect(decide((await lineOf(line.line_id)).id, 'approve')).rejects.toMatchObject({
    code: 'BANK_LINE_ORDER_UNFIT',
  })
  expect(await fiat(ada)).toBe(0n)
})

test('two operators credit a payment whose amount differs, with what came', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  const line = await pay(order.reference, { amount: '90.00' })
  await readFeed(house.deps)
  const queued = await lineOf(line.line_id)
  await expect(
    house.api(approvals, finance[0]).propose({
      kind: 'fiat_match',
      subjectId: queued.id,
      verdict: 'approve',
      reason: 'x',
      proposal: { orderId: 'not an id' },
    }),
  ).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await decide(queued.id, 'approve')
  expect(await get(ada, order.id)).toMatchObject({ status: 'completed', amount: '100.00', settled: '90.00' })
  expect(await fiat(ada)).toBe(90_00n)
  expect((await lineOf(line.line_id)).status).toBe('credited')
  await expect(decide(queued.id, 'approve')).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
})

test('two operators find the order of a payment without a reference', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  const line = await pay('rent')
  await readFeed(house.deps)
  await decide((await lineOf(line.line_id)).id, 'approve', { proposal: { orderId: order.id } })
  expect(await get(ada, order.id)).toMatchObject({ status: 'completed' })
})

test('a payment that is sent back rejects the order that said it was paid', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
  await house.api(fiatOrders, ada).confirmPaid({ id: order.id }, freshKey())
  const line = await pay(order.reference, { payerName: 'SOMEBODY ELSE' })
  await readFeed(house.deps)
  await decide((await lineOf(line.line_id)).id, 'refuse', { reasonCode: 'other_name' })
  expect(await get(ada, order.id)).toMatchObject({ status: 'rejected', settled: null })
  expect((await lineOf(line.line_id)).status).toBe('returned')
  const { rows } = await sql`select kind from message where customer_id = ${ada.id}`.execute(house.deps.db)
  expect(rows).toEqual([{ kind: 'fiat_order_rejected' }])
})

test('an order nobody pays is canceled after 72 hours; money that comes later goes to suspense', async () => {
  const ada = await house.customer()
  const [unpaid, said] = [await orderOf(ada), await orderOf(ada)]
  await house.api(fiatOrders, ada).confirmPaid({ id: said.id }, freshKey())
  house.passTime(72 * HOUR_MS + 1000)
  await endDueOrders(house.deps)
  expect((await get(ada, unpaid.id)).status).toBe('canceled')
  expect((await get(ada, said.id)).status).toBe('checking')
  const line = await pay(unpaid.reference)
  await readFeed(house.deps)
  expect(await lineOf(line.line_id)).toMatchObject({ status: 'queued', reason: 'order_closed' })
  house.passTime(10 * 24 * HOUR_MS)
  await endDueOrders(house.deps)
  expect((await get(ada, said.id)).status).toBe('failed')
  expect(await fiat(ada)).toBe(0n)
  house.passTime(-(10 * 24 + 72) * HOUR_MS - 1000)
})

test.each([
  ['CNY', '100.00', 'FIAT_UNSUPPORTED'],
  ['SGD', '9.99', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['SGD', '100000.01', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['SGD', '10.001', 'FIAT_AMOUNT_TOO_PRECISE'],
])('an order over %s %s is refused: %s', async (coin, text, code) => {
  await expect(orderOf(await house.customer(), text, coin)).rejects.toMatchObject({ code })
})

test('an eleventh open order is refused, of twenty at once too', async () => {
  const ada = await house.customer()
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => orderOf(ada)))
  expect(codes(all).filter((code) => code === 'SUCCESS')).toHaveLength(10)
  expect(codes(all).filter((code) => code === 'FIAT_ORDER_TOO_MANY_OPEN')).toHaveLength(10)
})

test('DEP-12 nobody gets an order without approved identity, and nobody sees another’s', async () => {
  await expect(orderOf(await house.customer({ kyc: 'pending' }))).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  const [ada, eve] = [await house.customer(), await house.customer()]
  const { id } = await orderOf(ada)
  await expect(get(eve, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(house.api(fiatOrders, eve).cancel({ id }, freshKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(house.api(fiatOrders, eve).confirmPaid({ id }, freshKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const importCsv = (lines: readonly StatementLine[]) => {
  const rows = lines.map((line) => statementColumns.map((name) => line[name]).join(','))
  return house
    .api(bank, finance[0])
    .importStatement(
      { format: 'csv', bank: local.name, text: [statementColumns.join(','), ...rows].join('\n') },
      freshKey(),
    )
}

test('a statement is imported as a whole or not at all', async () => {
  const ada = await house.customer()
  const order = await orderOf(ada)
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
    await expect(importCsv([line, { ...line, line_id: 'other', ...wrong }])).rejects.toMatchObject({
      code: 'BANK_STATEMENT_UNREADABLE',
    })
  expect(await fiat(ada)).toBe(0n)
  expect(await importCsv([line, out])).toEqual({ read: 2, known: 0, credited: 1, queued: 1 })
  expect(await lineOf(out.line_id)).toMatchObject({ status: 'queued', reason: 'money_out' })
  const { rows } = await house.api(bank, finance[0]).orders({ search: order.reference })
  expect(rows).toMatchObject([{ id: order.id, status: 'completed', customer: { id: ada.id } }])
})

test('only finance decides on bank lines', async () => {
  const support = await house.operator('support')
  expect((await house.api(bank, support).lines({})).total).toBeGreaterThan(0)
  await expect(
    house.api(bank, support).importStatement({ format: 'csv', bank: 'xx', text: 'x' }, freshKey()),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
