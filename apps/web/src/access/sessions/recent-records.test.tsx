import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { RecentRecords } from './recent-records.tsx'
import { en_US } from './sessions.messages.en_US.ts'
import { zh_CN } from './sessions.messages.zh_CN.ts'

const LOGINS = 'ex/api/v1/user/login/history'
const login = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  time: '2026-11-20T00:00:00.000Z',
  type: 'code',
  ip: '203.0.113.24',
  device: null,
  status: 'success',
}
const history = { total: 1, page: 1, pageSize: 4, rows: [login], next: null }

test.each([
  ['en_US', en_US, 'Code'],
  ['zh_CN', zh_CN, '验证码'],
] as const)(
  'in %s a login by code does not name the kind of code, which is not recorded',
  async (locale, words, type) => {
    await page.viewport(1280, 844)
    serve({ [LOGINS]: history })
    await showPart(<RecentRecords />, { sessions: words }, locale)
    await expect.element(page.getByText(type, { exact: true })).toBeVisible()
  },
)

test('records that fail to load show an error and load on retry', async () => {
  const served: Record<string, unknown> = { [LOGINS]: 'INTERNAL' }
  serve(served)
  await showPart(<RecentRecords />, { sessions: en_US })
  await expect.element(page.getByText('The records did not load')).toBeVisible()
  served[LOGINS] = history
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('cell', { name: '203.0.113.24', exact: true })).toBeVisible()
})
