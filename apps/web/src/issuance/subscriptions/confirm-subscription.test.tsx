import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#issuance/products/testing.ts'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { Quote } from './subscriptions.queries.ts'

const [QUOTE, CREATE] = ['quote', 'create'].map((last) => `ex/api/v1/subscriptions/${last}`) as [string, string]
const quoted = (version: number, document: string): Quote => ({
  symbol: 'LBR3',
  version,
  quantity: '5',
  unitPrice: '1000.00',
  currency: 'SGD',
  amount: '5000.00',
  feeRate: '0.005',
  fee: '25.00',
  total: '5025.00',
  available: '9000.00',
  allotmentExpectedAt: '2026-12-03T00:00:00.000Z',
  closesAt: '2026-12-01T00:00:00.000Z',
  documents: [{ id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11', title: document, url: '/document' }],
  category: 'ri',
})

async function opened(answers: Record<string, unknown>) {
  const calls = serve(answers)
  await openApp('/en_US/investmentDetail/LBR3', 'token')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog')
  const [read, risk] = [dialog.getByText(/^I have read/), dialog.getByText(/^I understand/)]
  await expect.element(dialog.getByText('First edition')).toBeVisible()
  await read.click({ position: { x: 4, y: 4 } })
  await risk.click({ position: { x: 4, y: 4 } })
  return { calls, dialog, read, pay: dialog.getByRole('button', { name: 'Confirm and pay' }) }
}

const served = (): Record<string, unknown> => ({
  ...signedIn('approved'),
  'ex/api/v1/products/detail': product('LBR3', {
    eligibility: { allowed: true, reason: null, available: '9000.00', units: '0' },
  }),
  [QUOTE]: quoted(1, 'First edition'),
  [CREATE]: 'SUBSCRIPTION_TERMS_CHANGED',
})

test('changed terms are shown and can be confirmed only after they are accepted again', async () => {
  const answers = served()
  const { calls, dialog, read, pay } = await opened(answers)
  const accepted = () =>
    calls.filter(({ path }) => path === CREATE).map(({ body }) => /"acceptedVersion":(\d+)/.exec(body)?.[1])
  answers[QUOTE] = quoted(2, 'Second edition')
  await pay.click()
  await expect.element(dialog.getByText('SUBSCRIPTION_TERMS_CHANGED')).toBeVisible()
  await expect.element(dialog.getByText('Second edition')).toBeVisible()
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  await read.click({ position: { x: 4, y: 4 } })
  await pay.click()
  await expect.poll(accepted).toEqual(['1', '2'])
})

test('SUB-07 if a document has a new edition when the customer returns from it, it counts as unread', async () => {
  const answers = served()
  const { dialog, pay } = await opened(answers)
  await expect.element(pay).not.toHaveAttribute('aria-disabled', 'true')
  answers[QUOTE] = quoted(2, 'Second edition')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(dialog.getByText('Second edition')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: /^I have read/ })).not.toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: /^I understand/ })).toBeChecked()
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
})
