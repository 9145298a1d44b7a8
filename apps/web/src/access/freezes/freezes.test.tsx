import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'

const LINK = 'ex/api/v0/public/freeze_account'
const press = (name: string) => page.getByRole('button', { name }).click()

test('the link of an email freezes only when its button is pressed, not when it is opened', async () => {
  const calls = serve({ [LINK]: {} })
  await openApp('/en_US/freezeAccount?token=a-link-of-a-mail')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Freeze your account')
  expect(calls.filter(({ path }) => path === LINK)).toEqual([])
  await press('Freeze your account')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is frozen')
  expect(calls.filter(({ path }) => path === LINK).map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({ token: 'a-link-of-a-mail' }),
  ])
})

test('shows why and until when withdrawals are paused, and freezes the account after one confirmation', async () => {
  const until = new Date(Date.now() + 26 * HOUR_MS + 30_000).toISOString()
  const [from, later] = [new Date().toISOString(), new Date(Date.now() + 50 * HOUR_MS + 30_000).toISOString()]
  const freeze = { scope: 'withdraw', reason: 'sign_in_reported', from, until }
  const extended = { ...freeze, scope: 'p2pSell', until: later }
  const calls = serve({
    ...signedIn('approved'),
    'ex/api/v1/user/info': { ...user('approved'), freezes: [extended, freeze] },
    'ex/api/v1/freezes/freeze_account': {},
  })
  const app = await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(page.getByText(/1 day 2 hours 0 minutes left/)).toBeVisible()
  await expect.element(page.getByText(/Reason: You reported a login that was not you/).first()).toBeVisible()
  await expect.element(page.getByText(/^OTC sales are paused until/)).toBeVisible()
  await expect.element(page.getByText(/2 days 2 hours 0 minutes left/)).toBeVisible()
  await expect.element(page.getByText(/Not paused: transfers to other customers\./).first()).toBeVisible()
  await press('Freeze')
  await expect.element(page.getByRole('alertdialog').getByText(/open orders will be cancelled/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Freeze' }).click()
  await expect.poll(app.path).toBe('/en_US')
  expect(calls.some(({ path }) => path === 'ex/api/v1/freezes/freeze_account')).toBe(true)
})
