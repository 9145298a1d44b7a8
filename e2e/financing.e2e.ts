import { expect, type Page, test } from '@playwright/test'
import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { diligenceItems } from '@tessera/domain/issuance/financing/checklist.ts'
import { Buffer } from 'node:buffer'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { clientOf } from './steps/client-of.ts'
import { bindPhone } from './steps/factors.ts'
import { choose, tick } from './steps/form.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { capTable } from '../world/src/testing/cap-table.ts'
import { attachPdf, verifiedCompany } from './steps/issuer.ts'
import { checkScreen } from './steps/check-screen.ts'
import { confirm, openCase, proposeAndConfirm } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { withCode } from './steps/withdraw.ts'
import { operatorPage } from './steps/shared-page.ts'

test.describe.configure({ mode: 'serial' })

const lastYear = String(new Date().getUTCFullYear() - 1)
const today = (): string => new Date().toISOString().slice(0, 10)
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16).replace('T', ' ')

const filled = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) {
    const box = page.getByRole('textbox', { name, exact: true })
    await box.fill(text)
    await box.blur()
  }
}
const continueForm = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const checkAppearance = async (page: Page, name: string): Promise<void> => {
  await checkScreen(page, name)
  await page.setViewportSize(desk)
}

/** From the requirements to the submission, by mouse. */
async function apply(page: Page): Promise<void> {
  await page.goto('/en_US')
  await page.getByRole('link', { name: 'Raise money on Tessera' }).click()
  await expect(page.getByText('Requirements', { exact: true })).toBeVisible()
  await checkAppearance(page, 'financing-start.en_US')
  await page.getByRole('link', { name: 'Start application' }).click()
  await expect(page.getByText('These are your verified details.', { exact: false })).toBeVisible()
  await continueForm(page)
  await choose(page, 'Currency', 'SGD')
  await filled(page, {
    'Financial year': lastYear,
    'Annual revenue': '1900000',
    'Raised so far': '0',
    'Cash on hand': '1200000',
    'Monthly spending': '100000',
  })
  await page.getByRole('button', { name: 'Run pre-check' }).click()
  await expect(page.getByText('Annual revenue of at least 2,000,000 SGD', { exact: false })).toBeVisible()
  await checkAppearance(page, 'financing-precheck-failed.en_US')
  await filled(page, { 'Annual revenue': '2500000' })
  await page.getByRole('button', { name: 'Run pre-check' }).click()
  await expect(page.getByText('You passed the pre-check.')).toBeVisible()
  await continueForm(page)
  await offer(page)
  await documents(page)
  await filled(page, { 'Name of person 1': 'Helena Voss' })
  await page.getByRole('button', { name: 'Add person' }).click()
  await filled(page, {
    'Name of person 2': 'Ravi Menon',
    'Email of person 2': 'ravi@northquay.example',
    'Phone of person 2': '+6591234567',
  })
  await checkAppearance(page, 'financing-people.en_US')
  await continueForm(page)
  await expect(page.getByText('2.00%')).toBeVisible()
  await tick(page)
  await continueForm(page)
  await choose(page, 'Signatory', 'Helena Voss')
  await tick(page)
  await checkAppearance(page, 'financing-declaration.en_US')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('We’ve received your application and will review it next.')).toBeVisible()
}

async function offer(page: Page): Promise<void> {
  await choose(page, 'Structure', 'Equity')
  await choose(page, 'Type', 'Private equity')
  await choose(page, 'Currency', 'SGD')
  await filled(page, { 'Price per unit': '50.00', Units: '20000', 'Minimum units per investor': '100' })
  await expect(page.getByText('1,000,000.00 SGD')).toBeVisible()
  await filled(page, {
    'Name (English)': 'Northquay Growth',
    'Name (Chinese)': '北岸成长',
    'Summary in one sentence (English)': 'Shares of a port operator',
    'Summary in one sentence (Chinese)': '港口运营商股份',
    'Term (English)': '5 years',
    'Term (Chinese)': '5 年',
    'Description (English)': 'A second quay is built.',
    'Description (Chinese)': '建设第二座码头。',
    'Risks (English)': 'Trade may fall.',
    'Risks (Chinese)': '贸易可能下滑。',
    'Use 1': 'Second quay',
    'Share of use 1 (%)': '80',
  })
  await continueForm(page)
  await expect(page.getByText('The shares add up to 80%.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add use' }).click()
  await filled(page, { 'Use 2': 'Working capital', 'Share of use 2 (%)': '20' })
  await checkAppearance(page, 'financing-offer.en_US')
  await continueForm(page)
}

async function documents(page: Page): Promise<void> {
  const papers = ['Audited accounts, last year', 'Offering memorandum', 'Legal opinion'] as const
  for (const name of papers) await attachPdf(page, name, 'Choose a file', today())
  await attachPdf(page, 'Audited accounts, previous year', 'Choose a file')
  const table = page.getByRole('region', { name: 'Your cap table (CSV or Open Cap Format)' })
  for (const json of ['[{"object_type": "STAKEHOLDER"}]', capTable]) {
    const chooser = page.waitForEvent('filechooser')
    await table.getByRole('button', { name: 'Choose file' }).click()
    await (await chooser).setFiles({ name: 'cap.json', mimeType: 'application/json', buffer: Buffer.from(json) })
    if (json !== capTable) await expect(table.getByText('items[0].name')).toBeVisible()
  }
  await expect(table.getByText('Ordinary: 10000 issued to 1 holder')).toBeVisible()
  await checkAppearance(page, 'financing-documents.en_US')
  await continueForm(page)
}

