import { messages } from '@tessera/contract/services/messages/messages.ts'
import { otcAdsReview } from '@tessera/contract/desk/otc-ads/otc-ads-review.ts'
import { otcDealsReview } from '@tessera/contract/desk/otc-deals/otc-deals-review.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { dealing, type Dealing, DOLLAR } from '#testing/dealing.ts'
import { forgetRates } from '#testing/every-row.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey } from '#testing/withdrawing.ts'
import { deleteOwned } from '#profile/account-closings/forget-closed.sql.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
})
beforeEach(() => forgetRates(exchange))
afterEach(async ({ expect: check }) => check(await verify(exchange.database.auditUrl, 'everything')).toEqual([]))
afterAll(() => exchange.close())

async function paidDeal() {
  const [seller, buyer] = [await desk.dealer(500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const { id } = await desk.take(buyer, ad)
  await desk.pay(buyer, id)
  return { seller, buyer, ad, id }
}
const reviewer = async () => exchange.api(otcDealsReview, await exchange.operator('compliance'))
async function decide(id: string, outcome: string, outcomeReason = 'payment_proven') {
  const subjectId = (await (await reviewer()).get({ id })).appeal?.id ?? ''
  const proposal = { outcome, outcomeReason, outcomeMessage: 'We saw the statement.' }
  return byTwo(exchange, {
    kind: 'otc_appeal',
    subjectId,
    verdict: 'approve',
    roles: ['compliance', 'finance'],
    proposal,
  })
}

test('two people give the coins of an appealed deal to the buyer, and both sides read the reason', async () => {
  const { seller, buyer, id } = await paidDeal()
  expect(await desk.appeal(buyer, id)).toMatchObject({ status: 'appeal', may: ['cancel', 'say'] })
  expect(await codeOfRefusal(desk.appeal(seller, id))).toBe('OTC_APPEAL_OPEN')
  expect(await decide(id, 'none')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await decide(id, 'release')).toBe('done')
  expect(await desk.deals(buyer).get({ id })).toMatchObject({
    status: 'resolved',
    appeal: { resolution: { outcome: 'release', reason: 'payment_proven', customerMessage: 'We saw the statement.' } },
    may: ['say'],
  })
  expect(await desk.money(buyer)).toEqual({ posted: 100n * DOLLAR, held: 0n })
  for (const who of [seller, buyer])
    expect((await exchange.api(messages, who).list({})).rows[0]?.title).toContain('the coins go to the buyer')
})

test("two people return the coins: the ad offers them again, and the seller's limits are restored", async () => {
  const { seller, id } = await paidDeal()
  await desk.appeal(seller, id)
  expect(await decide(id, 'return', 'payment_not_proven')).toBe('done')
  expect((await desk.ads(seller).myList({})).rows).toMatchObject([{ status: 'published', remaining: '400.000000' }])
  expect(await desk.money(seller)).toEqual({ posted: 500n * DOLLAR, held: 400n * DOLLAR })
})

test('during an appeal the seller may still release, which settles it and leaves nothing to decide', async () => {
  const { seller, buyer, id } = await paidDeal()
  await desk.appeal(buyer, id)
  const open = await (await reviewer()).get({ id })
  await desk.release(seller, await desk.deals(seller).get({ id }))
  expect(await desk.deals(buyer).get({ id })).toMatchObject({ status: 'released', appeal: { status: 'settled' } })
  const subjectId = open.appeal?.id ?? ''
  const proposal = { outcome: 'release', outcomeReason: 'payment_proven' }
  const late = {
    kind: 'otc_appeal',
    subjectId,
    verdict: 'approve',
    roles: ['compliance', 'finance'],
    proposal,
  } as const
  expect(await byTwo(exchange, late)).toBe('APPROVAL_SUBJECT_MOVED')
})

test('an ended deal can be appealed for seven days, and keeps its result', async () => {
  const { seller, buyer, id } = await paidDeal()
  await desk.release(seller, await desk.deals(seller).get({ id }))
  expect(await desk.appeal(seller, id)).toMatchObject({ status: 'released', appeal: { status: 'open' } })
  expect(await decide(id, 'return')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await decide(id, 'none', 'outcome_unchanged')).toBe('done')
  expect(await desk.money(buyer)).toEqual({ posted: 100n * DOLLAR, held: 0n })
  const other = await paidDeal()
  await desk.cancel(other.buyer, other.id)
  exchange.passTime(7 * DAY_MS + 1_000)
  expect(await codeOfRefusal(desk.appeal(other.buyer, other.id))).toBe('OTC_APPEAL_OVER')
  expect(await codeOfRefusal(desk.deals(other.buyer).say({ id: other.id, text: 'Hello' }, freshKey()))).toBe(
    'OTC_CHAT_CLOSED',
  )
})

test('only both sides and operators read the chat', async () => {
  const { seller, buyer, id } = await paidDeal()
  await desk.deals(buyer).say({ id, text: 'Paid, reference 7.' }, freshKey())
  await desk.deals(seller).say({ id, text: 'Looking.' }, freshKey())
  expect((await desk.deals(seller).messages({ id })).rows).toMatchObject([
    { by: 'me', text: 'Looking.' },
    { by: 'other', text: 'Paid, reference 7.' },
  ])
  expect((await (await reviewer()).get({ id })).chat).toMatchObject([{ by: 'buyer' }, { by: 'seller' }])
  const eve = await desk.dealer()
  expect(await codeOfRefusal(desk.deals(eve).messages({ id }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(desk.deals(eve).say({ id, text: 'x' }, freshKey()))).toBe('NOT_FOUND')
  const strange = { id, text: 'Look', image: '00000000-0000-4000-8000-000000000000' }
  expect(await codeOfRefusal(desk.deals(buyer).say(strange, freshKey()))).toBe('OTC_UPLOAD_UNKNOWN')
})

test('KYC-11 after both accounts are deleted, a deal keeps its amounts but no name, account number or text', async () => {
  const { seller, buyer, id } = await paidDeal()
  await desk.deals(buyer).say({ id, text: 'I am Test Person.' }, freshKey())
  await desk.release(seller, await desk.deals(seller).get({ id }))
  for (const who of [seller, buyer]) await exchange.deps.inTx('test')(async (tx) => ok(await deleteOwned(tx, who.id)))
  const { rows } = await sql`
    select account_name, account_sealed, account_ending, payer_name, amount, status,
           (select count(*)::int from otc_message m where m.deal_id = d.id) as messages,
           (select count(*)::int from payment_method p where p.customer_id = d.seller_id) as methods
      from otc_deal d where id = ${id}`.execute(exchange.deps.db)
  const nothing = { account_name: '', account_sealed: '', account_ending: '', payer_name: '', messages: 0, methods: 0 }
  expect(rows).toEqual([{ ...nothing, amount: 100n * DOLLAR, status: 'released' }])
})

test('AZ-13 an operator closes a misleading ad, once, and its owner reads the reason', async () => {
  const seller = await desk.dealer(500n * DOLLAR)
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const closing = { id: ad.id, reason: 'terms', note: 'Asks for a deposit.' } as const
  const finance = exchange.api(otcAdsReview, await exchange.operator('finance'))
  expect(await codeOfRefusal(finance.close(closing, freshKey()))).toBe('FORBIDDEN')
  const compliance = exchange.api(otcAdsReview, await exchange.operator('compliance'))
  expect(await compliance.close(closing, freshKey())).toMatchObject({ status: 'closed', closedFor: 'terms' })
  expect(await codeOfRefusal(compliance.close(closing, freshKey()))).toBe('OTC_AD_WRONG_STATUS')
  expect(await desk.money(seller)).toEqual({ posted: 500n * DOLLAR, held: 0n })
})
