import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authenticatorCode, readMailedCode } from './outbox.ts'
import { worldFolder } from './world.ts'
import { enterCode } from './enter-code.ts'

/** The folder of the sessions that `sign-in-all.ts` opens for all tests, inside the folder of their world. */
const folder = (): string => join(worldFolder(), 'sessions')
const SITE = 'tessera.token'
export const CONSOLE_TOKEN = 'tessera.console.token'

export async function storeToken(who: string, token: string): Promise<void> {
  await mkdir(folder(), { recursive: true })
  await writeFile(join(folder(), who), token)
}

export const storedToken = (who: string): Promise<string> => readFile(join(folder(), who), 'utf8')

/** Opens a separate browser context of a customer, logged in with `token`. */
export const customerBrowser = (
  browser: Browser,
  baseURL: string,
  token: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [{ name: SITE, value: token }] }] },
  })

/** Opens a separate browser context of an operator, logged in with `token`. */
export async function browserOfOperator(
  browser: Browser,
  token: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  const entry = { key: CONSOLE_TOKEN, value: token }
  await context.addInitScript(({ key, value }) => sessionStorage.setItem(key, value), entry)
  return context
}

/** Opens a browser context of an operator of the story, with the session from `sign-in-all.ts`. */
export const operatorBrowser = async (
  browser: Browser,
  who: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => browserOfOperator(browser, await storedToken(who), options)

/** Logs in with email and password, then the code from the email, on the English screens. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const code = await readMailedCode(page.request, email, () =>
    page.getByRole('button', { name: 'Log in', exact: true }).click(),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Security verification' })).toBeVisible()
  await enterCode(page, code)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
}

/** Logs in with email and password, then the authenticator code; a used code is refused until the next one. */
export async function signInToConsole(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/console/en_US/queue')
  await passLogin(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible()
}

/** Logs in to the console on the current page. */
export async function passLogin(
  page: Page,
  email: string,
  password: string,
  client: Page | Locator = page,
): Promise<void> {
  await client.getByRole('textbox', { name: 'Email' }).fill(email)
  await client.getByLabel('Password', { exact: true }).fill(password)
  await client.getByRole('button', { name: 'Continue' }).click()
  const field = client.getByLabel('Authenticator code')
  await expect(field).toBeVisible()
  let tried = ''
  await expect(async () => {
    const code = await authenticatorCode(page.request, email)
    if (code !== tried) {
      tried = code
      await field.fill(code)
      await client.getByRole('button', { name: 'Log in', exact: true }).click()
    }
    await expect(field).toHaveCount(0, { timeout: 5_000 })
  }).toPass()
}

/** The response code of an API call by the user who is logged in on this page. */
export async function callAs(page: Page, path: string, data: object): Promise<string> {
  const token = (await page.evaluate(() => localStorage.getItem('tessera.token'))) ?? ''
  const answer = await page.request.post(path, { headers: { token, 'idempotency-key': crypto.randomUUID() }, data })
  const { code }: { code: string } = await answer.json()
  return code
}
