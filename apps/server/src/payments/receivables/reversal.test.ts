import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { accountClosings } from '@tessera/contract/profile/account-closings/account-closings.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { receivables, receivablesDesk } from '@tessera/contract/payments/receivables/receivables.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { joinedMember } from '#testing/company-people.ts'
import type { Person } from '#testing/exchange.ts'
import { signing } from '#testing/signing.ts'
import { freshPrice, type PayingOut, payingOut } from '#testing/paying-out.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type WrongCredits, wrongCredits } from '#testing/wrong-credit.ts'
import { verifyBooks } from '#services/audit/verify.job.ts'
import { firstReasons } from '#platform/database/first-reasons.ts'
import { hashPassword } from '#platform/secrets/password.ts'

let setup: BankExchange
let out: PayingOut
let wrong: WrongCredits
beforeAll(async () => {
  setup = await bankExchange()
  out = await payingOut(setup)
  wrong = await wrongCredits(setup)
  await setup.exchange.server.trading.start()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const own = (who: Person) => setup.exchange.api(receivables, who).list({})
const toSpot = (who: Person, text: string) =>
  setup.exchange.api(transfers, who).create({ coin: 'SGD', amount: text, from: 'fiat', to: 'spot' }, freshKey())
const owedInAll = async (): Promise<bigint> => {
  const { rows } = await sql<{ owed: bigint; claims: bigint }>`
    select coalesce(sum(posted) filter (where customer_id is not null), 0)::numeric as claims,
           coalesce(-sum(posted) filter (where customer_id is null), 0)::numeric as owed
      from account where coin = 'SGD'`.execute(setup.exchange.deps.db)
  expect(rows[0]?.owed).toBe(rows[0]?.claims)
  return rows[0]?.owed ?? 0n
}

test('staff add causes of a reversal, the customer reads the sentence of that time, and an ended cause is refused', async () => {
  const staff = changingSettings(setup.exchange)
  const [ada, bob] = [await out.payee(0n), await out.payee(0n)]
  const [line, next] = [await wrong.credit(ada, '40.00'), await wrong.credit(bob, '40.00')]
  const text = { en_US: 'The payer asked for it back.', zh_CN: '付款人要求退回。' }
  const added = { code: 'payer_asked', name: text, text, lastDay: null }
  const { codes } = firstReasons.creditReversal
  expect(await wrong.reverse(line, { cause: 'payer_asked' })).toBe('REASON_CODE_ENDED')
  expect(await staff.change('reasonCodes', 'creditReversal', { codes: [...codes, added] })).toBe('done')
  expect(await wrong.reverse(line, { cause: 'payer_asked' })).toBe('done')
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  const over = { ...added, text: { en_US: 'Another text.', zh_CN: '其他文字。' }, lastDay: yesterday }
  expect(await staff.change('reasonCodes', 'creditReversal', { codes: [...codes, over] })).toBe('done')
  expect((await own(ada)).rows).toMatchObject([{ cause: 'payer_asked', causeText: text }])
  expect(await wrong.reverse(next, { cause: 'payer_asked' })).toBe('REASON_CODE_ENDED')
  const ended = codes.map((one) => (one.code === 'not_received' ? { ...one, lastDay: yesterday } : one))
  expect(await staff.change('reasonCodes', 'creditReversal', { codes: [...ended, over] })).toBe(
    'SETTING_REASON_BUILT_IN',
  )
  expect(await wrong.reverse(next)).toBe('done')
})

test('STM-03 takes back the available balance at once; money sent to another person becomes a receivable, which the proof of liabilities leaves out', async () => {
  const [ada, bob] = [await out.payee(50_00n), await setup.exchange.customer()]
  const before = await owedInAll()
  const line = await wrong.credit(ada, '400.00')
  await wrong.send(ada, bob, '300.00')
  expect(await wrong.reverse(line, { cause: 'not_received', customerMessage: 'The payer never paid.' })).toBe('done')
  expect([await setup.fiat(ada), await setup.fiat(bob)]).toEqual([0n, 300_00n])
  expect(await wrong.debtOf(line)).toMatchObject({ taken: 150_00n, repaid: 0n, outstanding: 250_00n, blocks: true })
  // The total owed to customers changes only by the amount taken back: bob has the money that ada sent, and ada has
  // none.
  expect(await owedInAll()).toBe(before - 50_00n + 300_00n)
  expect((await own(ada)).rows).toMatchObject([
    { credited: '400.00', taken: '150.00', outstanding: '250.00', cause: 'not_received', blocks: true },
  ])
  expect((await own(bob)).rows).toEqual([])
  const { rows } = await setup.exchange.api(receivablesDesk, setup.finance[0]).list({})
  expect(rows[0]).toMatchObject({
    customer: { id: ada.id },
    customerMessage: 'The payer never paid.',
    outstanding: '250.00',
  })
  const [{ title } = { title: '' }] = (await setup.exchange.api(messages, ada).list({})).rows
  expect(title).toBe('A credit of 400.00 SGD was reversed')
})

test('STM-03 does not change the content of a reversed line, and frees its number for the line that the bank has', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada, '70.00')
  const line = { lineId: 'one number', text: reference, amount: amount(70_00n) }
  await setup.settle(line)
  const { id } = await setup.lineOf('one number')
  expect(await wrong.reverse(id, { cause: 'other_recipient' })).toBe('done')
  expect(await setup.lineOf('one number')).toMatchObject({ status: 'reversed', amount: '70.00', text: reference })
  expect(await wrong.reverse(id)).toBe('APPROVAL_SUBJECT_MOVED')
  // The order is completed, so the payment waits for people instead of crediting again.
  expect((await setup.settle(line)).value).toBe('queued')
  expect(await setup.fiat(ada)).toBe(0n)
})

