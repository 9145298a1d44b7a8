import { expect, test } from '@playwright/test'
import { investors } from '../world/src/stories/cast.ts'
import { webhookReceiver } from '../world/src/testing/webhook-receiver.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { enterCode } from './steps/enter-code.ts'

test('API-04 an endpoint is added with a code, receives a signed test event, and is removed', async ({
  browser,
  baseURL,
}) => {
  const receiver = await webhookReceiver()
  const page = await (await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))).newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/apiKeys')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const dialog = page.getByRole('dialog', { name: 'New webhook endpoint' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await dialog.getByText('Deposit credited').click()
  await checkScreen(page, 'webhook-new.en_US')
  const send = dialog.getByRole('button', { name: 'Send code' })
  const code = await readMailedCode(page.request, investors.chen.phone, () => send.click())
  await enterCode(dialog, code)
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  await page.reload()
  await page.getByRole('button', { name: /^Deliveries to 127\.0\.0\.1/ }).click()
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect(page.getByRole('dialog').getByText('Delivered')).toBeVisible()
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'test' }])
  await checkScreen(page, 'webhook-deliveries.en_US')
  await page.goto('/zh_CN/personal/apiKeys')
  expect(await page.content()).not.toContain(secret)
  await checkScreen(page, 'webhooks.zh_CN')
  await page.getByRole('button', { name: /^删除 127\.0\.0\.1/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除地址' }).click()
  await expect(page.getByText('暂无 Webhook 地址')).toBeVisible()
  expect(reports).toEqual([])
  await page.context().close()
  await receiver.close()
})
