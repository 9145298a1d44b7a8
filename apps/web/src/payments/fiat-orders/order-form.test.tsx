import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { FiatTerms } from './fiat-orders.queries.ts'

const terms: FiatTerms = {
  fiat: 'SGD',
  name: 'Singapore dollar',
  decimals: 2,
  min: '100.00',
  max: '50000.00',
  bank: 'Harbour Bank',
  expiresHours: 72,
}

test.each([
  [
    'en_US',
    'Amount',
    'Create order',
    'Enter an amount from 100.00 to 50,000.00 SGD.',
    'Bank deposits in EUR, USD are closed for you.',
  ],
  ['zh_CN', '金额', '创建订单', '请输入 100.00 至 50,000.00 SGD 的金额。', '您暂不能充值以下法币：EUR、USD。'],
])(
  'in %s an amount outside the limits is rejected, and closed currencies are named',
  async (locale, label, submit, words, closed) => {
    serve({ ...signedIn('approved'), 'ex/api/v1/fiat_orders/terms': { rows: [terms], closedFiats: ['EUR', 'USD'] } })
    await openApp(`/${locale}/assets/recharge?kind=fiat`, 'token')
    await expect.element(page.getByText(closed)).toBeVisible()
    const amount = page.getByRole('textbox', { name: label })
    await amount.fill('00012')
    await expect.element(amount).toHaveValue('12')
    await page.getByRole('button', { name: submit }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  },
)