test('a company applies by mouse on a desktop in English, two operators approve, and terms are accepted with a code', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const who = await verifiedCompany(browser, base)
  const mobile = await bindPhone(base, who)
  const page = await (await customerBrowser(browser, base, who.token, { viewport: desk })).newPage()
  await apply(page)
  await checkAppearance(page, 'financing-sent.en_US')

  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const review = clientOf(base, await storedToken('priya'), financingReview)
  const drawer = await openCase(priya, 'financing', who.company)
  await checkAppearance(priya, 'console-financing.en_US')
  await drawer.getByRole('button', { name: 'Start screening' }).click()
  await drawer.getByRole('button', { name: 'Start due diligence' }).click()
  await drawer.getByRole('button', { name: 'Open: Legal opinion, version 1' }).click()
  const why = priya.getByRole('dialog', { name: 'Why do you need to open this document?', exact: false })
  await why.getByLabel('Reason').fill('I compare the structure.')
  await why.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(drawer.getByText('I compare the structure.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Ask a question' }).click()
  const questionDialog = priya.getByRole('dialog', { name: 'Ask a question' })
  await questionDialog.getByLabel('Question').fill('Who builds the quay?')
  await questionDialog.getByRole('button', { name: 'Ask a question' }).click()
  await expect(questionDialog).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Done: Cap table matches the register of members' }).click()
  const noting = priya.getByRole('dialog', { name: 'Complete check' })
  await noting.getByLabel('Findings').fill('They agree.')
  await noting.getByRole('button', { name: 'Done' }).click()
  await expect(drawer.getByText('Due diligence, 10%')).toBeVisible()

  await page.reload()
  await expect(page.getByText('I compare the structure.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Our own engineers do.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Our own engineers do.')).toBeVisible()

  const { rows } = await review.list({ search: who.company })
  const id = rows[0]?.id ?? ''
  for (const item of diligenceItems) await review.check({ id, item, note: 'Seen.' })
  await review.step({ id, step: 'refer' })
  await proposeAndConfirm([priya, arjun], 'financing', who.company, 'It fits.')
  const terms = await openCase(priya, 'financing', who.company)
  await terms.getByRole('button', { name: 'Propose terms' }).click()
  const offering = priya.getByRole('dialog', { name: 'Propose terms' })
  await offering.getByLabel('Product symbol').fill(`NQ${who.passport.slice(-5)}`)
  const texts = {
    'Answer by (UTC)': inDays(14),
    'Opens (UTC)': inDays(30),
    'Closes (UTC)': inDays(60),
    'Allotment expected (UTC)': inDays(67),
    'Conditions (English)': 'A director stays on the board.',
    'Conditions (Chinese)': '董事须留任。',
    Reason: 'As agreed with the issuer.',
  }
  for (const [name, text] of Object.entries(texts)) await offering.getByLabel(name).fill(text)
  await checkScreen(priya, 'console-financing-terms.en_US')
  await priya.setViewportSize(desk)
  await offering.getByRole('button', { name: 'Propose terms' }).click()
  await expect(offering).toHaveCount(0)
  await arjun.goto(`/console/en_US/financing?case=financing_terms:${id}`)
  await confirm(arjun, arjun.getByRole('dialog'), 'These are the terms.')

  await page.reload()
  await checkAppearance(page, 'financing-terms.en_US')
  await page.getByRole('button', { name: 'Accept terms' }).click()
  await withCode(page, page.getByRole('dialog'), mobile, 'Accept terms')
  await expect(page.getByText('Terms are agreed. We’re preparing the offer.')).toBeVisible()
  await page.context().close()
})

test('an application is begun by keyboard alone on a phone in Chinese, and fails the pre-check with its reason', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const who = await verifiedCompany(browser, base)
  const page = await (await customerBrowser(browser, base, who.token, { viewport: phone })).newPage()
  await page.goto('/zh_CN/financing')
  await keys.press(page, page.getByRole('link', { name: '开始申请' }))
  await expect(page.getByText('以下为贵公司的认证信息', { exact: false })).toBeVisible()
  await keys.press(page, page.getByRole('button', { name: '继续' }))
  const currency = page.getByRole('button', { name: '币种' })
  await keys.press(page, currency)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('SGD')
  await expect(page.getByRole('option', { name: 'SGD' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(currency).toContainText('SGD')
  for (const [name, text] of [
    ['财政年度', lastYear],
    ['年收入', '2500000'],
    ['累计已融资', '0'],
    ['现有现金', '1100000'],
    ['月支出', '100000'],
  ] as const)
    await keys.type(page, page.getByRole('textbox', { name, exact: true }), text)
  await keys.press(page, page.getByRole('button', { name: '立即预审' }))
  await expect(page.getByText('现金须足够支付至少 12 个月的支出。')).toBeVisible()
  await expect(page.getByText('未通过预审')).toBeVisible()
  await checkScreen(page, 'financing-precheck-failed.zh_CN')
  await page.context().close()
})
