import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import type { Subscription } from './subscriptions.queries.ts'

const row = (about: Partial<Subscription>): Subscription => ({
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  number: 'SB20261120000001',
  date: '2026-11-20T00:00:00.000Z',
  symbol: 'AURB',
  project: 'Aurelle Bioworks',
  type: 'equity',
  count: '5',
  price: '10.00',
  currency: 'SGD',
  amount: '50.00',
  fee: '0.25',
  status: 'disburse_failed',
  cause: null,
  allotted: '5',
  paid: '50.00',
  paidFee: '0.25',
  pseudonym: '5f2d',
  certificate: null,
  refunded: '0.00',
  closesAt: '2026-11-25T00:00:00.000Z',
  cancellable: false,
  ...about,
})
const show = async (locale: string, about: Partial<Subscription> = {}) => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    [subscriptions.list.path]: { rows: [row(about)], total: 1, page: 1, pageSize: 20, next: null },
  })
  await openApp(`/${locale}/assets/applyList`, 'token')
  await page.getByRole('row', { name: /SB2026/u }).click()
}

test.each([
  ['en_US', /could not deliver the units .* payment back, fee included/u],
  ['zh_CN', /份额暂未能发放.*全额退回/u],
])('in %s a failed delivery shows what happens next', async (locale, text) => {
  await show(locale)
  await expect.element(page.getByText(text)).toBeVisible()
})

test('a finished delivery shows no next step', async () => {
  await show('en_US', { status: 'disbursed' })
  await expect.element(page.getByText('2026-11-25', { exact: false })).toBeVisible()
  expect(page.getByText(/could not deliver the units/u).query()).toBeNull()
})

test.each([
  ['', 'No subscriptions yet', true],
  ['?status=disburse_failed', 'No subscriptions with this status', false],
])('an empty list %s shows %s', async (query, title, offersProducts) => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    [subscriptions.list.path]: { rows: [], total: 0, page: 1, pageSize: 20, next: null },
  })
  await openApp(`/en_US/assets/applyList${query}`, 'token')
  await expect.element(page.getByText(title)).toBeVisible()
  expect(page.getByRole('link', { name: 'Browse investments' }).elements().length > 0).toBe(offersProducts)
})

const parts = {
  method: 'ballot',
  belowMinimumRaise: false,
  ballot: { slot: 412, blockhash: '9xQe' },
  changesReason: null,
  subscriptions: [
    { pseudonym: '5f2d', requested: '5', allotted: '5' },
    { pseudonym: 'a1b2', requested: '8', allotted: '3', changed: true },
  ],
}
const result = { symbol: 'AURB', sha256: 'c0ffee', file: JSON.stringify(parts), result: parts }

test.each([
  ['en_US', 'Show the allotment result', 'Ballot', '5f2d Yours', 'Download the result'],
  ['zh_CN', '查看配售结果', '抽签', '5f2d 您的认购', '下载配售结果'],
])(
  'in %s the published result shows its method and block, marks the own row, and offers a download',
  async (...words) => {
    const [locale, open, method, own, download] = words
    serve({
      ...signedIn('approved'),
      'ex/api/v0/public': publicInfo(),
      [subscriptions.list.path]: { rows: [row({ status: 'disbursed' })], total: 1, page: 1, pageSize: 20, next: null },
      [subscriptions.allotmentResult.path]: result,
    })
    await openApp(`/${locale}/assets/applyList`, 'token')
    await page.getByRole('row', { name: /SB2026/u }).click()
    await page.getByRole('button', { name: open }).click()
    await expect.element(page.getByText(method, { exact: true })).toBeVisible()
    await expect.element(page.getByText('9xQe')).toBeVisible()
    await expect.element(page.getByRole('cell', { name: own, exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: download })).toBeVisible()
  },
)
