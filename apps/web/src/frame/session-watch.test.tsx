import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isUserIdle, onUserActivity } from '@tessera/ui/user-activity.ts'
import { sessionToken } from '#parts/session.ts'
import { type Call, serve } from '#parts/testing.ts'
import { openApp, signedIn } from './testing.tsx'

const LIFE = 'ex/api/v1/sessions/life'
const home = '/en_US/personal/bindEmail'
const life = (endsInSeconds: number, cause: 'idle' | 'age' = 'idle') => ({ endsInSeconds, cause })
const asked = (calls: readonly Call[]): number => calls.filter(({ path }) => path === LIFE).length
const warning = (name: string) => page.getByRole('alertdialog', { name })

afterEach(() => void vi.useRealTimers())

test('G2 a session that ends in more than a minute warns of nothing', async () => {
  const calls = serve({ ...signedIn('approved'), [LIFE]: life(1800) })
  await openApp(home, 'token')
  await expect.poll(() => asked(calls), { timeout: 10_000 }).toBe(1)
  expect(page.getByRole('alertdialog').query()).toBeNull()
})

test('G2 a minute before the idle end it asks; staying asks the server, and the question goes', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(59) }
  const calls = serve(answers)
  await openApp(home, 'token')
  await expect.element(warning('Are you still there?')).toBeVisible()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^5\d seconds left$/)
  answers[LIFE] = life(1800)
  const before = asked(calls)
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
  expect(asked(calls)).toBeGreaterThan(before)
  const stayed = calls.findLast(({ path }) => path === LIFE)
  expect(stayed?.headers.has('unattended')).toBe(false)
})

test('G2 what another tab did counts: the question goes by itself', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(3) }
  serve(answers)
  await openApp(home, 'token')
  await expect.element(warning('Are you still there?')).toBeVisible()
  answers[LIFE] = life(1800)
  await expect.poll(() => page.getByRole('alertdialog').query(), { timeout: 8000 }).toBeNull()
  expect(sessionToken()).toBe('token')
})

test('G2 at the end the server says so: the session is gone, the reader is told why and led to log in', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(1) }
  serve(answers)
  const app = await openApp(home, 'token')
  await expect.element(warning('Are you still there?')).toBeVisible()
  answers[LIFE] = 'UNAUTHORIZED'
  await expect.poll(sessionToken, { timeout: 8000 }).toBeUndefined()
  await expect.element(page.getByText('You were logged out because you weren’t active for a while.')).toBeVisible()
  await expect.poll(app.path, { timeout: 8000 }).toContain('/en_US/login?back=')
})

test('G2 a session that is too old cannot be kept: the warning only tells', async () => {
  serve({ ...signedIn('approved'), [LIFE]: life(50, 'age') })
  await openApp(home, 'token')
  await expect.element(warning('You’ll be logged out soon')).toBeVisible()
  await expect.element(page.getByText(/^This login is about to reach its time limit\./u)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
})

test('G2 a session that was too old says so at its end, and names no hours: who asked to be kept has other ones', async () => {
  const answers: Record<string, unknown> = { ...signedIn('approved'), [LIFE]: life(1, 'age') }
  serve(answers)
  await openApp(home, 'token')
  await expect.element(warning('You’ll be logged out soon')).toBeVisible()
  answers[LIFE] = 'UNAUTHORIZED'
  await expect
    .element(page.getByText('You were logged out because your login reached its time limit.'), { timeout: 8000 })
    .toBeVisible()
})

test('AUT-23 calls of a page that nobody has touched for a minute say so, and a touch ends that', async () => {
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
