import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve, passTime } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { product } from './testing.ts'

afterEach(() => void vi.useRealTimers())

test('the time left of an offer counts down while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const closesAt = new Date(Date.now() + 90 * MINUTE_MS + 10_000).toISOString()
  serve({ 'ex/api/v1/products/detail': product('LBR3', { closesAt }) })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect.element(page.getByText('0 d 01 h 30 m')).toBeVisible()
  await passTime(MINUTE_MS)
  await expect.element(page.getByText('0 d 01 h 29 m')).toBeVisible()
})

test('a customer without enough money is led to the fiat deposit, because products are paid in fiat', async () => {
  serve({
    ...signedIn('approved'),
    'ex/api/v1/products/detail': product('LBR3', {
      eligibility: { allowed: true, reason: null, available: '10.00', units: '0' },
    }),
  })
  await openApp('/en_US/investmentDetail/LBR3', 'token')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Deposit' }))
    .toHaveAttribute('href', '/en_US/assets/recharge?kind=fiat')
})

test('shows the raised and the target amount with all decimals of the currency', async () => {
  const progress = { units: '3', amount: '1234567.50', investors: 2, percent: 7 }
  serve({ 'ex/api/v1/products/detail': product('LBR3', { target: '18000000.25', progress }) })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect.element(page.getByText('1,234,567.50', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Target 18,000,000.25 SGD')).toBeVisible()
})

test('a cancelled offer shows its status and no countdown', async () => {
  serve({ 'ex/api/v1/products/detail': product('LBR3', { status: 'closed', closesAt: '2099-03-18T09:30:00.000Z' }) })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect.element(page.getByText('This offer was cancelled.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Raised so far')).toBeVisible()
  expect(page.getByText('Closes in').elements()).toEqual([])
})
