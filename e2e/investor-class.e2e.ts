import { expect, type Page, test } from '@playwright/test'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { memorandum } from '../world/src/stories/memorandum.ts'
import { acceptDocuments } from './steps/accept-documents.ts'
import { clientOf } from './steps/client-of.ts'
import { desk, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { openCase, proposeAndConfirm } from './steps/review.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'

test.describe.configure({ mode: 'serial' })

// A product for accredited investors, in subscription in the local world.
const PRODUCT = '/en_US/investmentDetail/OPLG'

async function attach(page: Page, button: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  const buffer = memorandum('Notice of assessment', [`${Date.now()} ${Math.random()}`])
  await (await chooser).setFiles({ name: 'assessment.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('assessment.pdf')).toBeVisible()
}

test('a retail investor applies from a refused product, two people grant the class, and withdrawing it closes the product again', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const token = await storedToken('lim')
  const page = await (await customerBrowser(browser, base, token, { viewport: desk })).newPage()
  const reports = collectBrowserErrors(page)
  await page.goto(PRODUCT)
  await page.getByRole('link', { name: 'Apply for an investor class' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Investor class' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply for a class' }).click()
  const submit = page.getByRole('button', { name: 'Submit application' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /^Personal assets/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Home, less its mortgage' }).fill('3000000')
  await expect(page.getByText('Counted: S$1,000,000. Threshold: S$2,000,000.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Other assets, less debts' }).fill('1000001')
  await expect(page.getByText('Counted: S$2,000,001. Threshold: S$2,000,000.')).toBeVisible()
  await attach(page, 'Choose a file')
  await page.getByRole('checkbox', { name: 'I have read this notice and I consent' }).check({ force: true })
  await checkScreen(page, 'investor-class-form.en_US')
  await page.setViewportSize(desk)
  await submit.click()
  await expect(page.getByText(/^Application IC-\d+ is under review/)).toBeVisible()

  const { newest } = await clientOf(base, token, investorClasses).current({})
  const [priya, arjun] = [
    await (await operatorBrowser(browser, 'priya', { viewport: desk })).newPage(),
    await (await operatorBrowser(browser, 'arjun', { viewport: desk })).newPage(),
  ]
  await priya.goto('/console/en_US/investorClasses')
  await expect(priya.getByRole('row').filter({ hasText: newest?.number ?? '' })).toBeVisible()
  await checkScreen(priya, 'console-investor-classes.en_US')
  await priya.setViewportSize(desk)
  await openCase(priya, 'investorClasses', newest?.number ?? '')
  await checkScreen(priya, 'console-investor-class.en_US')
  await priya.setViewportSize(desk)
  for (const who of ['priya', 'arjun'])
    await acceptDocuments(base, await storedToken(who), 'investor_class', newest?.id ?? '')
  await proposeAndConfirm([priya, arjun], 'investorClasses', newest?.number ?? '', 'The assessment shows the amounts.')

  await page.goto(PRODUCT)
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await page.goto('/zh_CN/personal/investorClass')
  await expect(page.getByText('合格投资者').first()).toBeVisible()
  await page.setViewportSize(phone)
  await checkScreen(page, 'investor-class.zh_CN')
  await page.setViewportSize(desk)
  await page.goto('/en_US/personal/investorClass')
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' })
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page.getByText('Retail investor', { exact: true })).toBeVisible()
  await page.goto(PRODUCT)
  await expect(page.getByRole('link', { name: 'Apply for an investor class' })).toBeVisible()
  expect(reports).toEqual([])
  for (const each of [page, priya, arjun]) await each.context().close()
})

test('a customer takes the risk-awareness test, and each answer is explained', async ({ browser, baseURL }) => {
  const page = await (
    await customerBrowser(browser, baseURL ?? '', await storedToken('lim'), { viewport: phone })
  ).newPage()
  await page.goto('/zh_CN/personal/riskTest')
  await checkScreen(page, 'risk-test.zh_CN')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: '开始测试' }).click()
  for (let n = 1; n <= 10; n += 1) {
    await expect(page.getByText(`第 ${n} 题，共 10 题`)).toBeVisible()
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: '提交答案' }).click()
    await expect(page.getByText(/回答正确|回答错误/)).toBeVisible()
    if (n === 1) await checkScreen(page, 'risk-test-answer.zh_CN')
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: n === 10 ? '查看结果' : '下一题' }).click()
  }
  await expect(page.getByText(/答对 \d+ 题，共 10 题。/)).toBeVisible()
  await page.context().close()
})