test('STM-03 blocks withdrawals and account closing while a debt is open, until two people lift the block', async () => {
  const [ada, bob] = [await out.payee(0n), await setup.exchange.customer()]
  const line = await wrong.credit(ada, '400.00')
  await wrong.send(ada, bob, '390.00')
  await wrong.reverse(line)
  await setup.exchange.fund({ customer: ada.id, kind: 'fiat' }, 'USD', 900_00n)
  const transfer = { coin: 'SGD', amount: '1.00', to: { type: 'email', value: bob.email } } as const
  expect(await codeOfRefusal(setup.exchange.api(internalTransfers, ada).preview(transfer))).toBe(
    'RECEIVABLE_OUTSTANDING',
  )
  expect(await codeOfRefusal(out.request(ada, '50.00'))).toBe('RECEIVABLE_OUTSTANDING')
  await sql`update customer set password_hash = ${await hashPassword('harbour lights 7')} where id = ${ada.id}`.execute(
    setup.exchange.deps.db,
  )
  const closing = async () =>
    codeOfRefusal(
      setup.exchange.api(accountClosings, ada).request({
        password: 'harbour lights 7',
        verifyToken: await proof(setup.exchange.deps, ada, 'close_account', {}),
      }),
    )
  expect(await closing()).toBe('RECEIVABLE_OUTSTANDING')
  const { id, outstanding } = await wrong.debtOf(line)
  const desk = setup.exchange.api(approvals, setup.finance[0])
  const proposed = await desk.propose({
    kind: 'receivable_lift',
    subjectId: id,
    verdict: 'approve',
    reason: 'Agreed on instalments.',
  })
  const decision = { requestId: proposed.id, verdict: 'approve', contentHash: proposed.contentHash, note: 'x' } as const
  expect(await codeOfRefusal(desk.decide(decision))).toBe('APPROVAL_OWN_PROPOSAL')
  await setup.exchange.api(approvals, setup.finance[1]).decide(decision)
  expect(await wrong.debtOf(line)).toMatchObject({ outstanding, blocks: false })
  expect(await closing()).toBe('ACCOUNT_NOT_EMPTY')
  expect(await codeOfRefusal(setup.exchange.api(internalTransfers, ada).preview(transfer))).toBeUndefined()
  expect(await wrong.lift(id)).toBe('APPROVAL_SUBJECT_MOVED')
})

test('STM-03 cancels open orders that hold the currency, and the released money repays', async () => {
  const ada = await setup.exchange.customer()
  const line = await wrong.credit(ada, '400.00')
  await toSpot(ada, '300.00')
  const placed = await wrong.place(ada, 'buy', '10', '12.50')
  expect(placed).toMatchObject({ ok: true })
  expect(await wrong.reverse(line)).toBe('done')
  expect(await wrong.debtOf(line)).toMatchObject({ taken: 100_00n })
  await wrong.collect()
  expect(placed.ok && (await wrong.orderAt(placed.value.order.id))).toEqual({ status: 4, cause: 'receivable' })
  expect(await wrong.debtOf(line)).toMatchObject({ repaid: 300_00n, outstanding: 0n, blocks: false })
  expect(await wrong.accountOf(ada, 'spot')).toEqual({ posted: 0n, held: 0n })
  const titles = (await setup.exchange.api(messages, ada).list({})).rows.map(({ title }) => title)
  expect(titles).toContain('You have repaid 300.00 SGD')
})

test('STM-03 takes back money that was moved to a sub-account too', async () => {
  const ada = await setup.exchange.customer()
  const sub = await openSub(setup.exchange, ada)
  const line = await wrong.credit(ada, '400.00')
  const to = { account: sub.id, place: 'fiat' } as const
  const moved = { coin: 'SGD', amount: '250.00', from: { account: 'main', place: 'fiat' } as const, to }
  await setup.exchange.api(subAccounts, ada).transfer(moved, freshKey())
  expect(await wrong.reverse(line)).toBe('done')
  expect(await wrong.debtOf(line)).toMatchObject({ taken: 400_00n, outstanding: 0n, blocks: false })
  expect([await setup.fiat(ada), await setup.fiat(sub)]).toEqual([0n, 0n])
})

