import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { startPostgres } from '../world/src/postgres.ts'
import { setReadOnly } from '../world/src/testing/faults.ts'
import { desk } from './steps/input-modes.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { worldFolder } from './steps/world.ts'

// The database is read-only, as after a failover to a standby. This affects every test, so this test runs last.

test('OPS-11 while the database is read-only, the site shows a notice, serves reads and refuses changes', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { url } = await startPostgres(join(worldFolder(), 'postgres'))
  const context = await customerBrowser(browser, base, await storedToken('lim'), { viewport: desk })
  const page = await context.newPage()
  const notice = page.getByText('You can view your account, but not make changes.')
  try {
    await setReadOnly(url, true)
    await page.goto('/en_US/assets/fiatAccount')
    await expect(notice).toBeVisible()
    await expect(page.getByText('SGD').first()).toBeVisible()
    const refused = await page.request.post('/ex/api/v1/customers/set_color_mode', {
      headers: { token: await storedToken('lim'), 'idempotency-key': 'read-only-e2e' },
      data: { colorMode: 'red-up' },
    })
    expect(await refused.json()).toMatchObject({ code: 'SITE_READ_ONLY' })
  } finally {
    await setReadOnly(url, false)
  }
  await expect(notice).toHaveCount(0)
  await expect
    .poll(async () => {
      const answer = await page.request.post('/ex/api/v1/customers/set_color_mode', {
        headers: { token: await storedToken('lim'), 'idempotency-key': 'writable-again' },
        data: { colorMode: 'red-up' },
      })
      return ((await answer.json()) as { code: string }).code
    })
    .toBe('SUCCESS')
  await context.close()
})
