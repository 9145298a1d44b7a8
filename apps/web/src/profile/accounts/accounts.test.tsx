import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dollars, overviewOf } from './testing.ts'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'

const yuan = { ...dollars, coin: 'CNY', name: 'Chinese yuan', assetClass: 'cash', decimals: 2, total: '70.00' } as const
const inSpot = { ...yuan, available: '70.00', held: '0.00' }
const answers = {
  ...signedIn('approved'),
  'ex/api/v0/public': publicInfo(),
  [accounts.overview.path]: {
    ...overviewOf({ token: [dollars], spot: [inSpot] }),
    total: '2010.00',
    accounts: overviewOf({ token: [dollars], spot: [inSpot] }).accounts.map((each) => ({ ...each, total: '1.00' })),
  },
}
const title = () => page.getByRole('heading', { level: 1 })
const soon = { timeout: 8000 }

test('§2.4 the overview is by account or by currency, as in the address, and Back undoes a change', async () => {
  serve(answers)
  const app = await openApp('/en_US/assets/tokenAccount?fiat=USD', 'token')
  await page.getByRole('tab', { name: 'By currency' }).click()
  await expect.poll(app.path, soon).toBe('/en_US/assets/tokenAccount?fiat=USD&by=currency')
  await expect.element(title()).toHaveTextContent('All accounts')
  await expect.element(page.getByRole('region', { name: 'Overview' }).getByText('2,010.00 USD')).toBeVisible()
  for (const name of [/tUSD/u, /CNY/u]) await expect.element(page.getByRole('row', { name })).toBeVisible()
  expect(page.getByRole('navigation').getByRole('link', { name: 'Token account' }).element().ariaCurrent).toBeNull()
  app.back()
  await expect.element(title()).toHaveTextContent('Token account')
  expect(page.getByRole('row', { name: /CNY/u }).query()).toBeNull()
})

test("a transfer opened from a currency's row has that currency, from its account to its home account", async () => {
  serve(answers)
  await openApp('/zh_CN/assets/fiatAccount?by=currency', 'token')
  await page.getByRole('row', { name: /CNY/u }).click()
  await page.getByRole('listitem').getByRole('button', { name: '划转' }).click()
  const dialog = page.getByRole('dialog')
  for (const text of ['现货账户', '法币账户', 'CNY']) await expect.element(dialog.getByText(text).first()).toBeVisible()
})
