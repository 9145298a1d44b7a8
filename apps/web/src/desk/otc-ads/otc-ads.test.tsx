import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'
import type { OwnAd } from './otc-ads.queries.ts'
import { offer, terms } from './testing.ts'

const at = '2026-11-20T00:00:00.000Z'
const method = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b20',
  kind: 'paynow',
  accountName: 'Lim Jia Wen',
  accountMasked: '•••• 4567',
  bank: null,
  branch: null,
  bankCode: null,
  remark: null,
  active: true,
  addedAt: at,
  usableAt: at,
  usable: true,
  inOwnName: true,
}
const ad = (about: Partial<OwnAd> = {}): OwnAd => ({
  id: offer.id,
  number: 'PA2601010001',
  side: 'sell',
  coin: 'tUSD',
  fiat: 'SGD',
  priceType: 'fixed',
  price: '1.3500000000',
  marginPpm: null,
  min: '10.00',
  max: '135.00',
  quantity: '100.000000',
  remaining: '80.000000',
  methods: [{ kind: 'paynow', id: method.id, ending: '4567', usable: true }],
  windowMinutes: 30,
  terms: '',
  status: 'published',
  lapsed: null,
  customerMessage: null,
  openDeals: 0,
  time: at,
  statusAt: at,
  ...about,
})
const list = (...rows: OwnAd[]) => ({ rows, total: rows.length, page: 1, pageSize: 20, next: null })
const served = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...signedIn('approved'),
  [otcAds.terms.path]: terms,
  [otcAds.myList.path]: list(),
  [paymentMethods.list.path]: { rows: [method], max: 10, accountName: 'Lim Jia Wen', waitHours: 48 },
  ...more,
})

async function fill(): Promise<void> {
  for (const [label, text] of [
    ['Price of one tUSD', '1.35'],
    ['Total quantity', '100'],
    ['Smallest deal', '10'],
    ['Largest deal', '100'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByText('PayNow', { exact: false }).first().click()
}

test('the figures of an ad are shown before it is published; a refusal is shown at its field and keeps the input', async () => {
  const refusal = new ApiError('OTC_PRICE_OUT_OF_BAND', 'A price is at most 20% away.', { field: 'price' })
  const answers = served({ [otcAds.create.path]: refusal })
  const calls = serve(answers)
  const { path } = await openApp('/en_US/otc/ads?form=new', 'token')
  await fill()
  await expect.element(page.getByText('135.00 SGD')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(page.getByText('A price is at most 20% away.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Total quantity' })).toHaveValue('100')
  answers[otcAds.create.path] = ad()
  answers[otcAds.myList.path] = list(ad())
  await page.getByRole('textbox', { name: 'Price of one tUSD' }).fill('1.34')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(path).toBe('/en_US/otc/ads')
  await expect.element(page.getByText('Ad published. Number: PA2601010001.')).toBeVisible()
  const sent = calls.filter((call) => call.path === otcAds.create.path).map(({ body }) => JSON.parse(body) as object)
  expect(sent.at(-1)).toMatchObject({ side: 'sell', price: '1.34', quantity: '100.000000', methodIds: [method.id] })
})

test('an overdue ad says why, and can be published again from its form', async () => {
  const answers = served({ [otcAds.myList.path]: list(ad({ status: 'overdue', lapsed: 'method' })) })
  const calls = serve(answers)
  const { path } = await openApp('/en_US/otc/ads', 'token')
  await expect
    .element(page.getByText('The payment method of this ad cannot be used.', { exact: false }).last())
    .toBeVisible()
  await page.getByRole('button', { name: 'Edit the ad: Sell tUSD' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Total quantity' })).toHaveAttribute('readonly')
  answers[otcAds.edit.path] = ad()
  await page.getByRole('button', { name: 'Publish again' }).click()
  await expect.poll(path).toBe('/en_US/otc/ads')
  const [sent] = calls.filter((call) => call.path === otcAds.edit.path).map(({ body }) => JSON.parse(body) as object)
  expect(sent).toMatchObject({ id: offer.id, price: '1.35', methodIds: [method.id] })
  expect(sent).not.toHaveProperty('quantity')
})

test('closing an ad says what is released and which deals continue', async () => {
  const answers = served({ [otcAds.myList.path]: list(ad({ status: 'trading', openDeals: 1 })) })
  serve(answers)
  await openApp('/en_US/otc/ads', 'token')
  await page.getByRole('button', { name: 'Close the ad: Sell tUSD' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText('The remaining 80.00 tUSD becomes available again.', { exact: false }))
    .toBeVisible()
  await expect.element(dialog.getByText('1 open deal continues.', { exact: false })).toBeVisible()
  answers[otcAds.close.path] = ad({ status: 'closed' })
  answers[otcAds.myList.path] = list(ad({ status: 'closed', customerMessage: 'You asked us to close it.' }))
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(page.getByText('Ad closed.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit the ad: Sell tUSD' })).not.toBeInTheDocument()
})

test('an ad that does not exist cannot be edited', async () => {
  serve(served())
  await openApp(`/en_US/otc/ads?form=${offer.id}`, 'token')
  await expect.element(page.getByText('This ad no longer exists')).toBeVisible()
})

test('a new ad opens in the reader’s own currency, if it is traded here', async () => {
  serve(served({ 'ex/api/v1/user/info': { ...user('approved'), fiat: 'CNY' } }))
  await openApp('/en_US/otc/ads?form=new', 'token')
  await expect.element(page.getByRole('button', { name: 'CNY Currency' })).toBeVisible()
})
