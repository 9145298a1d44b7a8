import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { readStatement } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { FEE, type PayingOut, payingOut } from '#testing/paying-out.ts'
import { deleteOwned } from '#profile/account-closings/forget-closed.sql.ts'
import { outsideClosingBalance } from '#payments/bank/lines.sql.ts'

let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const run = (query: ReturnType<typeof sql>) => query.execute(setup.exchange.deps.db)
const debit = async (reference: string, about: Partial<Parameters<BankExchange['settle']>[0]> = {}) => {
  const line = { lineId: randomUUID(), direction: 'out', amount: amount(95_00n), payerName: 'TEST PERSON' } as const
  return (await setup.settle({ ...line, text: reference, ...about })).value
}
const kindsOf = async (id: string) =>
  (await run(sql`select kind from message where customer_id = ${id} order by created_at`)).rows
const feesOf = async () =>
  (
    await sql<{
      posted: bigint
    }>`select posted from account where kind = 'house' and purpose = 'fees' and coin = 'SGD'`.execute(
      setup.exchange.deps.db,
    )
  ).rows[0]?.posted ?? 0n

test('exports an approved payout in a file, and marks it as paid when the bank reports its debit', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  const account = { fiat: 'SGD', bankAccount: 'SGD-main', bank: 'Merlion Bank' }
  const figures = { payouts: 1, instructions: 0, total: '95.00', heldBack: 0 }
  expect((await flow.desk.ready({})).rows).toEqual([{ ...account, ...figures }])
  const { batch, heldBack } = await flow.export()
  expect(batch).toMatchObject({ fiat: 'SGD', payouts: 1, total: '95.00', paid: 0, ended: 0, waiting: 1 })
  expect(heldBack).toBe(0)
  const xml = await flow.fileOf(batch?.id ?? '')
  expect(xml).toContain(`<EndToEndId>${made.reference}</EndToEndId>`)
  expect(xml).toContain('<Id>0123456789</Id>')
  expect(createHash('sha256').update(xml).digest('hex')).toBe(batch?.sha256)
  expect(await setup.exchange.api(payouts, ada).get({ id: made.id })).toMatchObject({
    stage: 'sent',
    cancellable: false,
  })
  const fees = await feesOf()
  const [line] = (await setup.carryOut(xml)) ?? []
  await setup.readFeed()
  expect(await setup.exchange.api(payouts, ada).get({ id: made.id })).toMatchObject({
    status: 'succeeded',
    stage: 'paid',
  })
  expect(await flow.money(ada)).toEqual({ posted: 400_00n, held: 0n })
  expect(await feesOf()).toBe(fees + 5_00n)
  expect(await setup.lineOf(line?.line_id ?? '')).toMatchObject({
    status: 'paid',
    payout: { id: made.id, number: made.number, amount: '95.00', stage: 'paid' },
  })
  expect((await flow.desk.batches({})).rows[0]).toMatchObject({ paid: 1, waiting: 0 })
  expect(await kindsOf(ada.id)).toEqual([{ kind: 'payout_requested' }, { kind: 'payout_paid' }])
  expect((await setup.exchange.api(accounts, ada).flowingWater({})).rows[0]).toMatchObject({
    type: 'withdrawal',
    account: 'fiat',
    coin: 'SGD',
    amount: '-95.00',
    fee: '5.00',
    balance: '400.00',
    remark: 'DBS …6789',
    txId: line?.line_id,
    reference: { type: 'payout', id: made.id },
  })
})

test('KYC-11 after the account is erased, a payout has only its amount, and no destination', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  const { batch } = await flow.export()
  await setup.carryOut(await flow.fileOf(batch?.id ?? ''))
  await setup.readFeed()
  await setup.exchange.deps.inTx('test')(async (tx) => ok(await deleteOwned(tx, ada.id)))
  const { rows } = await run(
    sql`select p.account_name, p.number_sealed, p.number_ending, p.amount, p.status,
               (select count(*)::int from customer_bank_account b where b.customer_id = p.customer_id) as accounts
          from payout p where p.id = ${made.id}`,
  )
  expect(rows).toEqual([
    { account_name: '', number_sealed: '', number_ending: '', amount: 100_00n, status: 'paid', accounts: 0 },
  ])
})

test('WDR-17 ten concurrent exports export a payout once, and each download has the same bytes', async () => {
  const ada = await flow.payee(500_00n)
  const made = [await flow.approved(ada), await flow.approved(ada)]
  const all = await Promise.all(Array.from({ length: 10 }, () => flow.export()))
  const batches = all.flatMap(({ batch }) => (batch === null ? [] : [batch]))
  expect(batches.reduce((sum, batch) => sum + batch.payouts, 0)).toBe(2)
  const files = await Promise.all(batches.flatMap(({ id }) => [flow.fileOf(id), flow.fileOf(id)]))
  for (const { reference } of made) expect(new Set(files.filter((file) => file.includes(reference))).size).toBe(1)
  const key = freshKey()
  const again = await flow.approved(ada)
  const twice = await Promise.all([1, 2].map(() => flow.desk.exportBatch({ bankAccount: 'SGD-main' }, key)))
  expect(twice[0]?.batch?.id).toBe(twice[1]?.batch?.id)
  expect(await flow.stageOf(again.id)).toBe('sent')
  await expect(run(sql`update payout set batch_id = null where id = ${again.id}`)).rejects.toThrow('cannot be edited')
})

