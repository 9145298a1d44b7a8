import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dollars, overviewOf } from '#profile/accounts/testing.ts'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'

const empty = { rows: [], total: 0, next: null }
const shared = {
  'ex/api/v0/public': publicInfo(),
  [kyc.get.path]: { case: null, label: 'unverified', step: 'details' },
  [products.list.path]: { ...empty, counts: {}, regions: [] },
}
const lists = {
  [subscriptions.list.path]: empty,
  [trades.mine.path]: empty,
  [distributions.list.path]: empty,
  [accounts.flowingWater.path]: { ...empty, pending: [], sums: [] },
}
const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('before verification, the home page shows the steps, and no balances', async () => {
  serve({ ...shared, ...signedIn('unknown') })
  await openApp('/en_US/home', 'token')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  const identity = step('Verify your identity').getByRole('link', { name: 'Start' })
  await expect.element(identity).toHaveAttribute('href', '/en_US/personal/kycEnter')
  await expect.element(step('Make a deposit').getByText('Not open yet')).toBeVisible()
  expect(page.getByRole('region', { name: 'Overview' }).query()).toBeNull()
})

test('a verified customer without a balance is led to the deposit', async () => {
  serve({ ...shared, ...lists, ...signedIn('approved'), [accounts.overview.path]: overviewOf({}) })
  await openApp('/zh_CN/home', 'token')
  await expect.element(page.getByText('已完成 2/4')).toBeVisible()
  const deposit = page.getByRole('link', { name: '去充值' })
  await expect.element(deposit).toHaveAttribute('href', '/zh_CN/assets/recharge')
})

test('after the first investment the steps are gone, and every place for money has a link', async () => {
  serve({
    ...shared,
    ...lists,
    ...signedIn('approved'),
    [accounts.overview.path]: overviewOf({ token: [dollars] }),
    [trades.mine.path]: { ...empty, total: 1, rows: [{ id: '1' }] },
  })
  await openApp('/en_US/home', 'token')
  await expect.element(page.getByRole('region', { name: 'Overview' })).toBeVisible()
  expect(page.getByText('Get started').query()).toBeNull()
  const more = page.getByRole('navigation', { name: 'More' })
  for (const name of [
    'Deposit',
    'Withdraw',
    'Internal transfer',
    'Transaction history',
    'Subscriptions',
    'OTC desk',
    'Token sales',
  ])
    await expect.element(more.getByRole('link', { name, exact: true })).toBeVisible()
  await expect.element(page.getByText('You have no upcoming dates.')).toBeVisible()
})
