import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { stampText } from '#parts/time-text.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import type { FiatTerms, Payout, Terms } from './payouts.queries.ts'

const account = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  name: 'Lim Jia Wen',
  bank: 'DBS',
  ending: '6789',
  usableAt: '2030-01-02T00:00:00.000Z',
  usable: true,
  inOwnName: true,
}
const sgd: FiatTerms = {
  fiat: 'SGD',
  name: 'Singapore dollar',
  decimals: 2,
  open: true,
  fee: '2.00',
  min: '10.00',
  max: '1000000.00',
  expectedBy: '2026-01-02T00:00:00.000Z',
  available: '9000.00',
  rate: '0.7500000000',
  cap: null,
  account,
}
const terms = (own: Partial<FiatTerms> = {}): Terms => ({
  rows: [{ ...sgd, ...own }],
  currency: 'USD',
  ownUntil: null,
  closedFiats: ['EUR'],
  remaining24h: '5000.000000',
  remainingDay: null,
  remainingMonth: '50000.000000',
  limit24h: '5000.000000',
  limitDay: null,
  limitMonth: '50000.000000',
  frozenUntil: null,
  verifyScene: 'payout',
})
const returned: Payout = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11',
  number: 'FW2601010001',
  time: '2026-01-01T00:00:00.000Z',
  fiat: 'SGD',
  amount: '100.00',
  fee: '2.00',
  receives: '98.00',
  reference: '222222225',
  account: { name: 'Lim Jia Wen', bank: 'DBS', ending: '6789' },
  status: 'rejected',
  stage: 'refused',
  stageAt: '2026-01-01T01:00:00.000Z',
  expectedBy: null,
  reason: 'account_risk',
  reasonText: {
    en_US: 'The bank account is linked to a known risk. Use another account of yours, or contact us.',
    zh_CN: '该收款账户存在已知风险，请使用您的其他收款账户，或联系客服。',
  },
  customerMessage: 'Ask your bank.',
  overLimitReason: null,
  cancellable: false,
}
const served = (own: Partial<FiatTerms> = {}) =>
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v1/payouts/terms': terms(own),
    'ex/api/v1/payouts/list': { total: 1, page: 1, pageSize: 10, rows: [returned], next: null },
  })

test('the form names the expected arrival in the time zone of the reader, and currencies that are closed for them', async () => {
  served()
  await openApp('/en_US/assets/withdraw?kind=fiat', 'token')
  const time = stampText('2026-01-02T00:00:00.000Z')
  await expect.element(page.getByText(`If you confirm now, it should arrive by ${time}.`)).toBeVisible()
  await expect.element(page.getByText('Withdrawals in EUR are closed for you.')).toBeVisible()
})

test('without a bank account a link to add one takes its place', async () => {
  served({ account: null })
  await openApp('/en_US/assets/withdraw?kind=fiat', 'token')
  await expect
    .element(page.getByRole('link', { name: 'Add a bank account' }))
    .toHaveAttribute('href', '/en_US/personal/receivingAccount')
})

test.each([
  ['en_US', { usable: false }, (until: string) => `This bank account is new. You can withdraw to it from ${until}.`],
  ['zh_CN', { usable: false }, (until: string) => `该收款账户为新绑定，自 ${until} 起可以提现。`],
  [
    'en_US',
    { inOwnName: false },
    () => 'The name on this bank account does not match your verified name. Add an account in your own name.',
  ],
  ['zh_CN', { inOwnName: false }, () => '该收款账户的户名与您的认证姓名不一致，请绑定本人账户。'],
])('WDR-17 in %s an account that cannot be used yet says why: %o', async (locale, about, words) => {
  served({ account: { ...account, ...about } })
  await openApp(`/${locale}/assets/withdraw?kind=fiat`, 'token')
  await expect.element(page.getByText(words(stampText(account.usableAt)), { exact: true })).toBeVisible()
})

test.each([
  [
    'en_US',
    'Amount',
    'You receive',
    'The bank account is linked to a known risk. Use another account of yours, or contact us.',
  ],
  ['zh_CN', '提现金额', '实际到账', '该收款账户存在已知风险，请使用您的其他收款账户，或联系客服。'],
])(
  'in %s the receipt is shown before the request, and a rejected withdrawal says why',
  async (locale, box, arrives, why) => {
    served()
    await openApp(`/${locale}/assets/withdraw?kind=fiat`, 'token')
    await page.getByRole('textbox', { name: box }).fill('120')
    await expect.element(page.getByText(arrives)).toBeVisible()
    await expect.poll(() => page.getByRole('main').element().textContent).toContain('118.00')
    await page.getByRole('row', { name: /FW2601010001/u }).click()
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(page.getByText('Ask your bank.')).toBeVisible()
  },
)
