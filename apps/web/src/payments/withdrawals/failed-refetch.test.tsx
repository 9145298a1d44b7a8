import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Call, serve, passTime } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { market, terms } from './testing.ts'

// Screens refetch while a form is being filled in; a failed refetch must not remove anything.

const MARKET = 'ex/api/v0/public/config'
const TERMS = 'ex/api/v1/withdrawals/terms'
const BOOK = 'ex/api/v1/withdrawals/list_addresses'
const KYC = 'ex/api/v1/kyc/get'
const verification = { status: 'unknown', label: 'unverified', step: 'details', case: null, medianReviewHours: null }
const requestCount = (calls: readonly Call[], path: string): number => calls.filter((call) => call.path === path).length

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

async function refetch(calls: readonly Call[], path: string): Promise<void> {
  const before = requestCount(calls, path)
  await passTime(60_000)
  await expect.poll(() => requestCount(calls, path)).toBeGreaterThan(before)
}

test('the amount of a withdrawal stays when refetching its terms fails', async () => {
  const served: Record<string, unknown> = {
    ...signedIn('approved'),
    [MARKET]: { market },
    [TERMS]: terms,
    [BOOK]: { rows: [] },
  }
  const calls = serve(served)
  await openApp('/en_US/assets/withdraw', 'token')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('125.5')
  served[TERMS] = 'INTERNAL'
  served[BOOK] = 'INTERNAL'
  await refetch(calls, TERMS)
  await refetch(calls, BOOK)
  await expect.element(amount).toHaveValue('125.5')
  expect(page.getByText('The withdrawal terms did not load').query()).toBeNull()
})

test('the input of an identity form stays when refetching its state fails', async () => {
  const served: Record<string, unknown> = { ...signedIn('unknown'), [KYC]: verification }
  const calls = serve(served)
  await openApp('/en_US/personal/kycEnter', 'token')
  await page.getByRole('button', { name: 'Verify as an individual' }).click()
  const name = page.getByRole('textbox', { name: 'Full legal name' })
  await name.fill('Amelia Tan')
  served[KYC] = 'INTERNAL'
  await refetch(calls, KYC)
  await expect.element(name).toHaveValue('Amelia Tan')
  expect(page.getByText('Your verification did not load').query()).toBeNull()
})

for (const [path, words] of [
  ['/en_US/assets/recharge', 'Assets did not load'],
  ['/en_US/assets/withdraw', 'The withdrawal terms did not load'],
] as const)
  test(`${path} says that its assets failed to load, and offers a retry`, async () => {
    const served: Record<string, unknown> = { ...signedIn('approved'), [MARKET]: 'INTERNAL' }
    serve(served)
    await openApp(path, 'token')
    await expect.element(page.getByText(words)).toBeVisible()
    served[MARKET] = { market }
    served[TERMS] = terms
    served[BOOK] = { rows: [] }
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /tUSD/ }).first()).toBeVisible()
  })
