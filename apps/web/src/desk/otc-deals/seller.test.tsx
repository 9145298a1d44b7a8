import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { offer, terms } from '#desk/otc-ads/testing.ts'
import { aDeal } from './testing.ts'

const keyset = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 50, next: null })
const dialog = () => page.getByRole('dialog')
const desk = (more: Record<string, unknown>) => ({
  ...signedIn('approved'),
  [otcAds.search.path]: { rows: [offer], next: null, rate: '1.3000000000' },
  [otcAds.ticker.path]: { coin: 'tUSD', fiat: 'SGD', buy: '1.3500000000', sell: null, rate: '1.3000000000', last: [] },
  ...more,
})

test.each([
  [[{ side: 'buy', coin: 'tUSD', fiat: 'SGD' }], 'SGD'],
  [
    [
      { side: 'buy', coin: 'tUSD', fiat: 'SGD' },
      { side: 'sell', coin: 'tUSD', fiat: 'CNY' },
    ],
    'SGD',
  ],
  [[{ side: 'buy', coin: 'tUSD', fiat: 'CNY' }], 'CNY'],
])('the desk opens on a currency that has offers: %o', async (offered, fiat) => {
  const calls = serve(desk({ [otcAds.terms.path]: { ...terms, offered } }))
  await openApp('/en_US/otc/tUSD', 'token')
  await expect
    .poll(() => calls.filter(({ path }) => path === otcAds.search.path).map(({ body }) => JSON.parse(body) as object))
    .toMatchObject([{ side: 'buy', coin: 'tUSD', fiat }])
})

test.each([
  ['en_US', 'created', 'Waiting for payment of'],
  ['zh_CN', 'created', '等待买方付款'],
  ['en_US', 'paid', 'You should have received'],
  ['zh_CN', 'paid', '您应已收到'],
] as const)('in %s a seller of a deal that is %s reads “%s”', async (locale, status, words) => {
  const own = aDeal({ side: 'sell', status, may: [] })
  serve({ ...signedIn('approved'), [otcDeals.get.path]: own, [otcDeals.messages.path]: keyset([]) })
  await openApp(`/${locale}/otc/deal/${own.id}`, 'token')
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('the release dialog says what the seller should have received', async () => {
  const own = aDeal({ side: 'sell', status: 'paid', may: ['release'] })
  const demands = { demands: [['google']], masked: { email: null, mobile: null } }
  serve({
    ...signedIn('approved'),
    [otcDeals.get.path]: own,
    [otcDeals.messages.path]: keyset([]),
    [verification.demands.path]: demands,
  })
  await openApp(`/en_US/otc/deal/${own.id}`, 'token')
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect.element(dialog().getByText('You should have received')).toBeVisible()
  await expect.element(dialog().getByText('27.00', { exact: false })).toBeVisible()
})
