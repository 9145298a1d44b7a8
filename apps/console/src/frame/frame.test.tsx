import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { openSession } from '#parts/session.ts'
import { openConsole } from './testing.tsx'

test("a new language requests all data again, because answers contain names in the reader's language", async () => {
  await page.viewport(1440, 900)
  openSession('a token', false)
  vi.spyOn(api.operators, 'life').mockResolvedValue({ endsInSeconds: 1800, cause: 'idle' })
  const me = vi.spyOn(api.operators, 'me').mockResolvedValue({ id: 'ada', name: 'Ada', roles: [], permissions: [] })
  const { history } = await openConsole('/console/en_US/nowhere')
  await expect.element(page.getByText('Ada').first()).toBeVisible()
  const before = me.mock.calls.length
  history.push('/console/zh_CN/nowhere')
  await expect.poll(() => me.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(before)
})
