import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve, passTime } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { ApiKey } from './api-keys.queries.ts'

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const key = (): ApiKey => ({
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  label: 'Bot',
  ending: 'x7Qa',
  type: 'hmac',
  scopes: ['read', 'trade'],
  ips: [],
  status: 'active',
  createdAt: inMinutes(-60),
  actsFrom: inMinutes(5),
  expiresAt: inMinutes(15),
  lastUsedAt: null,
  subAccount: null,
  broker: null,
})

const webhooks = { 'ex/api/v1/webhooks/list': { rows: [], max: 5 } }

test('the state of a key changes with time while the list stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  serve({ ...signedIn('approved'), ...webhooks, 'ex/openapi/my_api_list': { rows: [key()], max: 5 } })
  await openApp('/en_US/personal/apiKeys', 'token')
  await expect.element(page.getByText(/^All permissions from /)).toBeVisible()
  await passTime(6 * MINUTE_MS)
  await expect.element(page.getByText(/^Expires /)).toBeVisible()
  await passTime(10 * MINUTE_MS)
  await expect.element(page.getByText('Expired')).toBeVisible()
})

test('Enter in a field of a new key shows at each field what is wrong with it', async () => {
  serve({ ...signedIn('approved'), ...webhooks, 'ex/openapi/my_api_list': { rows: [], max: 5 } })
  await openApp('/en_US/personal/apiKeys', 'token')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const ips = page.getByRole('dialog').getByRole('textbox').nth(1)
  await ips.fill('999.1.1.1')
  await userEvent.keyboard('{Enter}')
  await expect.element(ips).toHaveAccessibleDescription(/^Enter IPv4 or IPv6 addresses/u)
  await expect.element(page.getByRole('dialog').getByText('Enter a name for the key.')).toBeVisible()
})

test('keys that fail to load show an error instead of an empty list, and load on retry', async () => {
  const LIST = 'ex/openapi/my_api_list'
  const served: Record<string, unknown> = { ...signedIn('approved'), ...webhooks, [LIST]: 'INTERNAL' }
  serve(served)
  await openApp('/en_US/personal/apiKeys', 'token')
  await expect.element(page.getByText('Your API keys did not load')).toBeVisible()
  expect(page.getByText('No API keys yet').query()).toBeNull()
  served[LIST] = { rows: [key()], max: 5 }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Bot', { exact: true })).toBeVisible()
})
