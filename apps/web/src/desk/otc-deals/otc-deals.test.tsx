import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'
import { clockText } from './countdown.tsx'
import type { Deal, Message } from './otc-deals.queries.ts'
import { offer, terms } from '#desk/otc-ads/testing.ts'
import { aDeal, preview } from './testing.ts'

const keyset = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 50, next: null })
const at = '2026-11-20T00:05:00.000Z'

async function opened(own: Deal, more: Record<string, unknown> = {}, messages: readonly Message[] = []) {
  const answers: Record<string, unknown> = {
    ...signedIn('approved'),
    'ex/api/v1/user/info': { ...user('approved'), security: { ...user('approved').security, google: true } },
    [otcDeals.get.path]: own,
    [otcDeals.messages.path]: keyset(messages),
    [verification.demands.path]: { demands: [['google']], masked: { email: null, mobile: null } },
    [verification.proveAuthenticator.path]: { verifyToken: 'a token of sixteen letters', expiresAt: at, missing: [] },
    ...more,
  }
  const calls = serve(answers)
  const app = await openApp(`/en_US/otc/deal/${own.id}`, 'token')
  const bodies = (path: string): unknown[] =>
    calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body) as unknown)
  return { answers, app, bodies }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

test('the buyer sees what to pay to whom; marking it as paid removes the countdown', async () => {
  const own = aDeal()
  const paid = aDeal({ status: 'paid', paidAt: at, may: ['cancel', 'appeal', 'say'] })
  const { answers, bodies } = await opened(own, { [otcDeals.markPaid.path]: paid })
  await expect.element(page.getByText('27.00 SGD').first()).toBeVisible()
  await expect.element(page.getByText('+6591234567')).toBeVisible()
  await expect.element(page.getByText('Pay from an account in the name of Lim Jia Wen', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(button('Release').query()).toBeNull()
  await button('I have paid').click()
  answers[otcDeals.get.path] = paid
  await dialog().getByRole('button', { name: 'I have paid' }).click()
  await expect.element(page.getByText('We’ve told the seller. You get the coin', { exact: false })).toBeVisible()
  expect(page.getByRole('timer').query()).toBeNull()
  expect(bodies(otcDeals.markPaid.path)).toEqual([{ id: own.id }])
})

test('the time left to pay follows the server’s clock', async () => {
  await opened(aDeal())
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/30:00|2\d:\d\d/u)
})

test.each([
  [59, '00:59'],
  [14 * 60 + 5, '14:05'],
  [3661, '1:01:01'],
])('shows %i seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

test('the seller confirms receipt and releases with a code bound to this deal and its sums', async () => {
  const own = aDeal({ side: 'sell', status: 'paid', paidAt: at, may: ['release', 'appeal', 'say'] })
  const done = aDeal({ ...own, status: 'released', endedAt: at, may: ['appeal', 'say'] })
  const { answers, bodies } = await opened(own, { [otcDeals.release.path]: done })
  await expect.element(page.getByText('Check your own account first', { exact: false })).toBeVisible()
  await button('Release').click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
  await expect.element(dialog().getByRole('button', { name: 'Release' })).toHaveAttribute('aria-disabled', 'true')
  await dialog().getByText('The full amount is in my account', { exact: false }).click()
  answers[otcDeals.get.path] = done
  await dialog().getByRole('button', { name: 'Release' }).click()
  await expect.element(page.getByText('You’ve released the tUSD. The deal is complete.')).toBeVisible()
  const { number, id: dealId } = own
  expect(bodies(verification.proveAuthenticator.path)).toMatchObject([
    {
      scene: 'otc_release',
      payload: { dealId, number, coin: 'tUSD', amount: '20.000000', fiat: 'SGD', fiatAmount: '27.00' },
    },
  ])
  expect(bodies(otcDeals.release.path)).toEqual([{ id: dealId, verifyToken: 'a token of sixteen letters' }])
})

const reasons = {
  rows: [
    {
      code: 'not_released',
      text: { en_US: 'I paid, but the coins were not released.', zh_CN: '已付款但未放币。' },
    },
  ],
} as const

test('a refused appeal keeps the input, and the deal is shown in its current state', async () => {
  const own = aDeal({ status: 'paid', paidAt: at, may: ['cancel', 'appeal', 'say'] })
  const refusal = new ApiError('OTC_APPEAL_OPEN', 'We are already reviewing an appeal for this deal.')
  const { answers, bodies } = await opened(own, {
    [otcDeals.appeal.path]: refusal,
    [otcDeals.appealReasons.path]: reasons,
  })
  await button('Appeal').click()
  await dialog()
    .getByRole('button', { name: /Reason/u })
    .click()
  await page.getByRole('option', { name: 'I paid, but the coins were not released.' }).click()
  await dialog().getByRole('textbox', { name: 'What happened' }).fill('Paid an hour ago')
  await dialog().getByRole('button', { name: 'Submit appeal' }).click()
  await expect.element(dialog().getByText('We are already reviewing an appeal for this deal.')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'What happened' })).toHaveValue('Paid an hour ago')
  expect(bodies(otcDeals.appealReasons.path)).toEqual([{ side: 'buy' }])
  const [{ code: reason, text: reasonText }] = reasons.rows
  const appeal = { status: 'open', by: 'buy', reason, reasonText, text: 'Paid an hour ago', at, dueAt: at } as const
  const next = aDeal({ ...own, status: 'appeal', appeal: { ...appeal, resolution: null }, may: ['cancel', 'say'] })
  answers[otcDeals.appeal.path] = next
  answers[otcDeals.get.path] = next
  await dialog().getByRole('button', { name: 'Submit appeal' }).click()
  await expect.element(page.getByText('We’re reviewing the appeal.', { exact: false })).toBeVisible()
  expect(bodies(otcDeals.appeal.path).at(-1)).toEqual({ id: own.id, reason: 'not_released', text: 'Paid an hour ago' })
})

