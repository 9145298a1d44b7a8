import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'
import type { Act, Rule } from './signatures.queries.ts'

const at = '2026-11-20T08:30:00.000Z'
const [LIST, RULE, REFUSE] = ['list', 'rule', 'refuse'].map((last) => `ex/api/v1/signatures/${last}`)
const id = (n: number) => `7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b${String(n).padStart(2, '0')}`
const [mira, sam] = [
  { id: id(2), name: 'Mira Ranganathan' },
  { id: id(3), name: 'Sam Lee' },
]
const waiting: Act = {
  id: id(30),
  kind: 'withdrawal',
  status: 'waiting',
  act: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  coin: 'tUSD',
  amount: '25000.000000',
  value: '25000.000000',
  requestedBy: mira,
  requestedAt: at,
  lapsesAt: at,
  secondBy: null,
  endedAt: null,
  signers: [sam],
  maySign: true,
  mayCancel: false,
  requesterCounts: true,
  failedCode: null,
  resultId: null,
}
const alone: Act = { ...waiting, id: id(31), signers: [], maySign: false, mayCancel: true }
const unsignable: Act = {
  ...waiting,
  id: id(32),
  kind: 'order',
  act: 'buy 500 AURB-tUSD @ 12.40',
  requesterCounts: false,
}
const rule: Rule = { ordersAbove: '10000.000000', moneyAbove: null, version: 1, setAt: at, setBy: ['Sam Lee'] }
const company = (rows: readonly Act[], about: object = {}) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': { ...user('approved'), type: 'corporate' },
  [LIST!]: { rows, total: rows.length, page: 1, pageSize: 20, next: null },
  [RULE!]: rule,
  ...about,
})

test('a pending act names its requester, the possible signers, and its deadline', async () => {
  serve(company([waiting]))
  await openApp('/en_US/personal/signatures', 'token')
  const row = page.getByRole('listitem').filter({ hasText: /9xQeWvG/ })
  await expect.element(row).toMatchTextContent(/Withdrawal.*25,000.*Mira Ranganathan.*Can be signed by: Sam Lee/)
  await expect.element(row.getByRole('button', { name: 'Sign' })).toBeVisible()
  await expect.element(page.getByText('Above 10,000.00 USD')).toBeVisible()
  await expect.element(page.getByText('One person')).toBeVisible()
})

test('if no other person can sign, the screen says what to do', async () => {
  serve(company([alone]))
  await openApp('/en_US/personal/signatures', 'token')
  await expect.element(page.getByText(/^No one else can sign this\. Ask an administrator/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel request' })).toBeVisible()
})

test('an act whose requester lost the role cannot be signed, and the screen shows why', async () => {
  serve(company([unsignable]))
  await openApp('/en_US/personal/signatures', 'token')
  await expect.element(page.getByText(/^Mira Ranganathan no longer has the role for this/)).toBeVisible()
  await expect.element(page.getByText('Buy 500 AURB-tUSD at 12.40', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign', exact: true })).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['en_US', 'buy 60 AURB-tUSD market', 'Buy 60 AURB-tUSD at the market price'],
  ['en_US', 'sell 5 AURB-tUSD @ 12.40 stop 12.50', 'Sell 5 AURB-tUSD at 12.40, stop 12.50'],
  ['zh_CN', 'buy 60 AURB-tUSD market', '以市价买入 60 AURB-tUSD'],
  ['zh_CN', 'sell 5 AURB-tUSD @ 12.40 stop 12.50', '以 12.40 卖出 5 AURB-tUSD，触发价 12.50'],
])('shows in %s the order “%s” as “%s”', async (locale, act, words) => {
  serve(company([{ ...unsignable, act }]))
  await openApp(`/${locale}/personal/signatures`, 'token')
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('rejecting an act uses its own key, and a refusal of the server is shown', async () => {
  const refusal = new ApiError('SIGNATURE_WRONG_STATUS', 'This is no longer waiting for a signature.')
  const calls = serve(company([waiting], { [REFUSE!]: refusal }))
  await openApp('/en_US/personal/signatures', 'token')
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('This is no longer waiting for a signature.')).toBeVisible()
  expect(calls.find(({ path }) => path === REFUSE)?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/)
})
