import { expect, type Page, test } from '@playwright/test'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { sumsubDesk } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { clientOf } from './steps/client-of.ts'
import { desk, phone } from './steps/input-modes.ts'
import { checkBothLanguages } from './steps/check-both-languages.ts'
import { checkScreen } from './steps/check-screen.ts'
import { newcomer } from './steps/newcomers.ts'
import { openCase } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

const vendor = (page: Page) => page.frameLocator('iframe[title="Sumsub"]')

/** Collects policy violations and errors of the page. */
function faults(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

const titles = {
  sumsub: { en_US: 'Verify online', zh_CN: '在线身份认证' },
  entitySumsub: { en_US: 'Verify a company online', zh_CN: '在线企业认证' },
} as const

/** Checks the start page of one kind in both languages; `last` stays open. */
async function checkStart(page: Page, path: keyof typeof titles, last: Locale): Promise<void> {
  for (const locale of last === 'en_US' ? (['zh_CN', 'en_US'] as const) : (['en_US', 'zh_CN'] as const)) {
    await page.goto(`/${locale}/personal/${path}`)
    await expect(page.getByRole('heading', { name: titles[path][locale], level: 1 })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('MISSING_MESSAGE')
    await checkScreen(page, `${path}-start.${locale}`, { inBoth: true })
  }
}

test('a person verifies online on a desktop in English: resends a blurred photo, then two people decide', async ({
  browser,
  baseURL,
}) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })).newPage()
  const reports = faults(page)
  await page.goto('/en_US/personal/kycEnter')
  await page.getByRole('button', { name: 'Verify as an individual' }).click()
  await page.getByRole('link', { name: 'Verify online' }).click()
  await expect(page.getByRole('heading', { name: 'Verify online', level: 1 })).toBeVisible()
  await checkStart(page, 'sumsub', 'en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Start verification' }).click()

  await vendor(page).getByText('Refused once: blurred photo').click()
  await vendor(page).getByRole('button', { name: 'Upload the document' }).click()
  await vendor(page).getByRole('button', { name: 'Take a selfie' }).click()
  await vendor(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The photo is blurred, dark or cut off.')).toBeVisible()
  await expect(page.getByText('Second attempt of this person')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Please send this again.')).toBeVisible()
  await vendor(page).getByRole('button', { name: 'Upload the document' }).click()
  await expect(vendor(page).getByRole('button', { name: 'Take a selfie' })).toHaveCount(0)
  await vendor(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'We’re reviewing your application' })).toBeVisible()
  expect(reports).toEqual([])

  const operator = await operatorPage(browser, 'priya')
  const drawer = await openCase(operator, 'queue?kind=kyc_review', 'Mei Hua Ong')
  await expect(drawer.getByText('Sumsub result')).toBeVisible()
  await page.context().close()
})

test('a company verifies online on a phone in Chinese, and only that page may run the vendor’s script', async ({
  browser,
  baseURL,
}) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: phone })).newPage()
  const policies = new Map<string, string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '')
  })
  await checkStart(page, 'entitySumsub', 'zh_CN')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: '开始认证' }).click()
  await vendor(page).getByRole('button', { name: '上传证件' }).click()
  await vendor(page).getByRole('button', { name: '拍摄自拍照' }).click()
  await vendor(page).getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('heading', { name: '企业已通过在线核验' })).toBeVisible()
  await checkBothLanguages(page, 'entity-sumsub-passed')
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: '前往申请' }).click()
  await expect(page).toHaveURL(/entityVerification/)
  await expect.poll(() => policies.get('/zh_CN/personal/entityVerification')).toContain("frame-src 'none'")
  expect(policies.get('/zh_CN/personal/entitySumsub')).toMatch(/frame-src http:\/\/127\.0\.0\.1:\d+/)
  await page.context().close()
})

test('a superadmin’s proposal to verify on the vendor’s approval alone changes nothing until a second one agrees', async ({
  browser,
  baseURL,
}) => {
  const root = await operatorPage(browser, 'root')
  await root.goto('/console/en_US/site')
  const form = root.locator('form').filter({ hasText: 'Verify on Sumsub approval alone' })
  await form.getByText('Verify on Sumsub approval alone').click()
  await expect(form.getByText('Enter at least one country.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Countries where this applies' }).fill('SG')
  await form.getByRole('textbox', { name: 'Reason' }).fill('The committee agreed.')
  await form.getByRole('button', { name: 'Propose' }).click()
  await expect(root.getByText('Proposed. Another person must now decide.')).toBeVisible()
  const token = await storedToken('deputy')
  const rule = await clientOf(baseURL ?? '', token, sumsubDesk).rule({})
  expect(rule).toEqual({ verifies: false, countries: [] })
  await root.goto('/console/en_US/queue?kind=sumsub_rule')
  await expect(root.getByRole('row').filter({ hasText: 'Countries where this applies' }).first()).toBeVisible()
  const desks = clientOf(baseURL ?? '', await storedToken('root'), approvals)
  const { rows } = await desks.queue({ kind: 'sumsub_rule' })
  for (const { request } of rows) if (request !== null) await desks.cancel({ requestId: request.id })
})
