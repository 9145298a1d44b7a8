import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from './testing.tsx'

const empty = { rows: [], total: 0, next: null }
const answers = {
  ...signedIn('approved'),
  'ex/api/v0/public': publicInfo(),
  [products.list.path]: { ...empty, counts: {}, regions: [], rows: [{ symbol: 'LBR3', name: 'Lantern Bay' }] },
  [markets.list.path]: { rows: [{ symbol: 'AURB-tUSD', name: { en_US: 'Aurora Biotech', zh_CN: '极光生物' } }] },
  [subscriptions.list.path]: { ...empty, rows: [{ number: 'SB202603120001' }, { number: 'SB202603120002' }] },
  [fiatOrders.list.path]: empty,
  [payouts.list.path]: empty,
  [otcDeals.list.path]: { ...empty, rows: [{ number: 'PP202603120007', id: '5' }] },
}
const field = () => page.getByRole('searchbox', { name: 'Products, pairs, pages and record numbers' })
const result = (name: RegExp | string) => page.getByRole('option', { name })

async function search(text: string, address = '/en_US/cms') {
  serve(answers)
  const app = await openApp(address, 'token')
  await expect.element(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill(text)
  return app
}

test('Ctrl+K finds a page by a part of its title, and a press opens it', async () => {
  const app = await search('subscr')
  await expect.element(result('Subscriptions')).toBeVisible()
  await result('Subscriptions').click()
  await expect.poll(app.path).toBe('/en_US/assets/applyList')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('it finds products and pairs', async () => {
  await search('aur')
  await expect.element(result(/AURB\/tUSD/)).toHaveAttribute('href', '/en_US/trade/AURB-tUSD')
  await expect.element(result(/Lantern Bay/)).toHaveAttribute('href', '/en_US/investmentDetail/LBR3')
})

test('it finds own records by a part of their number', async () => {
  await search('sb202603120002')
  await expect.element(result(/SB202603120002/)).toHaveAttribute('href', '/en_US/assets/applyList')
  expect(result(/SB202603120001/).query()).toBeNull()
  await field().fill('pp2026')
  await expect.element(result(/PP202603120007/)).toHaveAttribute('href', '/en_US/otc/deal/5')
})

test('a visitor finds only public pages, in the language of the page', async () => {
  serve({ ...answers, [products.list.path]: { ...empty, counts: {}, regions: [] } })
  await openApp('/zh_CN/cms')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect.element(result('费用')).toBeVisible()
  expect(result('提现').query()).toBeNull()
  await page.getByRole('searchbox', { name: '产品、交易对、页面和单号' }).fill('没有这样的页面')
  await expect.element(page.getByText('没有与“没有这样的页面”匹配的选项')).toBeVisible()
})