test('a decision of two operators is shown with its reason, and no action remains', async () => {
  const resolution = {
    outcome: 'return',
    reason: 'payment_not_proven',
    reasonText: { en_US: 'The payment could not be confirmed.', zh_CN: '付款未能核实。' },
    customerMessage: 'Your bank knows no such payment.',
    at,
  } as const
  const appeal = {
    status: 'resolved',
    by: 'sell',
    reason: 'not_paid',
    reasonText: { en_US: 'The payment did not arrive.', zh_CN: '未收到付款。' },
    text: 'Nothing came',
    at,
    dueAt: at,
    resolution,
  } as const
  await opened(aDeal({ status: 'resolved', paidAt: at, endedAt: at, appeal, may: [] }))
  await expect.element(page.getByText('Decided: the coins go back to the seller.').first()).toBeVisible()
  await expect.element(page.getByText('Your bank knows no such payment.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('This chat is closed.')).toBeVisible()
  for (const name of ['I have paid', 'Release', 'Appeal', 'Cancel the deal']) expect(button(name).query()).toBeNull()
})

test.each([
  ['buyer', 'The buyer cancelled the deal.'],
  ['time', 'The deal was not paid in time.'],
] as const)('a deal ended by the %s shows who ended it', async (cancelledBy, words) => {
  await opened(aDeal({ status: 'cancelled', cancelledBy, endedAt: at, may: ['appeal', 'say'] }))
  await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
})

test('the chat shows who wrote what; a refused message stays in the input', async () => {
  const sent: Message = { id: '1', at, by: 'other', text: 'Which bank?', image: null }
  const refusal = new ApiError('OTC_CHAT_FULL', 'This chat has reached its limit of 500 messages.')
  const { answers, bodies } = await opened(aDeal(), { [otcDeals.say.path]: refusal }, [sent])
  await expect.element(page.getByRole('log').getByText('Which bank?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('DBS')
  await button('Send').click()
  await expect.element(page.getByText('This chat has reached its limit of 500 messages.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('DBS')
  answers[otcDeals.say.path] = { id: '2', at }
  answers[otcDeals.messages.path] = keyset([{ ...sent, id: '2', by: 'me', text: 'DBS' }, sent])
  await button('Send').click()
  await expect.element(page.getByRole('log').getByText('DBS')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('')
  expect(bodies(otcDeals.say.path)).toHaveLength(2)
})

test('a deal of other people is shown as not found', async () => {
  await opened(aDeal(), { [otcDeals.get.path]: 'NOT_FOUND' })
  await expect.element(page.getByText('Deal not found')).toBeVisible()
})

const desk = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...signedIn('approved'),
  [otcAds.terms.path]: terms,
  [otcAds.search.path]: { rows: [offer], next: null, rate: '1.3000000000' },
  [otcAds.ticker.path]: { coin: 'tUSD', fiat: 'SGD', buy: '1.3500000000', sell: null, rate: '1.3000000000', last: [] },
  [otcDeals.preview.path]: preview,
  ...more,
})

test('an offer is taken at the shown price; a changed price is shown before it is sent again', async () => {
  const changed = new ApiError('OTC_PRICE_CHANGED', 'The price is now 1.36 SGD. Check the amounts and confirm again.')
  const answers = desk({ [otcDeals.take.path]: changed })
  const calls = serve(answers)
  const app = await openApp('/en_US/otc/tUSD?fiat=SGD', 'token')
  await expect.element(page.getByText('98.5% completed', { exact: false })).toBeVisible()
  await button('Buy tUSD from Harbour').click()
  await dialog().getByRole('textbox', { name: 'You pay' }).fill('27')
  const buy = dialog().getByRole('button', { name: 'Buy', exact: true })
  await expect.element(buy).not.toHaveAttribute('aria-disabled', 'true')
  await buy.click()
  await expect.element(dialog().getByText('The price is now 1.36 SGD.', { exact: false })).toBeVisible()
  const own = aDeal()
  answers[otcDeals.preview.path] = { ...preview, price: '1.3600000000' }
  answers[otcDeals.take.path] = own
  answers[otcDeals.get.path] = own
  answers[otcDeals.messages.path] = keyset([])
  await dialog().getByRole('textbox', { name: 'You pay' }).fill('28')
  await expect.element(buy).not.toHaveAttribute('aria-disabled', 'true')
  await buy.click()
  await expect.element(dialog().getByText(/^Pay 27.00 SGD by /u)).toBeVisible()
  await dialog().getByRole('link', { name: 'Open the deal' }).click()
  await expect.poll(app.path).toBe(`/en_US/otc/deal/${own.id}`)
  const taken = calls.filter(({ path }) => path === otcDeals.take.path).map(({ body }) => JSON.parse(body) as object)
  expect(taken).toMatchObject([
    { adId: offer.id, fiatAmount: '27.00', method: 'paynow', price: '1.3500000000' },
    { fiatAmount: '28.00', price: '1.3600000000' },
  ])
})

test('a large deal shows a reminder, and a refused amount shows why', async () => {
  const refusal = new ApiError('OTC_SELLER_LIMIT', 'This amount exceeds what the seller can sell now.')
  const answers = desk({ [otcDeals.preview.path]: { ...preview, large: true } })
  serve(answers)
  await openApp('/en_US/otc/tUSD?fiat=SGD', 'token')
  await button('Buy tUSD from Harbour').click()
  await dialog().getByRole('textbox', { name: 'You pay' }).fill('27')
  await expect.element(dialog().getByText('worth more than 50,000 CNY', { exact: false })).toBeVisible()
  answers[otcDeals.preview.path] = refusal
  await dialog().getByRole('textbox', { name: 'You pay' }).fill('28')
  await expect.element(dialog().getByText('This amount exceeds what the seller can sell now.')).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: 'Buy', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a seller without a payment method is led to add one', async () => {
  serve(desk({ [otcAds.terms.path]: { ...terms, lacks: ['OTC_METHOD_NEEDED'] } }))
  const { path } = await openApp('/en_US/otc/tUSD?fiat=SGD&side=sell', 'token')
  await page.getByRole('link', { name: 'Payment methods' }).nth(1).click()
  await expect.poll(path).toBe('/en_US/personal/paymentMethods')
})

test('without offers, the desk shows a message and a link to publish an ad', async () => {
  serve(desk({ [otcAds.search.path]: { rows: [], next: null, rate: null } }))
  await openApp('/zh_CN/otc/tUSD', 'token')
  await expect.element(page.getByText('暂无广告')).toBeVisible()
})

test('a seller to an ad is paid by one of their own methods, of the kinds that the ad names', async () => {
  const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b20'
  const usable = { active: true, usable: true, inOwnName: true, addedAt: at, usableAt: at }
  const none = { bank: null, branch: null, bankCode: null, remark: null, accountName: 'Lim Jia Wen' }
  const own = { id, kind: 'paynow', accountMasked: '•••• 4567', ...none, ...usable }
  const other = { ...own, id: offer.id, kind: 'fps', accountMasked: '•••• 8888' }
  const answers = desk({
    [otcAds.search.path]: { rows: [{ ...offer, side: 'buy' }], next: null, rate: '1.3000000000' },
    [paymentMethods.list.path]: { rows: [other, own], max: 10, accountName: 'Lim Jia Wen', waitHours: 48 },
    [otcDeals.preview.path]: { ...preview, side: 'sell' },
    [otcDeals.take.path]: aDeal({ side: 'sell' }),
    [otcDeals.get.path]: aDeal({ side: 'sell' }),
    [otcDeals.messages.path]: keyset([]),
  })
  const calls = serve(answers)
  const app = await openApp('/en_US/otc/tUSD?fiat=SGD&side=sell', 'token')
  await button('Sell tUSD to Harbour').click()
  await expect.element(dialog().getByText('•••• 4567', { exact: false })).toBeVisible()
  await dialog().getByRole('tab', { name: 'In tUSD' }).click()
  await dialog().getByRole('textbox', { name: 'You sell' }).fill('20')
  const sell = dialog().getByRole('button', { name: 'Sell', exact: true })
  await expect.element(sell).not.toHaveAttribute('aria-disabled', 'true')
  await sell.click()
  await expect.element(dialog().getByText(/^Waiting for payment of 27.00 SGD by /u)).toBeVisible()
  await dialog().getByRole('link', { name: 'Open the deal' }).click()
  await expect.poll(app.path).toBe(`/en_US/otc/deal/${aDeal().id}`)
  const taken = calls.filter(({ path }) => path === otcDeals.take.path).map(({ body }) => JSON.parse(body) as object)
  expect(taken).toMatchObject([{ amount: '20.000000', method: 'paynow', paymentMethodId: id }])
})
