import { type Browser, expect, type Page, test } from '@playwright/test'
import { bcp47, type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { investors } from '../world/src/stories/cast.ts'
import { desk } from './steps/input-modes.ts'
import { customerWithKycState } from './steps/kyc.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { openAndSettle, translateAndSettle } from './steps/open-and-settle.ts'
import { isOperator, openAs, screens, type Who } from './steps/screens.ts'
import { sharedPage } from './steps/shared-page.ts'
import { customerBrowser } from './steps/sessions.ts'
import { addAddress } from './steps/withdraw.ts'

// Every screen in both languages, themes and widths: axe, language, headings, texts, overflow.

test.describe.configure({ mode: 'parallel' })

const kycTitles = {
  resubmission: { en_US: 'We need more information', zh_CN: '需要补充资料' },
  rejected: { en_US: 'Your application was not approved', zh_CN: '您的申请未通过' },
} as const

const pageOf = (browser: Browser, baseURL: string, who: Who) => sharedPage(who, () => openAs(browser, baseURL, who))

/** Checks an open screen in one language, in every theme and width. */
async function checkLanguage(page: Page, name: string, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', bcp47(locale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText('MISSING_MESSAGE')
  await checkScreen(page, `${name}.${locale}`, { inBoth: true })
}

/** Screens alternate between English and Chinese for the first load. The other language is then shown in place. */
const alternatingLocales = (at: number): readonly Locale[] => (at % 2 === 0 ? locales : locales.toReversed())

for (const who of ['visitor', 'newcomer', 'chen', 'priya', 'root'] as const)
  for (const [at, [name, path]] of screens[who].entries())
    test(`${name} in both languages`, async ({ browser, baseURL }) => {
      const { page, browserErrors } = await pageOf(browser, baseURL ?? '', who)
      for (const [round, locale] of alternatingLocales(at).entries()) {
        const address = `${isOperator(who) ? '/console' : ''}/${locale}${path}`
        await (round === 0 ? openAndSettle(page, address) : translateAndSettle(page, address, locale))
        await checkLanguage(page, name, locale)
        await page.setViewportSize(desk)
      }
      // The browser reports the status 404 of the missing page as an error.
      expect.soft(browserErrors).toEqual(name === 'not-found' ? [expect.stringContaining('404')] : [])
    })

for (const state of ['resubmission', 'rejected'] as const)
  test(`the screen kyc-${state} renders in both languages`, async ({ browser, baseURL }) => {
    const token = await customerWithKycState(state, browser, baseURL ?? '')
    const context = await customerBrowser(browser, baseURL ?? '', token)
    const page = await context.newPage()
    const browserErrors = collectBrowserErrors(page)
    for (const locale of locales) {
      await page.goto(`/${locale}/personal/kycEnter`)
      await expect(page.getByRole('heading', { level: 1, name: kycTitles[state][locale] })).toBeVisible()
      await checkLanguage(page, `kyc-${state}`, locale)
    }
    expect.soft(browserErrors).toEqual([])
    await context.close()
  })

type Opening = (page: Page) => Promise<void>
type Names = Readonly<Record<Locale, string>>
const textOf = async (page: Page, names: Names): Promise<string> =>
  names[(await page.locator('html').getAttribute('lang')) === 'zh-CN' ? 'zh_CN' : 'en_US']
const press =
  (names: Names): Opening =>
  async (page) =>
    page
      .getByRole('button', { name: await textOf(page, names), exact: true })
      .first()
      .click()
/** Rows that are still loading have no text. */
const firstRow: Opening = (page) => page.getByRole('row').filter({ hasText: /\w/ }).nth(1).click()
/** The dialog opens at once; its costs come from the server later. */
const subscribe: Opening = async (page) => {
  await press({ en_US: 'Subscribe', zh_CN: '认购' })(page)
  await expect(page.getByRole('dialog').getByText(/SGD/u).first()).toBeVisible()
}

/** Dialogs and drawers over a screen. */
const overlays = [
  ['chen', 'subscribe-dialog', '/investmentDetail/LBR3', subscribe],
  ['newcomer', 'close-account-dialog', '/personal/userManagement', press({ en_US: 'Close', zh_CN: '注销' })],
  ['newcomer', 'phrase-dialog', '/personal/userManagement', press({ en_US: 'Set', zh_CN: '设置' })],
  ['chen', 'transfer-dialog', '/assets/tokenAccount', press({ en_US: 'Transfer', zh_CN: '划转' })],
  ['priya', 'console-product-drawer', '/products', firstRow],
  ['priya', 'console-customer-drawer', '/customers', firstRow],
  ['priya', 'console-sms-country', '/sms', press({ en_US: 'Add a country', zh_CN: '添加国家或地区' })],
  ['priya', 'console-import-dialog', '/bank', press({ en_US: 'Import a statement', zh_CN: '导入对账单' })],
  ['priya', 'console-market-dialog', '/markets', firstRow],
] as const satisfies readonly (readonly [Who, string, string, Opening])[]

for (const [at, [who, name, path, act]] of overlays.entries())
  test(`${name} in both languages`, async ({ browser, baseURL }) => {
    const { page, browserErrors } = await pageOf(browser, baseURL ?? '', who)
    for (const [round, locale] of alternatingLocales(at).entries()) {
      const address = `${isOperator(who) ? '/console' : ''}/${locale}${path}`
      await (round === 0 ? page.goto(address) : translateAndSettle(page, address, locale))
      await act(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('body')).not.toContainText('MISSING_MESSAGE')
      await checkScreen(page, `${name}.${locale}`, { inBoth: true })
      await page.setViewportSize(desk)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect.soft(browserErrors).toEqual([])
  })

test('the withdrawal dialog renders in both languages', async ({ browser, baseURL }) => {
  const { page, browserErrors } = await pageOf(browser, baseURL ?? '', 'chen')
  await addAddress(page, investors.chen.phone, { address: freshAddress(), remark: 'Vault' })
  for (const locale of locales) {
    await page.goto(`/${locale}/assets/withdraw`)
    await page.getByRole('textbox', { name: await textOf(page, { en_US: 'Amount', zh_CN: '提现数量' }) }).fill('60')
    await press({ en_US: 'Continue', zh_CN: '下一步' })(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // Only one code per minute is sent, so the other language shows the boxes before sending.
    if (locale === 'en_US') {
      await dialog.getByRole('button', { name: 'Send code' }).click()
      await expect(dialog.getByLabel('Digit 1 of 6')).toBeEnabled()
    }
    await checkScreen(page, `withdraw-dialog.${locale}`, { inBoth: true })
  }
  expect.soft(browserErrors).toEqual([])
})