test('WDR-17 pays nobody twice if the bank receives a file twice, or debits a second time', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  const { batch } = await flow.export()
  const xml = await flow.fileOf(batch?.id ?? '')
  await setup.carryOut(xml)
  expect(await setup.carryOut(xml)).toEqual([])
  await setup.readFeed()
  expect(await debit(made.reference)).toBe('queued')
  expect(await flow.money(ada)).toEqual({ posted: 400_00n, held: 0n })
})

test('WDR-17 does not export a payout that was changed in the database after its approval, and returns it to review', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  await run(sql`update payout set ifsc = 'HDFC0000001', number_sealed = 'x' where id = ${made.id}`)
  expect(await flow.export()).toEqual({ batch: null, heldBack: 1 })
  expect(await flow.desk.get({ id: made.id })).toMatchObject({ stage: 'approved', heldBack: 'seal_broken' })
  expect((await flow.desk.ready({})).rows).toMatchObject([{ payouts: 0, heldBack: 1 }])
  expect(await flow.decide('payout_recall', made.id, 'refuse')).toBe('done')
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 0n })
})

test('WDR-17 pays to the account that both people saw, even if the customer changes the account after the request', async () => {
  const ada = await flow.payee(500_00n)
  await flow.approved(ada)
  await run(sql`update customer_bank_account set removed_at = now() where id = ${ada.bankAccountId}`)
  const { batch } = await flow.export()
  expect(await flow.fileOf(batch?.id ?? '')).toContain('<Id>0123456789</Id>')
})

