import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Buffer } from 'node:buffer'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { choose, picture, tick } from './steps/form.ts'
import { checkScreen } from './steps/check-screen.ts'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'

/** Days relative to today, so that the test does not expire. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

async function attach(row: Locator, press: (target: Locator) => Promise<void>, choice: string, buffer: Buffer) {
  const chooser = row.page().waitForEvent('filechooser')
  await press(row.getByRole('button', { name: choice }))
  await (await chooser).setFiles({ name: 'paper.png', mimeType: 'image/png', buffer })
  await expect(row.getByText('paper.png')).toBeVisible()
  await expect(row.getByRole('progressbar')).toHaveCount(0)
}

const filled = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text)
}

test('a company is verified by mouse on a desktop in English: five steps, submitted once', async ({
  browser,
  baseURL,
}) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })).newPage()
  await page.goto('/en_US/personal/kycEnter')
  await page.getByRole('link', { name: 'Verify as a company' }).click()
  await expect(page.getByRole('heading', { name: 'Verify a company' })).toBeVisible()
  await checkScreen(page, 'company-start.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('link', { name: 'Start the application' }).click()

  await expect(page.getByText('You cannot change this later.')).toBeVisible()
  await page.getByRole('button', { name: 'Type of company' }).click()
  await page.getByRole('searchbox').fill('sole')
  await page.getByRole('option', { name: 'Sole proprietorship' }).click()
  await expect(page.getByText('Evidence of the source of wealth')).toBeVisible()
  await checkScreen(page, 'company-preparation.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('region', { name: 'Registered address' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await checkScreen(page, 'company-basics-missing.en_US')
  await page.setViewportSize(desk)
  await filled(page, {
    'Registered name': 'Northquay Trading',
    'Registration number': `T19LL${String(Date.now()).slice(-6)}K`,
    'Date of incorporation': '2019-03-04',
    'Contact number': '+6561234567',
    'Nature of business': 'We trade in tea.',
    'Source of funds': 'Profits of the last years.',
    'Reason for applying': 'To invest what it has left.',
  })
  const registered = page.getByRole('region', { name: 'Registered address' })
  await registered.getByRole('textbox', { name: 'Street and number' }).fill('12 Marina View')
  await registered.getByRole('textbox', { name: 'City' }).fill('Singapore')
  await choose(registered, 'Country or region', 'Singapore')
  await page.getByRole('button', { name: 'Same as the registered address' }).click()
  await expect(page.getByRole('button', { name: 'Same as the registered address' })).toHaveCount(0)
  await expect(page.getByText('Draft saved', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Nature of business' })).toHaveValue('We trade in tea.')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  for (const [name, days] of [
    ['Business profile from the registry', 30],
    ['Proof of business address', 120],
    ['Evidence of the source of wealth', 120],
  ] as const) {
    const row = page.getByRole('region', { name })
    await attach(row, (target) => target.click(), 'Choose a file', await picture(page, `${name} ${who.email}`, 'navy'))
    await row.getByRole('textbox', { name: 'Issued on' }).fill(daysAgo(days))
    await row.getByRole('textbox', { name: 'Issued on' }).blur()
  }
  const address = page.getByRole('region', { name: 'Proof of business address' })
  await expect(address.getByText('The document must have been issued in the last 3 months.').first()).toBeVisible()
  await checkScreen(page, 'company-documents.en_US')
  await page.setViewportSize(desk)
  // A phone has the same fields but not the steps. Until the steps are back, a field may be replaced while it is filled
  // in.
  await expect(page.getByRole('list', { name: 'Steps of the application' })).toBeVisible()
  await address.getByRole('textbox', { name: 'Issued on' }).fill(daysAgo(10))
  await address.getByRole('textbox', { name: 'Issued on' }).blur()
  await expect(address.getByText('Complete')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('No people added yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add person' }).click()
  await filled(page, { 'Full legal name': 'Helena Voss', 'Date of birth': '1974-05-17' })
  await page.getByRole('textbox', { name: 'Ownership' }).fill('62')
  await tick(page, 'Owner')
  await choose(page, 'Nationality', 'Singapore')
  await choose(page, 'Document', 'Passport')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Add all owners with 25% or more', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Add at least one authorized trader.').first()).toBeVisible()
  await checkScreen(page, 'company-persons.en_US')
  await page.setViewportSize(desk)
  // A phone has no editor, so it is opened again afterwards.
  await page.getByRole('button', { name: 'Edit Helena Voss' }).click()
  await page.getByRole('textbox', { name: 'ID number' }).fill('E1234567')
  await tick(page, 'Authorized trader')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add person' }).click()
  await filled(page, { 'Full legal name': 'Tomas Dahl', 'Date of birth': '1968-11-02', 'ID number': 'N7654321' })
  await page.getByRole('textbox', { name: 'Ownership' }).fill('38')
  await tick(page, 'Owner')
  await choose(page, 'Nationality', 'Norway')
  await choose(page, 'Document', 'Passport')
  await expect(page.getByText('100%').first()).toBeVisible()
  await expect(page.getByText('Complete')).toHaveCount(2)
  await checkScreen(page, 'company-persons-whole.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Declaration' })).toBeVisible()
  await checkScreen(page, 'company-declaration.en_US')
  await page.setViewportSize(desk)
  await choose(page, 'Signed by', 'Helena Voss')
  await tick(page, 'I have read the declaration and make it on behalf of the company')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page).toHaveURL(/enterpriseCertResult$/)
  await expect(page.getByText('We decide by', { exact: false })).toBeVisible()
  await checkScreen(page, 'company-review.en_US')
  await page.setViewportSize(desk)
  await page.goto('/en_US/personal/verificationCenter')
  await expect(page.getByText('Not available for this account').first()).toBeVisible()
  await checkScreen(page, 'verification-center.en_US')
  await page.context().close()
})

test('an application is begun by keyboard in Chinese, and a phone shows its progress', async ({ browser, baseURL }) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })
  const page = await context.newPage()
  await page.goto('/zh_CN/personal/entityVerification')
  await keys.press(page, page.getByRole('link', { name: '开始申请' }))
  await keys.press(page, page.getByRole('button', { name: '企业类型' }))
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('个人独资')
  await page.keyboard.press('Enter')
  await expect(page.getByText('财富来源证明')).toBeVisible()
  await keys.press(page, page.getByRole('button', { name: '继续' }))
  await keys.type(page, page.getByRole('textbox', { name: '注册名称' }), '北码头贸易')
  await keys.press(page, page.getByRole('button', { name: '继续' }))
  await expect(page.getByText('此项必填。').first()).toBeVisible()
  await expect(page.getByText('北码头贸易', { exact: true })).toBeVisible()
  await checkScreen(page, 'company-basics.zh_CN')
  await page.setViewportSize(phone)
  await expect(page.getByText('请在电脑上继续')).toBeVisible()
  await checkScreen(page, 'company-phone.zh_CN')
  await page.setViewportSize(phone)
  await page.goto('/zh_CN/personal/verificationCenter')
  await expect(page.getByText('草稿')).toBeVisible()
  await checkScreen(page, 'verification-center.zh_CN')
  await context.close()
})
