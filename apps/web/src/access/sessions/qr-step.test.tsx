import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { QrStep } from './qr-step.tsx'
import { en_US } from './sessions.messages.en_US.ts'

const [CREATE, STATUS] = ['ex/login/qr/create', 'ex/login/qr/status']

const codeUntil = (qrId: string, ms: number) => ({
  qrId,
  browserSecret: 's'.repeat(32),
  url: `https://tessera.example/qrLogin/${qrId}`,
  matchCode: '42',
  expiresIn: 120,
  expiresAt: new Date(Date.now() + ms).toISOString(),
})

test('an expired QR code shows a message, and Refresh shows a new one with a countdown', async () => {
  const answers: Record<string, unknown> = {
    [CREATE]: codeUntil('7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10', -MINUTE_MS),
    [STATUS]: { status: 'waiting', maskedUser: null, session: null },
  }
  const calls = serve(answers)
  await showPart(<QrStep onSession={() => undefined} />, { sessions: en_US })
  await expect.element(page.getByText('This QR code has expired. Refresh it and scan again.')).toBeVisible()
  answers[CREATE] = codeUntil('7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11', 30 * MINUTE_MS)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText(/^The code expires in \d+:\d\d\.$/u)).toBeVisible()
  expect(calls.filter(({ path }) => path === CREATE)).toHaveLength(2)
})
