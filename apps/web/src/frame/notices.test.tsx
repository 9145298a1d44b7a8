import { onlineManager } from '@tanstack/react-query'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, serve, passTime } from '#parts/testing.ts'
import { stampText } from '#parts/time-text.ts'
import { openApp, publicInfo, signedIn, user } from './testing.tsx'

const INFO = 'ex/api/v0/public'
const place = '/en_US/nowhere'
const text = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const online = vi.spyOn(navigator, 'onLine', 'get')
// Network events reach queries only while mounted, so this unmounts the app; otherwise the next test's app would not
// refetch.
afterEach(() => {
  network(true)
  onlineManager.setOnline(true)
})

function network(isThere: boolean): void {
  online.mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

test('shows a banner while offline, and a confirmation without the banner once online again', async () => {
  serve({ [INFO]: publicInfo() })
  await openApp(place)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  network(false)
  await expect.element(text('You’re offline.')).toBeVisible()
  network(true)
  await expect.element(page.getByText('You’re back online.')).toBeVisible()
  expect(text('You’re offline.').query()).toBeNull()
})

test.each([
  ['a wide page', '/en_US/trade', 24],
  ['any other', place, 100],
])('on %s the left edge of a banner is that of the header', async (_, path, edge) => {
  serve(signedIn('approved'))
  await openApp(path, 'token', 1440)
  network(false)
  await expect.element(text('You’re offline.')).toBeVisible()
  const sign = page.getByRole('region', { name: 'Notices' }).element().querySelector('svg')
  const logo = document.querySelector('header a')
  expect(sign?.getBoundingClientRect().left).toBe(edge)
  expect(logo?.getBoundingClientRect().left).toBe(edge)
})

test('a server that does not answer is reported, retried, and the notice ends once it answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers: Record<string, unknown> = { [INFO]: new Error('gone') }
  serve(answers)
  await openApp(place)
  await expect.element(text('We cannot connect to Tessera.')).toBeVisible()
  answers[INFO] = publicInfo()
  await passTime(10_000)
  await expect.poll(() => text('We cannot connect to Tessera.').query()).toBeNull()
})

const cases: readonly (readonly [string, object, string])[] = [
  ['planned work of tonight', { maintenance: [{ startsAt: inHours(2), endsAt: inHours(4) }] }, 'Planned maintenance.'],
  ['work that runs', { maintenance: [{ startsAt: inHours(-1), endsAt: inHours(1) }] }, 'Maintenance in progress.'],
  ['a read-only database', { database: 'read_only' }, 'You can view your account, but not make changes.'],
  ['a full database', { database: 'full' }, 'You can view your account, but not make changes.'],
  ['a region that is not served', { region: { country: 'KP', served: false } }, 'Not available in your region.'],
]
test.each(cases)('G59 shows %s from the public info', async (_, about, words) => {
  serve({ [INFO]: publicInfo(about) })
  await openApp(place)
  await expect.element(text(words)).toBeVisible()
})

test('§9 shows planned work with its times to the second', async () => {
  const work = { startsAt: inHours(2), endsAt: inHours(4) }
  serve({ [INFO]: publicInfo({ maintenance: [work] }) })
  await openApp(place)
  await expect.element(text('Planned maintenance.')).toBeVisible()
  const noticeText = page.getByRole('region', { name: 'Notices' }).element().textContent
  expect(noticeText).toContain(`From ${stampText(work.startsAt)} to ${stampText(work.endsAt)} the site`)
})

test('G59 shows planned work that begins while the page is open, and hides it once public info no longer has it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers: Record<string, unknown> = {
    [INFO]: publicInfo({ maintenance: [{ startsAt: inHours(1 / 60), endsAt: inHours(2) }] }),
  }
  serve(answers)
  await openApp(place)
  await expect.element(text('Planned maintenance.')).toBeVisible()
  await passTime(2 * MINUTE_MS)
  await expect.element(text('Maintenance in progress.')).toBeVisible()
  answers[INFO] = publicInfo()
  await passTime(5 * MINUTE_MS)
  await expect.poll(() => text('Maintenance in progress.').query()).toBeNull()
})

test('G59 shows nothing if there is nothing to announce', async () => {
  serve({ [INFO]: publicInfo({ maintenance: [{ startsAt: inHours(48), endsAt: inHours(50) }] }) })
  await openApp(place)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('region', { name: 'Notices' }).element().textContent).toBe('')
})

const startup = ['ex/api/v0/public', 'ex/api/v0/public/areas', 'ex/api/v1/tenant/fee']
const starts: readonly (readonly [who: string, token: string | undefined, calls: string[]])[] = [
  ['a visitor', undefined, startup],
  ['a customer', 'token', [...startup, 'ex/api/v1/user/info']],
]
test.each(starts)('§7 for %s startup loads the shared data in parallel, each once', async (_, token, expected) => {
  const calls = serve(signedIn('approved'))
  await openApp(place, token)
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(expect.arrayContaining(expected))
  for (const path of expected) expect(calls.filter((call) => call.path === path)).toHaveLength(1)
})

test('§7 the first screen does not wait for the startup data', async () => {
  const silence: Answers = {}
  serve(silence)
  const never = new Promise<Response>(() => undefined)
  globalThis.fetch = () => never
  await openApp(place)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
})

const addLink = () => page.getByRole('link', { name: 'Add one now' })
const withFactors = (factors: object): Answers => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    security: { email: true, mobile: false, google: false, passkeys: false, ...factors },
  },
})

test('AZ-07 a verified customer with only an email is led to a second factor', async () => {
  serve(withFactors({}))
  await openApp(place, 'token')
  await expect.element(addLink()).toHaveAttribute('href', '/en_US/personal/userManagement')
})

const notices = () => page.getByRole('region', { name: 'Notices' })

test('the notice about a second factor can be closed, stays closed, and takes little of the page', async () => {
  localStorage.removeItem('tessera.closedFactorNotices')
  serve(withFactors({}))
  const app = await openApp(place, 'token', 1440)
  await expect.element(addLink()).toBeVisible()
  expect(notices().element().getBoundingClientRect().height).toBeLessThanOrEqual(52)
  await notices().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => addLink().query()).toBeNull()
  await app.unmount()
  await openApp(place, 'token', 1440)
  await expect.element(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
  expect(addLink().query()).toBeNull()
  localStorage.removeItem('tessera.closedFactorNotices')
})

test.each(['mobile', 'google', 'passkeys'])(
  'a customer with a second factor, %s, is not led to one',
  async (factor) => {
    serve(withFactors({ [factor]: true }))
    await openApp(place, 'token')
    await expect.element(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
    expect(addLink().query()).toBeNull()
  },
)
