import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { adjustments } from '@tessera/contract/payments/receivables/adjustments.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { adjusting, note, proposalOf, worth } from '#testing/adjusting.ts'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { changeSettings } from '#testing/change-settings.ts'
import type { Person } from '#testing/exchange.ts'
import { payingOut } from '#testing/paying-out.ts'
import { wrongCredits } from '#testing/wrong-credit.ts'
import { hold, release } from '#books/ledger/holds.sql.ts'

let setup: BankExchange
let desk: ReturnType<typeof adjusting>
beforeAll(async () => {
  setup = await bankExchange()
  await payingOut(setup)
  desk = adjusting(setup)
  await wrongCredits(setup)
  await setup.exchange.server.trading.start()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const kind = 'balance_adjustment'

test('credits a customer from the fee income; history, statement and messages name the reason and the note', async () => {
  await desk.feesOf(50_00n)
  const ada = await setup.exchange.customer()
  expect(await desk.adjust(ada, { movement: 'credit', amount: '20.00' })).toBe('done')
  expect([await setup.fiat(ada), await desk.fees()]).toEqual([20_00n, 30_00n])
  const { exchange } = setup
  for (const [locale, remark, title] of [
    [
      'en_US',
      'We credited this amount as a gesture of goodwill. Sorry for the delay.',
      'Adjustment: 20.00 SGD credited',
    ],
    ['zh_CN', '本次为平台给予的补偿。抱歉让您久等了。', '调整：入账 20.00 SGD'],
  ] as const) {
    const own = exchange.api(accounts, ada, locale)
    expect((await own.flowingWater({ type: 'adjustment' })).rows).toMatchObject([{ amount: '20.00', remark }])
    expect(await own.flowingWaterCsv({})).toContain(remark)
    const [message] = (await exchange.api(messages, ada, locale).list({})).rows
    expect(message?.title).toBe(title)
    expect(message?.body).toContain(locale === 'en_US' ? note.en_US : note.zh_CN)
  }
  const { rows } = await exchange.api(adjustments, await exchange.operator('support')).list({ customerId: ada.id })
  expect(rows).toMatchObject([{ act: 'credit', amount: '20.00', coin: 'SGD', reasonCode: 'goodwill', note }])
})

test('debits only the available balance, never reserved money', async () => {
  const ada = await setup.exchange.customer()
  await setup.exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 30_00n)
  const held = await setup.exchange.deps.inTx('test')((tx) =>
    hold(tx, { customer: ada.id, kind: 'fiat' }, 'SGD', amount(20_00n), { type: 'payout', id: randomUUID() }),
  )
  assert(held.ok, 'the balance does not cover the hold')
  await expect(desk.propose(ada, { movement: 'debit', amount: '10.01' })).rejects.toMatchObject({
    code: 'ADJUSTMENT_BALANCE_TOO_LOW',
    field: 'amount',
    message: expect.stringContaining('10.00 SGD'),
  })
  const before = await desk.fees()
  expect(await desk.adjust(ada, { movement: 'debit', amount: '10.00', reasonCode: 'our_error' })).toBe('done')
  expect([await setup.fiat(ada), (await desk.fees()) - before]).toEqual([20_00n, 10_00n])
  await setup.exchange.deps.inTx('test')(async (tx) => ok(await release(tx, held.value.holdId)))
})

test('ADM-03 refuses more than the reserve, although two people approved it', async () => {
  await desk.feesOf(50_00n)
  const ada = await setup.exchange.customer()
  await expect(desk.propose(ada, { movement: 'credit', amount: '50.01' })).rejects.toMatchObject({
    code: 'OWN_FUNDS_TOO_LOW',
    field: 'amount',
    message: expect.stringContaining('50.00 SGD'),
  })
  const made = await desk.propose(ada, { movement: 'credit', amount: '50.00' })
  // Money goes missing between the two decisions, so the same amount is now above the reserve.
  await missing(1n)
  await expect(desk.decide(made)).rejects.toMatchObject({ code: 'OWN_FUNDS_TOO_LOW' })
  await missing(0n)
  expect(await setup.fiat(ada)).toBe(0n)
  expect(await codeOfRefusal(desk.decide(made))).toBeUndefined()
  expect([await setup.fiat(ada), await desk.fees()]).toEqual([50_00n, 0n])
})

test('ADM-03 both people see the value in the reference currency; a value that the maker did not see is refused', async () => {
  await desk.feesOf(50_00n)
  const ada = await setup.exchange.customer()
  const values = setup.exchange.api(adjustments, await setup.exchange.operator('finance'))
  const seen = await values.worth({ customerId: ada.id, act: 'credit', coin: 'SGD', amount: '40.00' })
  expect(seen).toEqual({ ...worth('40.00'), together: '30', waitHours: 0 })
  await expect(desk.propose(ada, { movement: 'credit', amount: '40.00', value: '4.00' })).rejects.toMatchObject({
    code: 'ADJUSTMENT_VALUE_CHANGED',
    field: 'worth.value',
    message: expect.stringContaining('worth 30 USD'),
  })
  const made = await desk.propose(ada, { movement: 'credit', amount: '40.00' })
  const { requests } = await (await desk.api()).subject({ kind, subjectId: ada.id })
  expect(requests).toMatchObject([{ id: made.id, content: { worth: { value: '30', currency: 'USD' } } }])
})

/** Lets the last comparison with the bank miss this much. */
const missing = (minor: bigint) =>
  (minor === 0n
    ? sql`delete from external_balance where coin = 'SGD'`
    : sql`insert into external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since)
          values ('SGD', 0, 0, 0, now(), ${String(-minor)}::numeric, now())`
  ).execute(setup.exchange.deps.db)

test('ADM-03 two approvals at the limit: exactly one is booked', async () => {
  for (let round = 0; round < 3; round += 1) {
    await desk.feesOf(10_00n)
    const people = [await setup.exchange.customer(), await setup.exchange.customer()]
    const made = []
    for (const who of people) made.push(await desk.propose(who, { movement: 'credit', amount: '10.00' }))
    const codes = await Promise.all(made.map(async (each) => codeOfRefusal(desk.decide(each))))
    expect(new Set(codes)).toEqual(new Set(['OWN_FUNDS_TOO_LOW', undefined]))
    expect([await desk.fees(), await given(people)]).toEqual([0n, 10_00n])
  }
})

const given = async (people: readonly Person[]): Promise<bigint> => {
  let sum = 0n
  for (const who of people) sum += await setup.fiat(who)
  return sum
}

test.each([
  ['the token of a product', { coin: 'AURB' }, 'ADJUSTMENT_COIN_UNFIT', 'coin'],
  ['an unknown coin', { coin: 'XYZ' }, 'ADJUSTMENT_COIN_UNFIT', 'coin'],
  ['zero', { amount: '0.00' }, 'ADJUSTMENT_AMOUNT_UNFIT', 'amount'],
  ['a negative amount', { amount: '-5.00' }, 'ADJUSTMENT_AMOUNT_UNFIT', 'amount'],
  ['an exponent', { amount: '1e3' }, 'ADJUSTMENT_AMOUNT_UNFIT', 'amount'],
  ['too many decimals', { amount: '1.001' }, 'ADJUSTMENT_AMOUNT_UNFIT', 'amount'],
  ['an unknown reason', { reasonCode: 'because' }, 'REASON_CODE_ENDED', 'reasonCode'],
])('ADM-03 refuses %s at its field', async (_, wrongPart, code, field) => {
  await desk.feesOf(50_00n)
  const ada = await setup.exchange.customer()
  await expect(desk.propose(ada, { movement: 'credit', amount: '5.00', ...wrongPart })).rejects.toMatchObject({
    code,
    field,
  })
})

test('ADM-03 a large adjustment can be approved only after the waiting period; its maker never approves it', async () => {
  await desk.feesOf(50_00n)
  const { exchange } = setup
  const values = exchange.api(adjustments, await exchange.operator('finance'))
  await changeSettings(exchange, { waits: { adjustmentFrom: 30, adjustmentHours: 24 } })
  const ada = await exchange.customer()
  const of = { customerId: ada.id, act: 'credit', coin: 'SGD' } as const
  expect(await values.worth({ ...of, amount: '39.99' })).toMatchObject({ waitHours: 0 })
  expect(await values.worth({ ...of, amount: '40.00' })).toMatchObject({ waitHours: 24 })
  const maker = await exchange.operator('finance')
  const made = await exchange.api(approvals, maker).propose({
    kind,
    subjectId: ada.id,
    verdict: 'approve',
    reason: 'x',
    proposal: proposalOf({ movement: 'credit', amount: '40.00' }),
  })
  await expect(desk.decide(made)).rejects.toMatchObject({
    code: 'ADJUSTMENT_TOO_EARLY',
    message: expect.stringMatching(/\d{4}/u),
  })
  await sql`update approval_request set requested_at = requested_at - interval '24 hours' where id = ${made.id}`.execute(
    exchange.deps.db,
  )
  const own = { requestId: made.id, verdict: 'approve', contentHash: made.contentHash, note: 'x' } as const
  expect(await codeOfRefusal(exchange.api(approvals, maker).decide(own))).toBe('APPROVAL_OWN_PROPOSAL')
  expect(await setup.fiat(ada)).toBe(0n)
  expect(await codeOfRefusal(desk.decide(made))).toBeUndefined()
  expect(await setup.fiat(ada)).toBe(40_00n)
  await changeSettings(exchange, { waits: { adjustmentFrom: 10_000 } })
})

test('ADM-03 small adjustments that are large together wait like one, for the same customer and course', async () => {
  await desk.feesOf(100_00n)
  const { exchange } = setup
  await changeSettings(exchange, { waits: { adjustmentFrom: 30, adjustmentHours: 24 } })
  const [ada, ben] = [await exchange.customer(), await exchange.customer()]
  expect(await desk.adjust(ada, { movement: 'credit', amount: '20.00' })).toBe('done')
  const values = exchange.api(adjustments, await exchange.operator('finance'))
  const next = { coin: 'SGD', amount: '20.00' } as const
  const alone = worth('20.00')
  for (const [who, act, together, waitHours] of [
    [ada, 'credit', '30', 24],
    [ada, 'write_off', '30', 24],
    [ada, 'debit', '15', 0],
    [ben, 'credit', '15', 0],
  ] as const)
    expect(await values.worth({ customerId: who.id, act, ...next })).toEqual({ ...alone, together, waitHours })
  const made = await desk.propose(ada, { movement: 'credit', amount: '20.00' })
  await expect(desk.decide(made)).rejects.toMatchObject({ code: 'ADJUSTMENT_TOO_EARLY' })
  expect(await setup.fiat(ada)).toBe(20_00n)
  expect(await desk.adjust(ben, { movement: 'credit', amount: '20.00' })).toBe('done')
  await sql`update approval_request set requested_at = requested_at - interval '24 hours' where id = ${made.id}`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(desk.decide(made))).toBeUndefined()
  expect(await desk.adjust(ada, { movement: 'debit', amount: '20.00', reasonCode: 'wrong_adjustment' })).toBe('done')
  expect(await setup.fiat(ada)).toBe(20_00n)
  await changeSettings(exchange, { waits: { adjustmentFrom: 10_000 } })
})