test('STM-03 cancels payouts in no file; a payout at the bank continues, and its return repays', async () => {
  const ada = await out.payee(0n)
  const line = await wrong.credit(ada, '600.00')
  const sent = await out.approved(ada, '200.00')
  await out.export()
  const [approved, waiting] = [await out.approved(ada, '150.00'), await out.request(ada, '100.00')]
  expect(await wrong.reverse(line)).toBe('done')
  expect([await out.stageOf(sent.id), await out.stageOf(approved.id), await out.stageOf(waiting.id)]).toEqual([
    'sent',
    'refused',
    'refused',
  ])
  expect(await wrong.debtOf(line)).toMatchObject({ taken: 400_00n, outstanding: 200_00n })
  // The bank could not pay it, so the hold is released and repays.
  expect(await out.unsent(sent.id)).toBe('done')
  await wrong.collect()
  expect(await wrong.debtOf(line)).toMatchObject({ repaid: 200_00n, outstanding: 0n })
  expect(await out.money(ada)).toEqual({ posted: 0n, held: 0n })
  const { rows } = await setup.exchange.api(payouts, ada).list({})
  expect(rows.find(({ id }) => id === waiting.id)).toMatchObject({ status: 'rejected' })
})

test('STM-03 leaves every payout of a customer with a receivable out of the payment file, in any currency', async () => {
  const [ada, bob] = [await out.payee(400_00n, 'USD'), await setup.exchange.customer()]
  await freshPrice(setup.exchange, 'USD', '10000000000')
  const line = await wrong.credit(ada, '400.00')
  await wrong.send(ada, bob, '400.00')
  const other = await out.request(ada, '100.00', 'USD')
  await out.decide('payout_review', other.id, 'approve')
  const pending = await out.request(ada, '50.00', 'USD')
  await wrong.reverse(line)
  expect(await out.decide('payout_review', pending.id, 'approve')).toBe('RECEIVABLE_OUTSTANDING')
  await verifyBooks(setup.exchange.deps, 'tail')
  expect(await out.export('USD')).toMatchObject({ batch: null, heldBack: 1 })
})

test('STM-03 of three concurrent reversals of one credit executes one', async () => {
  const ada = await setup.exchange.customer()
  const line = await wrong.credit(ada, '400.00')
  const answers = await Promise.all([1, 2, 3].map(() => wrong.reverse(line)))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  for (const answer of answers) expect(['done', 'APPROVAL_SUBJECT_MOVED', 'APPROVAL_REQUEST_EXISTS']).toContain(answer)
  expect(await setup.fiat(ada)).toBe(0n)
})

test('STM-03 leaves nothing in the currency if a reversal is concurrent with orders and transfers', async () => {
  const ada = await setup.exchange.customer()
  const line = await wrong.credit(ada, '400.00')
  await toSpot(ada, '200.00')
  const [reversal, ...others] = await Promise.all([
    wrong.reverse(line),
    ...[1, 2, 3, 4].map(() => wrong.place(ada, 'buy', '3', '12.50')),
    ...[1, 2].map(() => codeOfRefusal(toSpot(ada, '50.00'))),
  ])
  expect(reversal).toBe('done')
  const known = [undefined, 'RECEIVABLE_IN_COIN', 'INSUFFICIENT_AVAILABLE_BALANCE']
  for (const answer of others)
    expect(known).toContain(typeof answer !== 'object' ? answer : answer.ok ? undefined : answer.code)
  await wrong.collect()
  expect(await wrong.debtOf(line)).toMatchObject({ outstanding: 0n, blocks: false })
  expect([await wrong.accountOf(ada, 'spot'), await wrong.accountOf(ada, 'fiat')]).toEqual([
    { posted: 0n, held: 0n },
    { posted: 0n, held: 0n },
  ])
})

test("STM-03 takes back money held by a company's act that waits for a second signature", async () => {
  const ada = await out.payee(50_00n)
  await sql`update customer set type = 'corporate' where id = ${ada.id}`.execute(setup.exchange.deps.db)
  const bob = await setup.exchange.customer()
  await joinedMember(setup.exchange, ada, ['pay', 'administer'])
  const desk = signing(setup.exchange)
  await desk.setRule(ada, { orders: null, money: '1' })
  const line = await wrong.credit(ada, '400.00')
  const payload = { recipientId: bob.id, recipient: bob.email, coin: 'SGD', amount: '300.00', fee: '0' }
  const to = { type: 'email' as const, value: bob.email }
  const verifyToken = await proof(setup.exchange.deps, ada, 'internal_transfer', payload)
  const body = { coin: 'SGD', amount: '300.00', fee: '0', to, recipientId: bob.id, verifyToken }
  const act = await desk.api(ada).ask({ act: { kind: 'internal_transfer', ...body } }, freshKey())
  expect(await wrong.reverse(line, { cause: 'not_received', customerMessage: 'The payer never paid.' })).toBe('done')
  expect((await desk.one(ada, act))?.status).toBe('cancelled')
  expect(await setup.fiat(ada)).toBe(50_00n)
})
