import { expect, type Response, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { logIn } from './steps/sessions.ts'

test('AUT-29 no password leaves the browser unencrypted', async ({ page, baseURL, request }) => {
  const me = await newcomer(request, baseURL ?? '')
  const sent: string[] = []
  page.on('request', (sentRequest) => sent.push(`${sentRequest.url()} ${sentRequest.postData() ?? ''}`))
  await page.goto('/en_US/login')
  await logIn(page, me.email, me.password)
  const logins = sent.filter((text) => text.includes('/ex/user/login_in'))
  expect(logins).toHaveLength(1)
  expect(logins[0]).toContain('"sealed":"eyJ')
  expect(sent.filter((text) => text.includes(me.password))).toEqual([])
})

test('the code for encryption and for passkeys does not load before it is needed', async ({ page }) => {
  const scripts: Promise<string>[] = []
  const keep = (answer: Response): void => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text())
  }
  page.on('response', keep)
  await page.goto('/en_US')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('response', keep)
  const loaded = (await Promise.all(scripts)).join('\n')
  expect(loaded).toContain('ex/common/change_language')
  for (const word of ['ECDH-ES+A256KW', 'navigator.credentials']) expect(loaded).not.toContain(word)
})

test('at an address without https the login says in both languages why it accepts no password', async ({
  page,
  baseURL,
}) => {
  // The same site under a name that the browser does not trust without https.
  const plain = 'http://plain.example'
  await page.route(`${plain}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(plain, baseURL ?? '')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`${plain}/zh_CN/login`)
  await expect(page.getByText('当前网址未加密', { exact: false })).toBeVisible()
  await page.goto(`${plain}/en_US/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('Harbour2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByRole('alert').getByText('This address is not encrypted', { exact: false })).toBeVisible()
})
