import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isUserIdle, onUserActivity } from '@tessera/ui/user-activity.ts'
import { sessionToken } from '#parts/session.ts'
import { type Call, serve } from '#parts/testing.ts'
import { openApp, signedIn } from './testing.tsx'

const LIFE = 'ex/api/v1/sessions/life'
const home = '/en_US/personal/bindEmail'
const life = (endsInSeconds: number, cause: 'idle' | 'age' = 'idle') => ({ endsInSeconds, cause })
const requestCount = (calls: readonly Call[]): number => calls.filter(({ path }) => path === LIFE).length
const warning = (name: string) => page.getByRole('alertdialog', { name })

afterEach(() => void vi.useRealTimers())

test('G2 shows no warning if the session lasts for more than a minute', async () => {
  const calls = serve({ ...signedIn('approved'), [LIFE]: life(1800) })
  await openApp(home, 'token')
  await expect.poll(() => requestCount(calls), { timeout: 10_000 }).toBe(1)
  expect(page.getByRole('alertdialog').query()).toBeNull()
})

test('G2 asks a minute before the idle end; staying renews the session and closes the question', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(59) }
  const calls = serve(answers)
  await openApp(home, 'token')
  await expect.element(warning('Are you still there?')).toBeVisible()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^5\d seconds left$/)
  answers[LIFE] = life(1800)
  const before = requestCount(calls)
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
  expect(requestCount(calls)).toBeGreaterThan(before)
  const stayed = calls.findLast(({ path }) => path === LIFE)
  expect(stayed?.headers.has('unattended')).toBe(false)
})

test('G2 activity in another tab closes the question automatically', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(3) }
  serve(answers)
  await openApp(home, 'token')
  await expect.element(warning('Are you still there?')).toBeVisible()
  answers[LIFE] = life(1800)
  await expect.poll(() => page.getByRole('alertdialog').query(), { timeout: 8000 }).toBeNull()
  expect(sessionToken()).toBe('token')
})

test('G2 when the server reports the end, the session is removed and the reader is led to the login with the reason', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(1) }
  serve(answers)
  const app = await openApp(home, 'token')
  await expect.element(warning('Are you still there?')).toBeVisible()
  answers[LIFE] = 'UNAUTHORIZED'
  await expect.poll(sessionToken, { timeout: 8000 }).toBeUndefined()
  await expect.element(page.getByText('You were logged out because you were not active for a while.')).toBeVisible()
  await expect.poll(app.path, { timeout: 8000 }).toContain('/en_US/login?back=')
})

test('G2 a session at its maximum age cannot be renewed: the warning only informs', async () => {
  serve({ ...signedIn('approved'), [LIFE]: life(50, 'age') })
  await openApp(home, 'token')
  await expect.element(warning('You’ll be logged out soon')).toBeVisible()
  await expect.element(page.getByText(/^This login is about to reach its time limit\./u)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
})

test('G2 the message at the maximum age of a session names no hours, which depend on "stay logged in"', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(1, 'age') }
  serve(answers)
  await openApp(home, 'token')
  await expect.element(warning('You’ll be logged out soon')).toBeVisible()
  answers[LIFE] = 'UNAUTHORIZED'
  await expect
    .element(page.getByText('You were logged out because your login reached its time limit.'), { timeout: 8000 })
    .toBeVisible()
})

test('AUT-23 requests of a page without user activity for a minute are marked as such, until the next activity', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const stop = onUserActivity(() => undefined)
  await userEvent.keyboard('a')
  expect(isUserIdle()).toBe(false)
  vi.setSystemTime(Date.now() + 61_000)
  expect(isUserIdle()).toBe(true)
  await userEvent.keyboard('a')
  expect(isUserIdle()).toBe(false)
  stop()
})