test('WDR-09 WDR-17 holds back a payout after a freeze or a change of name, and requires two people again after a recall', async () => {
  const [ada, ben] = [await flow.payee(500_00n), await flow.payee(500_00n)]
  const [frozen, renamed] = [await flow.approved(ada), await flow.approved(ben)]
  await run(sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
                values (${randomUUID()}, ${ada.id}, 'withdraw', 'x', now(), now() + interval '48 hours')`)
  await run(sql`update customer set real_name = 'Another Person' where id = ${ben.id}`)
  expect(await flow.export()).toEqual({ batch: null, heldBack: 2 })
  expect((await flow.desk.get({ id: frozen.id })).heldBack).toBe('frozen')
  expect((await flow.desk.get({ id: renamed.id })).heldBack).toBe('name_differs')
  await run(sql`update customer set real_name = 'Test Person' where id = ${ben.id}`)
  expect(await flow.decide('payout_recall', frozen.id, 'approve')).toBe('done')
  expect(await flow.stageOf(frozen.id)).toBe('review')
  expect((await flow.export()).batch).toMatchObject({ payouts: 1 })
  expect(await flow.stageOf(renamed.id)).toBe('sent')
})

test('never exports an unapproved payout, whatever its row contains', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.request(ada)
  await run(sql`update payout set status = 'approved' where id = ${made.id}`)
  expect(await flow.export()).toMatchObject({ batch: null })
  expect((await flow.desk.get({ id: made.id })).heldBack).toBe('approval_missing')
  await run(sql`update payout set status = 'review' where id = ${made.id}`)
})

test('WDR-13 of a concurrent export and recall one succeeds, and sent money is not returned', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ada = await flow.payee(500_00n)
    const { id } = await flow.approved(ada)
    const [, recalled] = await Promise.all([flow.export(), flow.decide('payout_recall', id, 'refuse')])
    const stage = await flow.stageOf(id)
    expect(stage).toBe(recalled === 'done' ? 'refused' : 'sent')
    expect((await flow.money(ada))?.held).toBe(stage === 'sent' ? 100_00n : 0n)
  }
})

test("WDR-13 returns the money of an exported payout only on the bank's word, and never while a bank line for it waits", async () => {
  const [ada, ben] = [await flow.payee(500_00n), await flow.payee(500_00n)]
  const [made, other] = [await flow.approved(ada), await flow.approved(ben)]
  await flow.export()
  expect(await flow.decide('payout_review', made.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.decide('payout_recall', made.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  await expect(setup.exchange.api(payouts, ada).cancel({ id: made.id }, freshKey())).rejects.toMatchObject({
    code: 'PAYOUT_WRONG_STATUS',
  })
  await debit(other.reference, { amount: amount(94_00n) })
  expect(await flow.unsent(other.id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.unsent(made.id)).toBe('done')
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 0n })
  expect(await setup.exchange.api(payouts, ada).get({ id: made.id })).toMatchObject({
    status: 'rejected',
    reason: 'bank_refused',
  })
  expect(await debit(made.reference)).toBe('queued')
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 0n })
})

test("WDR-13 of the bank's debit and two people who mark the payout as not sent, one succeeds", async () => {
  for (let round = 0; round < 4; round += 1) {
    const ada = await flow.payee(500_00n)
    const made = await flow.approved(ada)
    await flow.export()
    const [settled, unsent] = await Promise.all([debit(made.reference), flow.unsent(made.id)])
    expect([settled, unsent === 'done']).toEqual(settled === 'paid' ? ['paid', false] : ['queued', true])
    expect(await flow.money(ada)).toEqual({ posted: settled === 'paid' ? 400_00n : 500_00n, held: 0n })
  }
})

test.each([
  ['amount_differs', { amount: amount(95_01n) }],
  ['name_differs', { payerName: 'ANOTHER PERSON' }],
  ['other_account', { accountNumber: '003-9' }],
  ['other_currency', { coin: 'USD', accountNumber: '003-2' }],
])('WDR-17 a debit with %s pays nothing and waits for people', async (reason, about) => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  await flow.export()
  const lineId = randomUUID()
  expect(await debit(made.reference, { ...about, lineId })).toBe('queued')
  expect(await setup.lineOf(lineId)).toMatchObject({ reason, payout: { id: made.id, stage: 'sent' } })
  expect(await flow.stageOf(made.id)).toBe('sent')
})

test('two people can match a debit with a respelled name, but never one with another amount', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  await flow.export()
  const [respelled, short] = [randomUUID(), randomUUID()]
  await debit('no reference', { lineId: respelled, payerName: 'T PERSON' })
  await debit('no reference', { lineId: short, amount: amount(94_00n) })
  const explain = async (lineId: string) =>
    byTwo(setup.exchange, {
      kind: 'bank_line_out',
      subjectId: (await setup.lineOf(lineId)).id,
      verdict: 'approve',
      roles: ['finance', 'finance'],
      proposal: { payout: made.id },
    })
  expect(await explain(short)).toBe('BANK_LINE_PAYOUT_UNFIT')
  expect(await explain(respelled)).toBe('done')
  expect(await setup.lineOf(respelled)).toMatchObject({ status: 'paid', payout: { id: made.id } })
  expect(await flow.stageOf(made.id)).toBe('paid')
  expect(await flow.money(ada)).toEqual({ posted: 400_00n, held: 0n })
})

test('returns a payout to the customer when the bank returns it, with fee and limit, once', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  const { batch } = await flow.export()
  await setup.carryOut(await flow.fileOf(batch?.id ?? ''))
  await setup.readFeed()
  await setup.pay(`Returned ${made.reference}`, { amount: '95.00', payerName: 'DBS BANK' })
  await setup.readFeed()
  expect(await setup.exchange.api(payouts, ada).get({ id: made.id })).toMatchObject({
    status: 'rejected',
    stage: 'returned',
  })
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 0n })
  expect((await setup.exchange.api(payouts, ada).terms({})).remaining24h).toBe('5000.000000')
  expect((await kindsOf(ada.id)).at(-1)).toEqual({ kind: 'payout_returned' })
  const twice = await setup.pay(made.reference, { amount: '95.00' })
  await setup.readFeed()
  expect(await setup.lineOf(twice.line_id)).toMatchObject({ status: 'queued', reason: 'payout_not_sent' })
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 0n })
})

test('the comparison of closing balances explains the debit of a payout, for both banks', async () => {
  const before = await outsideClosingBalance(setup.exchange.deps, 'Merlion Bank', 'SGD')
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  await flow.export()
  expect(await debit(made.reference)).toBe('paid')
  expect(await outsideClosingBalance(setup.exchange.deps, 'Merlion Bank', 'SGD')).toBe(before)
  expect(await outsideClosingBalance(setup.exchange.deps, 'Former Bank', 'SGD')).not.toBe(before)
})

test('counts the payouts that a statement paid, and leaves an order of the same customer unchanged', async () => {
  const ada = await flow.payee(500_00n)
  const [order, made] = [await setup.orderOf(ada), await flow.approved(ada)]
  await flow.export()
  const csv = readStatement(
    `line_id,booked_on,account_number,direction,currency,amount,payer_name,text\nX-1,2026-03-18,003-1,out,SGD,95.00,TEST PERSON,${made.reference}`,
  )
  const lines = csv.ok ? csv.value.map(({ fields }) => fields) : []
  expect(await setup.importCsv(lines)).toMatchObject({ read: 1, known: 0, claimed: 1 })
  expect((await setup.exchange.api(fiatOrders, ada).get({ id: order.id })).status).toBe('to_be_paid')
  expect(FEE).toBe(made.fee)
})
