import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { receivables } from '@tessera/contract/payments/receivables/receivables.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dollars, overviewOf } from '#profile/accounts/testing.ts'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'

const row = {
  id: '7d1b7a2c-0c80-4c53-9f9d-9f2f7a5f6c11',
  number: 'R-1001',
  coin: 'SGD',
  credited: '400.00',
  taken: '150.00',
  repaid: '50.00',
  outstanding: '200.00',
  cause: 'not_received',
  causeText: { en_US: 'Our bank did not receive this payment.', zh_CN: '我们的银行并未收到该笔款项。' },
  customerMessage: 'Please ask your bank.',
  at: '2026-11-20T08:00:00.000Z',
  blocks: true,
  closedAt: null,
}
const answers = (about: object) => ({
  ...signedIn('approved'),
  'ex/api/v0/public': publicInfo(),
  [accounts.overview.path]: overviewOf({ token: [dollars] }),
  [receivables.list.path]: { rows: [{ ...row, ...about }] },
})

test('the account page shows the debt, its reason, the repaid part, and what is blocked until then', async () => {
  serve(answers({}))
  await openApp('/en_US/assets/tokenAccount', 'token')
  await expect.element(page.getByText('You owe 200.00 SGD')).toBeVisible()
  for (const text of [
    /Our bank did not receive this payment\. Please ask your bank\./u,
    /R-1001/u,
    /We took back 150\.00 SGD/u,
    /50\.00 SGD has been repaid/u,
    /you cannot withdraw or close your account/u,
  ])
    await expect.element(page.getByText(text)).toBeVisible()
})

test('a lifted block is shown in Chinese', async () => {
  serve(answers({ blocks: false }))
  await openApp('/zh_CN/assets/tokenAccount', 'token')
  await expect.element(page.getByText('您尚欠 200.00 SGD')).toBeVisible()
  await expect.element(page.getByText(/您现在可以提现和注销账户/u)).toBeVisible()
})

test('a receivable repaid long ago is not shown', async () => {
  serve(answers({ closedAt: '2026-01-20T08:00:00.000Z', outstanding: '0.00' }))
  await openApp('/en_US/assets/tokenAccount', 'token')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Token account' })).toBeVisible()
  expect(page.getByText(/R-1001/u).query()).toBeNull()
})
