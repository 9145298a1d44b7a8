import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve, passTime } from '#parts/testing.ts'
import { stampText } from '#parts/time-text.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { FiatOrder } from './fiat-orders.queries.ts'

const order = (expiresAt: string): FiatOrder => ({
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  number: 'FD-20260101-0001',
  fiat: 'USD',
  amount: '100.00',
  settled: null,
  reference: 'TS-7K2M',
  payee: 'Tessera Clients',
  bank: 'Harbour Bank',
  bankCode: null,
  accountNumber: '012-345678-9',
  payer: null,
  status: 'to_be_paid',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt,
  paidAt: null,
  completedAt: null,
  cancellable: true,
  proof: null,
})

test('the time left to pay counts down while the screen is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const own = order(new Date(Date.now() + 26 * HOUR_MS + 30_000).toISOString())
  serve({ ...signedIn('approved'), 'ex/api/v1/fiat_orders/get': own })
  await openApp(`/en_US/assets/recharge?kind=fiat&order=${own.id}`, 'token')
  await expect.element(page.getByText('26 h 0 m')).toBeVisible()
  await passTime(3 * MINUTE_MS)
  await expect.element(page.getByText('25 h 57 m')).toBeVisible()
})

test.each([
  ['completed', '100.00', '100.00 USD'],
  ['canceled', null, '--'],
] as const)('an ended order still shows its day, payee, bank and account, %s', async (status, settled, came) => {
  const own = { ...order('2026-01-04T00:00:00.000Z'), status, settled, cancellable: false }
  serve({ ...signedIn('approved'), 'ex/api/v1/fiat_orders/get': own })
  await openApp(`/en_US/assets/recharge?kind=fiat&order=${own.id}`, 'token')
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map(({ children }) => [...children].map((c) => c.textContent))
  await expect.poll(facts).toEqual([
    ['Date', stampText(own.createdAt)],
    ['Amount', '100.00 USD'],
    ['Payee', 'Tessera Clients'],
    ['Bank', 'Harbour Bank'],
    ['Account number', '012-345678-9'],
    ['Reference', 'TS-7K2M'],
    ['Settled amount', came],
  ])
})

test('a proof is optional, and is sent when the customer marks the order as paid', async () => {
  const own = order('2030-01-04T00:00:00.000Z')
  const proof = { id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b99', name: 'slip.pdf', mediaType: 'application/pdf' }
  const calls = serve({
    ...signedIn('approved'),
    'ex/api/v1/fiat_orders/get': own,
    'ex/api/v1/fiat_orders/confirm_paid': { ...own, status: 'checking', proof },
    'ex/api/v1/fiat_orders/set_proof': { ...own, status: 'checking', proof: null },
  })
  await openApp(`/en_US/assets/recharge?kind=fiat&order=${own.id}`, 'token')
  await expect.element(page.getByText('Proof of payment (optional)').first()).toBeVisible()
  await page.getByRole('button', { name: 'I have made the transfer' }).click()
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body))
  await expect.poll(() => sent('ex/api/v1/fiat_orders/confirm_paid')).toMatchObject([{ id: own.id }])
  await page.getByRole('button', { name: /Remove.*slip\.pdf/ }).click()
  await expect.poll(() => sent('ex/api/v1/fiat_orders/set_proof')).toMatchObject([{ id: own.id, proof: null }])
})
