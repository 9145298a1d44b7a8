import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo } from '#frame/testing.tsx'

const CHECK = 'ex/api/v0/public/verify_message'

test('G58 shows the kind of the email with this number, and warns of an unknown number', async () => {
  const served: Record<string, unknown> = {
    'ex/api/v0/public': publicInfo(),
    [CHECK]: { rows: [{ kind: 'security', sentAt: '2026-11-20T00:00:00.000Z' }] },
  }
  const calls = serve(served)
  await openApp('/en_US/verifyMessage')
  const number = page.getByLabelText('Email number')
  await number.fill('12 34')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(page.getByText(/^Enter 8 characters/).first()).toBeVisible()
  await number.fill(' 0A1B 2c3d ')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(page.getByText(/We sent this email: account security/)).toBeVisible()
  served[CHECK] = { rows: [] }
  await number.fill('0a1b2c3e')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(page.getByText(/We sent no email with this number/)).toBeVisible()
  expect(calls.filter(({ path }) => path === CHECK).map(({ body }): unknown => JSON.parse(body))).toEqual([
    { number: '0a1b2c3d' },
    { number: '0a1b2c3e' },
  ])
})
