import { expect, test } from '@playwright/test'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { acceptDocuments } from './steps/accept-documents.ts'
import { clientOf } from './steps/client-of.ts'
import { companyInReview, paperOf, submitCompany } from './steps/company.ts'
import { choose, tick } from './steps/form.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { openCase, proposeAndConfirm } from './steps/review.ts'
import { storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

test.describe.configure({ mode: 'serial' })

test('a company is reviewed by mouse on a desktop in English: opened, sent back, approved by two', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const sent = await companyInReview(browser, base)
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  await priya.goto('/console/en_US/companies')
  await expect(priya.getByRole('row').filter({ hasText: sent.company })).toBeVisible()
  await checkScreen(priya, 'console-companies.en_US')
  await priya.setViewportSize(desk)

  const drawer = await openCase(priya, 'companies', sent.company)
  await expect(drawer.getByText('91% declared, 9% not declared.')).toBeVisible()
  await checkScreen(priya, 'console-company.en_US')
  await drawer.getByRole('button', { name: 'Open: Partnership agreement' }).scrollIntoViewIfNeeded()
  await checkScreen(priya, 'console-company-persons.en_US')
  await priya.setViewportSize(desk)
  await drawer.getByRole('button', { name: 'Open: Partnership agreement' }).click()
  const why = priya.getByRole('dialog', { name: 'Why do you need to open this document?', exact: false })
  await why.getByLabel('Reason').fill('I review the application.')
  await why.getByRole('button', { name: 'Show', exact: true }).click()
  const paper = priya.getByRole('dialog', { name: 'Partnership agreement' })
  await expect(paper.getByRole('img')).toBeVisible()
  await priya.keyboard.press('Escape')
  await expect(paper).toHaveCount(0)

  await drawer.getByRole('button', { name: 'Request changes' }).click()
  const changesDialog = priya.getByRole('dialog', { name: 'What should the customer change?' })
  await tick(changesDialog, 'Partnership agreement')
  await choose(changesDialog, 'Reason', 'Pages or signatures are missing.')
  await checkScreen(priya, 'console-company-ask.en_US')
  await priya.setViewportSize(desk)
  await changesDialog.getByRole('button', { name: 'Send request' }).click()
  await expect(changesDialog).toHaveCount(0)
  const page = await (await browser.newContext({ baseURL: base })).newPage()
  await paperOf(page, base, sent, 'partnership_agreement')
  await page.context().close()
  await submitCompany(base, sent)

  const { application: waiting } = await clientOf(base, sent.token, companies).current({})
  for (const who of ['priya', 'arjun'])
    await acceptDocuments(base, await storedToken(who), 'company_review', waiting?.id ?? '')
  await proposeAndConfirm([priya, arjun], 'companies', sent.company, 'The registry agrees with the papers.')
  const { application } = await clientOf(base, sent.token, companies).current({})
  expect(application?.status).toBe('approved')
})

test('a company is rejected by keyboard on a phone in Chinese, and the customer reads why', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const sent = await companyInReview(browser, base)
  const [priya, arjun] = [await operatorPage(browser, 'priya', phone), await operatorPage(browser, 'arjun', phone)]
  const open = async (page: typeof priya) => {
    await page.goto(`/console/zh_CN/companies?search=${encodeURIComponent(sent.company)}`)
    await keys.press(page, page.getByRole('row').filter({ hasText: sent.company }).getByRole('button'))
    return page.getByRole('dialog')
  }
  const drawer = await open(priya)
  await expect(drawer.getByText('已申报 91%，未申报 9%。')).toBeVisible()
  await checkScreen(priya, 'console-company.zh_CN')
  await priya.setViewportSize(phone)
  await keys.type(priya, drawer.getByLabel('内部备注'), '登记机关查无此企业。')
  await keys.press(priya, drawer.getByRole('button', { name: '向客户展示的原因' }))
  await expect(priya.getByRole('option').first()).toBeFocused()
  await priya.keyboard.press('Enter')
  await expect(priya.getByRole('listbox')).toHaveCount(0)
  await keys.press(priya, drawer.getByRole('button', { name: '提议拒绝' }))
  await expect(drawer).toHaveCount(0)
  const theirs = await open(arjun)
  await keys.type(arjun, theirs.getByLabel('内部备注'), '同意。')
  await keys.press(arjun, theirs.getByRole('button', { name: '确认拒绝' }))
  await expect(theirs).toHaveCount(0)
  const { application } = await clientOf(base, sent.token, companies).current({})
  expect(application).toMatchObject({
    status: 'rejected',
    rejected: { reasonText: 'We need to check this again.' },
  })
})
