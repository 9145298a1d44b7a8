import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdBack, serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const [SCAN, CONFIRM] = ['ex/login/qr/scan', 'ex/login/qr/confirm']
const at = '2026-11-20T00:00:00.000Z'

test('while the chosen number is being sent, no other one can be sent', async () => {
  const calls = serve({
    ...signedIn('approved'),
    [SCAN]: {
      ip: '203.0.113.7',
      device: 'Firefox on Linux',
      requestedAt: at,
      expiresAt: at,
      choices: [12, 34, 56],
      passwordNeeded: false,
    },
    [CONFIRM]: {},
  })
  await openApp('/en_US/qrLogin/7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10', 'token')
  const choice = (number: string) => page.getByRole('button', { name: number, exact: true })
  await expect.element(choice('34')).toBeVisible()
  const answer = holdBack(CONFIRM)
  await choice('12').click()
  await expect.element(choice('34')).toBeDisabled()
  await choice('34').click({ force: true })
  await choice('12').click({ force: true })
  answer()
  await expect.element(page.getByText('The other device is logged in.')).toBeVisible()
  const sent = calls.filter(({ path }) => path === CONFIRM).map(({ body }): unknown => JSON.parse(body))
  expect(sent).toMatchObject([{ matchCode: 12 }])
})

test.each([
  ['en_US', 'This QR code has expired. Refresh it and scan again.'],
  ['zh_CN', '二维码已过期，请刷新后重新扫描。'],
])('in %s an invalid code in the address shows the same message as a missing one', async (locale, words) => {
  serve({ ...signedIn('approved'), [SCAN]: 'PARAM_INVALID' })
  await openApp(`/${locale}/qrLogin/abc`, 'token')
  await expect.element(page.getByText(words)).toBeVisible()
})
