import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { WebhookDelivery, WebhookEndpoint } from './webhooks.queries.ts'

const KEYS = { rows: [], max: 5 }
const LIST = webhooks.list.path
const endpoint: WebhookEndpoint = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  url: 'https://hooks.example/in',
  events: ['order.filled', 'deposit.credited'],
  status: 'active',
  stoppedBy: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  acceptedAt: null,
}
const delivery: WebhookDelivery = {
  id: '1b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  eventId: '2b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  number: '7',
  type: 'deposit.credited',
  status: 'waiting',
  tries: 2,
  createdAt: '2026-11-20T00:00:00.000Z',
  nextAt: '2026-11-20T01:05:00.000Z',
  lastAt: '2026-11-20T00:05:00.000Z',
  lastStatus: 503,
  lastError: 'status',
}
const deliveries = { rows: [delivery], total: 1, page: 1, pageSize: 20, next: null }
const open = (served: Record<string, unknown>, locale = 'en_US') => {
  const calls = serve({ ...signedIn('approved'), 'ex/openapi/my_api_list': KEYS, ...served })
  return openApp(`/${locale}/personal/apiKeys`, 'token').then(() => calls)
}

test('lists endpoints with their state, and their deliveries can be resent', async () => {
  const calls = await open({
    [LIST]: { rows: [endpoint], max: 5 },
    [webhooks.deliveries.path]: deliveries,
    [webhooks.redeliver.path]: delivery,
    [webhooks.test.path]: delivery,
  })
  await expect.element(page.getByRole('row', { name: /hooks\.example.*2 events.*Never.*Active/u })).toBeVisible()
  await page.getByRole('button', { name: 'Deliveries to hooks.example' }).click()
  const drawer = page.getByRole('dialog', { name: 'Deliveries' })
  await expect.element(drawer.getByText(/HTTP 503 · 2 tries · next at/u)).toBeVisible()
  await drawer.getByRole('button', { name: 'Send again: Deposit credited' }).click()
  await expect.element(page.getByText('Sending the event.').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Send test event' }).click()
  await expect.poll(() => calls.filter(({ path }) => path === webhooks.test.path)).toHaveLength(1)
  expect(JSON.parse(calls.find(({ path }) => path === webhooks.redeliver.path)?.body ?? '')).toEqual({
    id: delivery.id,
  })
})

test.each([
  ['en_US', 'account', 'Stopped: account is frozen', 'We keep the events and send them once the freeze ends.'],
  ['zh_CN', 'login', '已停发：添加者的登录已冻结', '事件将保留，解冻后发送。'],
] as const)(
  'HOOK-01 an endpoint stopped by a freeze shows the reason (%s, %s)',
  async (locale, stoppedBy, status, text) => {
    await open({ [LIST]: { rows: [{ ...endpoint, stoppedBy }], max: 5 } }, locale)
    // The first copy is below the address, for phones.
    await expect.element(page.getByText(status).last()).toBeVisible()
    await expect.element(page.getByText(text).last()).toBeVisible()
  },
)

test('an endpoint that was paused after failures is resumed with other events', async () => {
  const calls = await open({
    [LIST]: { rows: [{ ...endpoint, status: 'failing' }], max: 5 },
    [webhooks.update.path]: endpoint,
  })
  await expect.element(page.getByText('Paused after failures').last()).toBeVisible()
  await page.getByRole('button', { name: 'Edit hooks.example' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Send events to this endpoint').click()
  await dialog.getByText('Order cancelled').click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Endpoint changed.')).toBeVisible()
  expect(JSON.parse(calls.find(({ path }) => path === webhooks.update.path)?.body ?? '')).toEqual({
    id: endpoint.id,
    events: ['order.filled', 'order.cancelled', 'deposit.credited'],
    active: true,
  })
})

test('the form of a new endpoint names each missing field, in Chinese too', async () => {
  await open({ [LIST]: { rows: [], max: 5 } }, 'zh_CN')
  await expect.element(page.getByText('暂无 Webhook 地址')).toBeVisible()
  await page.getByRole('button', { name: '添加地址' }).first().click()
  const dialog = page.getByRole('dialog')
  const url = dialog.getByRole('textbox', { name: '地址' })
  await url.fill('hooks')
  await userEvent.keyboard('{Enter}')
  await expect.element(url).toHaveAccessibleDescription(/请输入网址/u)
  await expect.element(dialog.getByText('请至少选择一种事件。').first()).toBeVisible()
})

test('a refused address can be corrected: its code is discarded and the fields open again', async () => {
  await open({
    [LIST]: { rows: [], max: 5 },
    [verification.demands.path]: { demands: [['mobile']], masked: { email: null, mobile: '+65****0001' } },
    [verification.sendCode.path]: {
      challengeId: 'challenge',
      resendAt: new Date(Date.now() + 90_000).toISOString(),
      channelStatus: 'normal',
    },
    [verification.prove.path]: { verifyToken: 'proven', missing: [] },
    [webhooks.create.path]: new ApiError('WEBHOOK_URL_INVALID', 'No private networks.', { field: 'url' }),
  })
  await page.getByRole('button', { name: 'Add endpoint' }).first().click()
  const dialog = page.getByRole('dialog')
  const url = dialog.getByRole('textbox', { name: 'Address' })
  await url.fill('https://192.168.1.4/events')
  await dialog.getByText('Deposit credited').click()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(url).toHaveAttribute('readonly')
  await dialog.getByLabelText('Digit 1 of 6').click()
  await userEvent.keyboard('123456')
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await expect.element(url).toHaveAccessibleDescription(/No private networks/u)
  await expect.element(url).not.toHaveAttribute('readonly')
  await expect.element(dialog.getByRole('checkbox', { name: 'Order filled' })).toBeEnabled()
})
