import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { countTouched } from '#payments/fiat-orders/account-settings.sql.ts'
import { booksHold } from '#testing/books.ts'
import { account, instructing, type Instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
const ISSUER = 'issuer:Lantern Bay Trust'
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
  await flow.product()
  await flow.beneficiary('issuer', ISSUER)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const run = (query: ReturnType<typeof sql>) => query.execute(setup.exchange.deps.db)
async function withProceeds(minor: bigint): Promise<string> {
  const { id } = await flow.product()
  await flow.receive({ exchange: 'proceeds', of: id }, minor)
  return id
}
const statusOf = async (id: string) => (await flow.desk.get({ id })).status

test('pays an issuer its proceeds by file, and settles the instruction when the bank reports its debit', async () => {
  const product = await withProceeds(15_000_00n)
  expect(await flow.source(product)).toMatchObject({
    payable: '15000.00',
    fee: '0.00',
    inTransit: '0.00',
    paid: '0.00',
  })
  const made = await flow.prepare(product, '15000.00')
  expect(made).toMatchObject({ status: 'prepared', account: { name: 'Lantern Bay Trust', ending: '6655' } })
  expect(await flow.source(product)).toMatchObject({ payable: '0.00', prepared: '15000.00' })
  expect(await flow.decide('payment_instruction', made.id)).toBe('done')
  expect(await flow.balance(`outgoing:${made.id}`)).toBe(15_000_00n)
  expect(await flow.balance(`proceeds:${product}`)).toBe(0n)
  expect((await flow.ready()).rows).toMatchObject([
    { bankAccount: 'SGD-main', payouts: 0, instructions: 1, total: '15000.00' },
  ])
  const { batch, heldBack } = await flow.export()
  expect([batch?.payouts, batch?.total, heldBack]).toEqual([1, '15000.00', 0])
  const xml = await flow.fileOf(batch?.id ?? '')
  expect(xml).toContain(`<EndToEndId>${made.reference}</EndToEndId>`)
  expect(xml).toContain('<Id>9988776655</Id>')
  expect(xml).toContain('<StrtNm>Lantern Quay</StrtNm>')
  const bank = await flow.balance('bank')
  const line = await flow.debit(made.reference, 15_000_00n, 'LANTERN BAY TRUST')
  expect([line.settled, line.status, await statusOf(made.id)]).toEqual(['paid', 'paid', 'settled'])
  expect((await flow.balance('bank')) - bank).toBe(15_000_00n)
  expect(await flow.balance(`outgoing:${made.id}`)).toBe(0n)
  expect((await flow.batches())[0]).toMatchObject({ paid: 1, waiting: 0 })
  expect(await flow.source(product)).toMatchObject({ payable: '0.00', paid: '15000.00' })
})

test('when the bank returns the payment, the money goes back to its source and can be instructed again', async () => {
  const product = await withProceeds(500_00n)
  const made = await flow.approved(product, '500.00')
  await flow.export()
  await flow.debit(made.reference, 500_00n)
  const back = await setup.settle({
    lineId: randomUUID(),
    text: made.reference,
    amount: amount(500_00n),
    payerName: 'DBS',
  })
  expect(back.value).toBe('credited')
  expect([await statusOf(made.id), await flow.balance(`proceeds:${product}`)]).toEqual(['returned', 500_00n])
  const again = await flow.approved(product, '500.00')
  expect(await statusOf(again.id)).toBe('approved')
  expect(await flow.decide('instruction_recall', again.id)).toBe('done')
  expect(await flow.balance(`proceeds:${product}`)).toBe(500_00n)
})

test('WDR-13 two people with the bank’s refusal end an instruction, and its money returns to the source', async () => {
  const product = await withProceeds(80_00n)
  const made = await flow.approved(product, '80.00')
  await flow.export()
  expect(await flow.decide('instruction_unpaid', made.id, { proposal: { bankReference: 'RJCT-1' } })).toBe('done')
  expect([await statusOf(made.id), await flow.balance(`proceeds:${product}`)]).toEqual(['failed', 80_00n])
  // The bank pays after all: the debit is unexplained, and two people decide about it.
  const late = await flow.debit(made.reference, 80_00n)
  expect([late.settled, late.reason]).toEqual(['queued', 'payout_not_sent'])
  expect(await flow.decide('bank_line_void', late.id)).toBe('done')
})

test('WDR-13 does not return the money of an instruction whose debit the bank already reported', async () => {
  const product = await withProceeds(70_00n)
  const made = await flow.approved(product, '70.00')
  const early = await flow.debit(made.reference, 70_00n)
  expect([early.settled, early.reason]).toEqual(['queued', 'payout_not_sent'])
  expect(await flow.decide('instruction_recall', made.id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.balance(`outgoing:${made.id}`)).toBe(70_00n)
  expect(await flow.decide('bank_line_void', early.id)).toBe('done')
  expect(await flow.decide('instruction_recall', made.id)).toBe('done')
})

test('a closed account of the exchange approves no instruction, and its approved ones are listed for a recall', async () => {
  const product = await withProceeds(90_00n)
  const approved = await flow.approved(product, '40.00')
  const prepared = await flow.prepare(product, '50.00')
  const staff = setup.exchange.api(approvals, setup.finance[0])
  const recalls = async () =>
    (await staff.queue({ kind: 'instruction_recall', pageSize: 100 })).rows.map(({ subjectId }) => subjectId)
  expect(await recalls()).not.toContain(approved.id)
  await run(sql`update bank_account set closed_at = now() where name = 'SGD-main'`)
  expect(await flow.decide('payment_instruction', prepared.id)).toBe('INSTRUCTION_ACCOUNT_CLOSED')
  expect(await recalls()).toContain(approved.id)
  expect(await countTouched(setup.exchange.deps, 'SGD-main')).toMatchObject({ open_instructions: 2 })
  expect(await flow.decide('instruction_recall', approved.id)).toBe('done')
  await run(sql`update bank_account set closed_at = null where name = 'SGD-main'`)
})

test('offers at most the amount that no other instruction pays, and two concurrent approvals cannot pay the same money', async () => {
  const product = await withProceeds(100_00n)
  await expect(flow.prepare(product, '100.01')).rejects.toMatchObject({
    code: 'INSTRUCTION_ABOVE_AVAILABLE',
    field: 'amount',
  })
  await expect(flow.prepare(product, '0.00')).rejects.toMatchObject({ code: 'INSTRUCTION_AMOUNT_INVALID' })
  await expect(flow.prepare(randomUUID(), '1.00')).rejects.toMatchObject({ code: 'INSTRUCTION_SOURCE_UNKNOWN' })
  const first = await flow.prepare(product, '70.00')
  await expect(flow.prepare(product, '30.01')).rejects.toMatchObject({ code: 'INSTRUCTION_ABOVE_AVAILABLE' })
  const second = await flow.prepare(product, '30.00')
  // Money leaves the source between preparation and approval.
  await run(sql`update payment_instruction set note = note where id = ${first.id}`)
  const both = await Promise.all([
    flow.decide('payment_instruction', first.id),
    flow.decide('payment_instruction', second.id),
  ])
  expect(both.every((one) => one === 'done' || one === 'APPROVAL_CONTENT_CHANGED')).toBe(true)
  expect(await flow.balance(`proceeds:${product}`)).toBeGreaterThanOrEqual(0n)
})

test('refuses an approval if the source no longer covers it', async () => {
  const product = await withProceeds(40_00n)
  const made = await flow.prepare(product, '40.00')
  const line = await flow.debit('by hand', 30_00n)
  const settles = { kind: 'issuer_proceeds', of: product }
  expect(await flow.decide('bank_line_out', line.id, { proposal: { settles } })).toBe('done')
  expect(await flow.decide('payment_instruction', made.id)).toBe('INSTRUCTION_ABOVE_AVAILABLE')
  await run(
    sql`update approval_request set status = 'cancelled' where subject_id = ${made.id} and status = 'requested'`,
  )
  await flow.desk.cancel({ id: made.id }, freshKey())
  expect(await statusOf(made.id)).toBe('cancelled')
})

test('WDR-17 an instruction that two people did not approve, or that was altered, is not exported', async () => {
  // Exports the approved instructions of other tests.
  await flow.export()
  const product = await withProceeds(60_00n)
  const made = await flow.approved(product, '20.00')
  const altered = await flow.approved(product, '10.00')
  await run(sql`update payment_instruction set account_name = 'Eve' where id = ${altered.id}`)
  const forged = await flow.prepare(product, '5.00')
  await run(sql`update payment_instruction set status = 'approved' where id = ${forged.id}`)
  const { batch, heldBack } = await flow.export()
  expect([batch?.payouts, heldBack]).toEqual([1, 2])
  expect(await statusOf(made.id)).toBe('sent')
  const held = await Promise.all([altered.id, forged.id].map(async (id) => (await flow.desk.get({ id })).heldBack))
  expect(held).toEqual(['seal_broken', 'approval_missing'])
  await run(sql`update payment_instruction set status = 'prepared', held_back = null where id = ${forged.id}`)
  await run(sql`update payment_instruction set account_name = ${account.accountName} where id = ${altered.id}`)
  expect(await flow.decide('instruction_recall', altered.id)).toBe('done')
  await flow.desk.cancel({ id: forged.id }, freshKey())
})

test('the amount, payee and source of an instruction cannot be edited', async () => {
  const product = await withProceeds(10_00n)
  const { id } = await flow.prepare(product, '10.00')
  for (const change of [
    sql`amount = 11`,
    sql`owner_key = 'issuer:Eve'`,
    sql`number_sealed = 'x'`,
    sql`source_of = 'x'`,
  ])
    await expect(run(sql`update payment_instruction set ${change} where id = ${id}`)).rejects.toThrow(
      'cannot be edited',
    )
  await flow.desk.cancel({ id }, freshKey())
})

test('an issuer who was paid twice at the bank and once by file owes the overpayment, which later proceeds repay', async () => {
  const product = await withProceeds(100_00n)
  const made = await flow.approved(product, '100.00')
  await flow.export()
  await flow.debit(made.reference, 100_00n)
  const explained = { proposal: { settles: { kind: 'issuer_proceeds', of: product } } }
  for (const minor of [100_00n, 50_00n]) {
    const line = await flow.debit('typed at the bank', minor)
    expect(line.settled).toBe('queued')
    expect(await flow.decide('bank_line_out', line.id, explained)).toBe('done')
    expect((await setup.lineOf(line.lineId)).status).toBe('paid')
  }
  const { rows } = await flow.desk.list({ pageSize: 10 })
  expect(rows.slice(0, 2).map((row) => [row.isByHand, row.status, row.overpaid, row.repaid])).toEqual([
    [true, 'settled', '50.00', '0.00'],
    [true, 'settled', '100.00', '0.00'],
  ])
  await booksHold(setup.exchange)
  // The exchange keeps its income, because nothing was posted as its cost.
  expect(await flow.balance('fees')).toBe(0n)
  const later = await withProceeds(200_00n)
  expect(await flow.source(later)).toMatchObject({ recovered: '150.00', payable: '50.00' })
  const next = await flow.approved(later, '50.00')
  expect(await flow.desk.get({ id: next.id })).toMatchObject({ recovered: '150.00' })
  expect(await flow.source(later)).toMatchObject({ balance: '0.00', recovered: '0.00', payable: '0.00' })
  expect(await flow.decide('instruction_recall', next.id)).toBe('done')
})

test('charges the agreed fee once, before the issuer is paid', async () => {
  const product = await withProceeds(1_000_00n)
  const issuer = await setup.exchange.customer()
  const application = randomUUID()
  await run(sql`insert into financing_application (id, customer_id, status, version, precheck, offer, uses, people, opened_at, saved_at, submitted_at, decided_at, product_id)
                values (${application}, ${issuer.id}, 'accepted', 1, '{}', '{}', '[]', '[]', now(), now(), now(), now(), ${product})`)
  await run(sql`insert into financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at)
                values (${randomUUID()}, ${application}, 1, '{"fee":"0.02"}', 'x', now(), 'accepted', now())`)
  await flow.beneficiary('issuer', `customer:${issuer.id}`)
  const fees = await flow.balance('fees')
  expect(await flow.source(product)).toMatchObject({ fee: '20.00', payable: '980.00' })
  const part = await flow.approved(product, '500.00')
  expect(await flow.desk.get({ id: part.id })).toMatchObject({ fee: '20.00' })
  expect((await flow.balance('fees')) - fees).toBe(20_00n)
  expect(await flow.source(product)).toMatchObject({ fee: '0.00', payable: '480.00', inTransit: '500.00' })
  // The fee remains charged if the payment does not leave.
  expect(await flow.decide('instruction_recall', part.id)).toBe('done')
  expect(await flow.source(product)).toMatchObject({ fee: '0.00', payable: '980.00' })
})

test('pays withheld tax and own fees from their accounts, and never more fees than there are', async () => {
  await flow.receive({ exchange: 'withholding', of: 'SG' }, 50_00n)
  await flow.receive({ exchange: 'fees' }, 30_00n)
  await flow.beneficiary('tax_authority', 'tax:SG')
  await flow.beneficiary('exchange', 'exchange')
  const tax = await flow.approved('SG', '50.00', 'withheld_tax')
  expect(await flow.balance('withholding:SG')).toBe(0n)
  const fees = await flow.source('', 'exchange_fees')
  const own = await flow.approved('', fees?.payable ?? '', 'exchange_fees')
  expect(await flow.balance('fees')).toBe(0n)
  await flow.export()
  for (const each of [tax, own]) {
    const paid = await flow.debit(each.reference, BigInt(each.amount.replace('.', '')))
    expect(paid.settled).toBe('paid')
  }
  // A payment of own fees at the bank that the fees do not cover counts as missing, because it was money of others.
  const line = await flow.debit('profit', 5_00n)
  const settles = { kind: 'exchange_fees', of: '' }
  expect(await flow.decide('bank_line_out', line.id, { proposal: { settles } })).toBe('BANK_LINE_INSTRUCTION_UNFIT')
  expect(await flow.decide('bank_line_void', line.id)).toBe('done')
})

test('has one account per payee and currency, checks its digits, and pays only an approved, open one', async () => {
  const product = await withProceeds(10_00n)
  const add = (change: object) =>
    flow.desk.addBeneficiary({ kind: 'issuer', owner: ISSUER, coin: 'SGD', ...account, ...change }, freshKey())
  await expect(add({})).rejects.toMatchObject({ code: 'BENEFICIARY_EXISTS', field: 'coin' })
  await expect(add({ owner: 'issuer:Eve' })).rejects.toMatchObject({
    code: 'BENEFICIARY_OWNER_UNKNOWN',
    field: 'owner',
  })
  await expect(add({ accountNumber: 'GB82WEST12345698765431' })).rejects.toMatchObject({
    code: 'BANK_ACCOUNT_IBAN_INVALID',
  })
  const { rows: active } = await flow.desk.beneficiaries({ status: 'active', pageSize: 50 })
  const beneficiary = active.find(({ payee }) => payee.key === ISSUER)
  const id = beneficiary?.id ?? ''
  expect(beneficiary?.accountNumberMasked).toBe('…6655')
  expect(await flow.desk.revealNumber({ id })).toEqual({ accountNumber: '9988776655' })
  await flow.desk.closeBeneficiary({ id, reason: 'The issuer moved' }, freshKey())
  await expect(flow.prepare(product, '10.00')).rejects.toMatchObject({ code: 'BENEFICIARY_NOT_ACTIVE' })
  const added = await add({})
  await expect(flow.prepare(product, '10.00')).rejects.toMatchObject({ code: 'BENEFICIARY_NOT_ACTIVE' })
  expect(await flow.decide('payment_beneficiary', added.id)).toBe('done')
  const left = await flow.approved(product, '10.00')
  await flow.desk.closeBeneficiary({ id: added.id, reason: 'The account was taken over' }, freshKey())
  await flow.export()
  expect(await flow.desk.get({ id: left.id })).toMatchObject({ status: 'approved', heldBack: 'standing_lost' })
  expect(await flow.decide('instruction_recall', left.id)).toBe('done')
})
