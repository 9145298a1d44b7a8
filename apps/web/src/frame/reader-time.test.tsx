import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { followServerTime } from '@tessera/ui/server-clock.ts'
import { setReaderZone } from '#parts/reader-zone.ts'
import { clock, serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from './testing.tsx'

afterEach(() => {
  clock.aheadMs = 0
  followServerTime(new Date().toISOString())
  setReaderZone(undefined)
})

const owner = (until: string, about: object = {}) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    freezes: [{ scope: 'withdraw', reason: 'phone_changed', from: until, until }],
    ...about,
  },
})
const open = () => openApp('/en_US/personal/userManagement', 'token')

test.each([
  ['an hour slow', HOUR_MS],
  ['three hours fast', -3 * HOUR_MS],
])('a countdown follows the server while the clock of the device is %s', async (_, ahead) => {
  clock.aheadMs = ahead
  serve(owner(new Date(Date.now() + ahead + 90 * MINUTE_MS + MINUTE_MS / 2).toISOString()))
  await open()
  await expect.element(page.getByText(/1 hour 30 minutes left/u)).toBeVisible()
})

test('times are in the zone of the account, which a time names on hover', async () => {
  serve({
    ...owner('2030-01-02T03:04:05.000Z', { timeZone: 'Asia/Kathmandu' }),
    [sessions.loginHistory.path]: {
      total: 1,
      page: 1,
      pageSize: 20,
      next: null,
      rows: [
        {
          id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
          time: '2030-01-02T03:04:05.000Z',
          type: 'code',
          ip: '203.0.113.7',
          device: 'Safari',
          city: null,
          status: 'success',
          note: null,
        },
      ],
    },
  })
  await openApp('/en_US/personal/safetyRecord', 'token')
  const time = page.getByText('2030-01-02 08:49:05').first()
  await expect.element(time).toBeVisible()
  await time.hover()
  await expect.element(time).toHaveAttribute('title', 'Asia/Kathmandu, UTC+05:45')
})

test('an account without a zone gets that of the browser', async () => {
  const calls = serve({
    ...owner('2030-01-02T03:04:05.000Z', { timeZone: null }),
    'ex/api/v1/customers/update_preferences': {},
  })
  await open()
  const sent = () =>
    calls.filter(({ path }) => path.endsWith('update_preferences')).map(({ body }): unknown => JSON.parse(body))
  await expect.poll(sent).toContainEqual({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
})
