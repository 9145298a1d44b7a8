import type { ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { dealing, type Dealing, DOLLAR } from '#testing/dealing.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey } from '#testing/withdrawing.ts'
import { firstReasons } from '#platform/database/first-reasons.ts'

let exchange: TestExchange
let desk: Dealing
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
  staff = changingSettings(exchange)
})
afterAll(() => exchange.close())

async function paidDeal() {
  const [seller, buyer] = [await desk.dealer(500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const { id } = await desk.take(buyer, ad)
  await desk.pay(buyer, id)
  const appeal = (who: typeof buyer, reason: string) =>
    desk.deals(who).appeal({ id, reason, text: 'Please look at this.' }, freshKey())
  return { seller, buyer, id, appeal }
}
const both = (en_US: string, zh_CN: string) => ({ en_US, zh_CN })
const today = () => exchange.deps.clock(new Date()).toISOString().slice(0, 10)

test('each side gets the reasons of its own list, in the order of the settings', async () => {
  const { seller } = await paidDeal()
  const codes = async (side: 'buy' | 'sell') =>
    (await desk.deals(seller).appealReasons({ side })).rows.map(({ code }) => code)
  const listed = (act: ReasonAct) => firstReasons[act].codes.map(({ code }) => code)
  expect(await codes('buy')).toEqual(listed('otcAppealByBuyer'))
  expect(await codes('sell')).toEqual(listed('otcAppealBySeller'))
})

test('staff add a reason and end one, and the text of an earlier appeal does not change', async () => {
  const [early, late] = [await paidDeal(), await paidDeal()]
  await early.appeal(early.buyer, 'not_released')
  const { codes } = firstReasons.otcAppealByBuyer
  const changed = codes.map((one) =>
    one.code === 'not_released'
      ? { ...one, text: both('The seller does not release.', '卖方不放币。'), lastDay: today() }
      : one,
  )
  const added = { code: 'seller_silent', ...names(both('The seller does not reply.', '卖方不回复。')), lastDay: null }
  expect(await staff.change('reasonCodes', 'otcAppealByBuyer', { codes: [...changed, added] })).toBe('done')
  exchange.passTime(DAY_MS)
  const { rows } = await desk.deals(late.buyer).appealReasons({ side: 'buy' })
  expect(rows.map(({ code }) => code)).toEqual(['paid_after_end', 'fraud', 'other', 'seller_silent'])
  await expect(late.appeal(late.buyer, 'not_released')).rejects.toMatchObject({
    code: 'OTC_APPEAL_REASON_CLOSED',
    field: 'reason',
  })
  expect(await codeOfRefusal(late.appeal(late.buyer, 'not_paid'))).toBe('OTC_APPEAL_REASON_CLOSED')
  expect((await late.appeal(late.buyer, 'seller_silent')).appeal?.reasonText.zh_CN).toBe('卖方不回复。')
  const { appeal } = await desk.deals(early.seller).get({ id: early.id })
  expect(appeal).toMatchObject({ reason: 'not_released', reasonText: codes[0]?.text })
  exchange.passTime(-DAY_MS)
})
const names = (text: { en_US: string; zh_CN: string }) => ({ name: text, text })

test('an appeal that an earlier release stored with a reason of the other side still has its text', async () => {
  const { buyer, id, appeal } = await paidDeal()
  await appeal(buyer, 'other')
  const stored = async (reason: string) => {
    await sql`update otc_appeal set reason = ${reason} where deal_id = ${id}`.execute(exchange.deps.db)
    return (await desk.deals(buyer).get({ id })).appeal?.reasonText.en_US
  }
  expect(await stored('not_paid')).toBe('The payment did not arrive.')
  expect(await stored('fraud')).toBe('The other party is committing fraud.')
  expect(await stored('gone_code')).toBe('gone_code')
})