test('ADM-03 a wrong credit is taken back by a debit of the same amount', async () => {
  await desk.feesOf(50_00n)
  const ada = await setup.exchange.customer()
  expect(await desk.adjust(ada, { movement: 'credit', amount: '30.00' })).toBe('done')
  expect(await desk.adjust(ada, { movement: 'debit', amount: '30.00', reasonCode: 'wrong_adjustment' })).toBe('done')
  expect([await setup.fiat(ada), await desk.fees()]).toEqual([0n, 50_00n])
  const { rows } = await setup.exchange
    .api(adjustments, await setup.exchange.operator('auditor'))
    .list({ customerId: ada.id })
  expect(rows.map(({ act, amount: moved }) => [act, moved])).toEqual([
    ['debit', '30.00'],
    ['credit', '30.00'],
  ])
})

test('refuses a proposal without a note in both languages, or by people without the permission', async () => {
  const ada = await setup.exchange.customer()
  const request = { kind, subjectId: ada.id, verdict: 'approve', reason: 'x' } as const
  const proposal = { ...proposalOf({ movement: 'credit', amount: '1.00' }), note: { en_US: 'x', zh_CN: ' ' } }
  await expect((await desk.api()).propose({ ...request, proposal })).rejects.toMatchObject({
    code: 'PARAM_INVALID',
    field: 'note.zh_CN',
  })
  for (const role of ['support', 'compliance', 'auditor', 'superadmin'])
    expect(await codeOfRefusal((await desk.api(role)).propose({ ...request, proposal }))).toBe('FORBIDDEN')
})
