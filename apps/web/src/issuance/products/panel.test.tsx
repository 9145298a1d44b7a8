import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve, timePasses } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { product } from './testing.ts'

const MINUTE = 60_000
afterEach(() => void vi.useRealTimers())

test('how long an offer stays open is counted down while one looks at it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const closesAt = new Date(Date.now() + 90 * MINUTE + 10_000).toISOString()
  serve({ 'ex/api/v1/products/detail': product('LBR3', { closesAt }) })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect.element(page.getByText('0 d 01 h 30 m')).toBeVisible()
  await timePasses(MINUTE)
  await expect.element(page.getByText('0 d 01 h 29 m')).toBeVisible()
})

test('whoever has too little is led to where fiat money is paid in, which is what a product is paid with', async () => {
  serve({
    ...signedIn('approved'),
    'ex/api/v1/products/detail': product('LBR3', { eligibility: { allowed: true, reason: null, available: '10.00' } }),
  })
  await openApp('/en_US/investmentDetail/LBR3', 'token')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Deposit' }))
    .toHaveAttribute('href', '/en_US/assets/recharge?kind=fiat')
})

test('what was raised and what is asked for are shown to the last decimal of the currency', async () => {
  const progress = { units: '3', amount: '1234567.50', investors: 2, percent: 7 }
  serve({ 'ex/api/v1/products/detail': product('LBR3', { target: '18000000.25', progress }) })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect.element(page.getByText('1,234,567.50', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Target 18,000,000.25 SGD')).toBeVisible()
})

test('an offer that was called off says so, and counts down to no close', async () => {
  serve({ 'ex/api/v1/products/detail': product('LBR3', { status: 'closed', closesAt: '2099-03-18T09:30:00.000Z' }) })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect.element(page.getByText('This offer was cancelled.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Raised so far')).toBeVisible()
  expect(page.getByText('Closes in').elements()).toEqual([])
})
