import { type APIRequestContext, expect, test } from '@playwright/test'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { randomUUID } from 'node:crypto'
import { investors, PASSWORD } from '../world/src/stories/cast.ts'
import { northquay } from '../world/src/stories/companies.ts'
import { sign, type TestKey } from '../world/src/testing/api-keys.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { openCase } from './steps/review.ts'
import { customerBrowser } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'
import { signInCustomer } from './steps/sign-in-by-api.ts'
import { withCode } from './steps/withdraw.ts'

const { straits } = investors

/** Buys one unit at the market with an API key, like a broker's program. Returns the code of the response. */
async function buyOne(request: APIRequestContext, baseURL: string, key: TestKey): Promise<string> {
  const orderRequest = { symbol: 'AURB-tUSD', side: 'buy', type: 'market', quantity: '1' }
  const { url, headers, payload } = sign(key, orders.place, orderRequest)
  const answer = await request.post(`${baseURL}${url}`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: Buffer.from(payload),
  })
  const { code }: { code: string } = await answer.json()
  return code
}

// In the story, Northquay applied, two people activated it, and Straits gave it a power of attorney.
test('a broker creates a key and places an order for its client; broker, operator and client read the record, and the client withdraws', async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? ''
  const [broker, client] = await (async () => {
    const { request } = await browser.newContext({ baseURL })
    const first = await signInCustomer(request, baseURL, { email: northquay.email, password: PASSWORD }, 'brokers')
    return [first, await signInCustomer(request, baseURL, { email: straits.email, password: PASSWORD }, 'brokers')]
  })()
  const page = await (await customerBrowser(browser, baseURL, broker, { viewport: desk })).newPage()
  page.setDefaultTimeout(30_000)
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/broker')
  const accounts = page.getByRole('table', { name: 'Client accounts' })
  await expect(accounts.getByRole('row', { name: /o\*{3}@straits\.example/ })).toBeVisible()
  await accounts.getByRole('button', { name: /^Create API key for/ }).click()
  const making = page.getByRole('dialog', { name: 'Create API key' })
  await making.getByRole('textbox', { name: 'Name' }).fill('Desk one')
  await checkScreen(page, 'broker-key.en_US')
  await page.setViewportSize(desk)
  await withCode(page, making, northquay.phone, 'Create key')
  await expect(page.getByText('Key Desk one is ready')).toBeVisible()
  const [apiKey, secret] = [
    await page.getByText(/^tsk_.{20}/).textContent(),
    await page.getByText(/^sec_/).textContent(),
  ]
  const key = { id: '', apiKey: apiKey ?? '', secret: secret ?? '' }
  expect(await buyOne(page.request, baseURL, key)).toBe('SUCCESS')
  await page.reload()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row', { name: /AURB-tUSD/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Monthly statements' }).getByRole('row', { name: /tUSD/ })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all orders' }).click()
  expect((await saved).suggestedFilename()).toBe('tessera-broker-orders.csv')
  await checkScreen(page, 'broker.en_US')

  const priya = await operatorPage(browser, 'priya')
  const drawer = await openCase(priya, 'agents', 'Northquay Capital')
  await expect(
    drawer.getByRole('table', { name: 'Orders for clients' }).getByRole('row', { name: /AURB/ }),
  ).toBeVisible()
  await checkScreen(priya, 'console-broker.en_US')

  const small = await (await customerBrowser(browser, baseURL, client, { viewport: phone })).newPage()
  await small.goto('/zh_CN/personal/brokerPower')
  await expect(small.getByRole('table', { name: '委托' }).getByRole('row', { name: /AURB-tUSD/ })).toBeVisible()
  await checkScreen(small, 'broker-power.zh_CN')
  await small.setViewportSize(phone)
  await keys.press(small, small.getByRole('button', { name: /^撤回对 Northquay/ }))
  const withdrawDialog = small.getByRole('dialog', { name: '撤回授权？' })
  await keys.press(small, withdrawDialog.getByRole('button', { name: '撤回授权' }))
  await expect(small.getByText(/^已于 .* 撤回$/).filter({ visible: true })).toBeVisible()
  expect(await buyOne(page.request, baseURL, key)).toBe('API_KEY_UNKNOWN')
  expect(reports).toEqual([])
  await small.context().close()
  await page.context().close()
})
