import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { inventedPerson } from './steps/people.ts'
import { newcomer } from './steps/newcomers.ts'
import { checkScreen } from './steps/check-screen.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { sharedPage } from './steps/shared-page.ts'

// States of the login and registration screens that need a press to reach: tabs and second steps, in every language,
// theme and width.

test.describe.configure({ mode: 'parallel' })

const words = {
  en_US: {
    phone: 'Phone',
    qr: 'QR code',
    email: 'Email',
    password: 'Password',
    logIn: 'Log in',
    next: 'Continue',
    verify: 'Security verification',
    blind: 'Try another way',
  },
  zh_CN: {
    phone: '手机号',
    qr: '扫码登录',
    email: '邮箱',
    password: '登录密码',
    logIn: '登录',
    next: '下一步',
    verify: '安全验证',
    blind: '换一种方式',
  },
} as const satisfies Record<Locale, object>
type Words = (typeof words)[Locale]

const tab =
  (name: 'phone' | 'qr') =>
  (page: Page, t: Words): Promise<void> =>
    page.getByRole('tab', { name: t[name], exact: true }).click()

async function logInStep(page: Page, t: Words, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t.email }).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.logIn, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.verify })).toBeVisible()
}

async function resetStep(page: Page, t: Words): Promise<void> {
  await page.getByRole('textbox', { name: t.email }).fill(inventedPerson().email)
  await page.getByRole('button', { name: t.next, exact: true }).click()
  await page.getByRole('button', { name: t.blind }).click()
  await expect(page.getByRole('group').locator('input').first()).toBeEnabled()
  // The puzzle closes with an animation; until then the page behind it is hidden from screen readers.
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const loginScreens = [
  ['login-phone', '/login', tab('phone')],
  ['login-qr', '/login', tab('qr')],
  ['register-phone', '/register', tab('phone')],
  ['reset-phone', '/resetPass', tab('phone')],
  ['reset-code', '/resetPass', resetStep],
] as const

const visitor = (browser: Browser) => sharedPage('visitor', () => browser.newContext())

for (const locale of locales) {
  for (const [name, path, act] of loginScreens)
    test(`the screen ${name} renders without errors in ${locale}`, async ({ browser }) => {
      const { page, browserErrors } = await visitor(browser)
      await openAndSettle(page, `/${locale}${path}`)
      await act(page, words[locale])
      await expect(page.locator('body')).not.toContainText('MISSING_MESSAGE')
      await checkScreen(page, `${name}.${locale}`, { inBoth: true })
      expect.soft(browserErrors).toEqual([])
    })

  test(`the screen login-verify renders without errors in ${locale}`, async ({ browser, request, baseURL }) => {
    const who = await newcomer(request, baseURL ?? '')
    const { page, browserErrors } = await visitor(browser)
    await openAndSettle(page, `/${locale}/login`)
    await logInStep(page, words[locale], who.email, who.password)
    await checkScreen(page, `login-verify.${locale}`, { inBoth: true })
    expect.soft(browserErrors).toEqual([])
  })
}
