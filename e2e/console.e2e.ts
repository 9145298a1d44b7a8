import { expect, type Locator, type Page, test } from '@playwright/test'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { operators } from '../world/src/stories/cast.ts'
import { fileOrder, subscribe } from './steps/by-api.ts'
import { addDocument, writeDraft } from './steps/draft.ts'
import { choose, chooseStatement, tick } from './steps/form.ts'
import { approvedCustomer, customerInReview } from './steps/kyc.ts'
import { publishOffer } from './steps/offer.ts'
import { payByBank } from './steps/external-payments.ts'
import { confirm, expectAudited, openAuditEntry, openCase, propose, proposeAndConfirm } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { freeze, unfreeze } from './steps/account-states.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { operatorPage } from './steps/shared-page.ts'

// Operator actions beyond customer-journey.e2e.ts: on screens, by two people where required, with an audit entry.

test.describe.configure({ mode: 'serial' })

const run = Date.now().toString(36).toUpperCase().slice(-6)
let priya: Page
let arjun: Page
let root: Page

test.beforeAll(async ({ browser }) => {
  const pageOf = (who: string) => operatorPage(browser, who)
  priya = await pageOf('priya')
  arjun = await pageOf('arjun')
  root = await pageOf('root')
})

test('a product is written in both languages, given a document, and published by two people', async () => {
  const draft = { symbol: `H${run}`, name: `Morning Harbour ${run}` }
  await writeDraft(priya, draft)
  const publish = priya.getByRole('button', { name: 'Propose to publish' })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await addDocument(priya, draft.symbol)
  await priya.getByRole('textbox', { name: 'Investment fee' }).fill('11')
  await priya.getByRole('button', { name: 'Save draft' }).click()
  await expect(priya.getByText('1 field needs your attention')).toBeVisible()
  await expect(priya.getByRole('textbox', { name: 'Investment fee' })).toBeFocused()
  await priya.keyboard.press('Tab')
  await expect(priya.getByText('The maximum is 10%.').first()).toBeVisible()
  await priya.getByRole('textbox', { name: 'Investment fee' }).fill('0.75')
  await priya.getByRole('button', { name: 'Save draft' }).click()
  await expect(priya.getByText('Version 3', { exact: true })).toBeVisible()
  await publish.click()
  await propose(priya, priya.getByRole('dialog'), 'Terms agree with the memorandum.')
  await expectAudited(priya, 'products.create', operators.priya.name)

  const drawer = await openCase(arjun, 'products', draft.symbol)
  await expect(drawer.getByRole('table', { name: 'Company members' })).toContainText('林艾达')
  await expect(drawer.getByRole('table', { name: 'Offer' })).toContainText('0.75%')
  const saved = arjun.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Open Offer memorandum' }).click()
  await saved
  await confirm(arjun, drawer, 'I read all of it.')
  await arjun.goto('/console/en_US/products')
  await expect(arjun.getByRole('row').filter({ hasText: draft.symbol })).toContainText('Published')
  await expectAudited(arjun, 'approvals.approve', operators.arjun.name)
})

test('a line that names no order is matched by hand, and a statement that contains it is imported without booking it again', async ({
  baseURL,
}) => {
  const order = await fileOrder(baseURL ?? '', await storedToken('harbor'), '1234.00')
  const [currency, amount] = ['SGD', '1234.00']
  const line = await payByBank(priya, { currency, amount, reference: `rent ${run}`, payer: order.payer ?? '' })
  const drawer = await openCase(priya, 'bank', line)
  await expect(drawer.getByRole('table', { name: 'Case details' })).toContainText('No reference')
  await priya.goto('/console/en_US/bank')
  await priya.getByRole('button', { name: 'Import a statement' }).click()
  const dialog = priya.getByRole('dialog', { name: 'Import a statement' })
  await expect(dialog.getByRole('button', { name: /Account$/u })).toContainText(order.bank)
  await chooseStatement(dialog, 'line_id\n1')
  await expect(dialog.getByText(/^Line \d+ cannot be read/u)).toBeVisible()
  await chooseStatement(
    dialog,
    [
      'line_id,booked_on,account_number,direction,currency,amount,payer_name,text',
      `${line},${new Date().toISOString().slice(0, 10)},${order.accountNumber},in,${currency},${amount},${order.payer},rent ${run}`,
    ].join('\n'),
  )
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(priya.getByText('1 line read: 0 to confirm, 1 already recorded.')).toBeVisible()
  await expectAudited(priya, 'bank.import_statement', operators.priya.name)

  await openCase(priya, 'bank', line)
  await drawer.getByRole('searchbox', { name: 'Reference, order number or email' }).fill(order.number)
  await drawer.getByRole('button', { name: /Order$/ }).click()
  await priya.getByRole('option', { name: order.number }).click()
  await expect(drawer.getByRole('table', { name: 'Case details' })).toContainText(order.number)
  await propose(priya, drawer, 'Same payer and amount, the reference was left out.')
  await confirm(arjun, await openCase(arjun, 'bank', line), 'I compared both.')
  await arjun.goto('/console/en_US/bank')
  await expect(arjun.getByRole('row').filter({ hasText: line })).toContainText('Credited')
  await arjun.goto('/console/en_US/bank?tab=orders')
  await expect(arjun.getByRole('row').filter({ hasText: order.number })).toContainText('Completed')
})

test('an order and its customer are found by reference, number and email, and a key focuses the search box', async ({
  baseURL,
}) => {
  const order = await fileOrder(baseURL ?? '', await storedToken('harbor'), '4321.00')
  await priya.goto('/console/en_US/queue')
  const box = priya.getByRole('searchbox', { name: 'Search', exact: true })
  await expect(box).toBeVisible()
  await priya.keyboard.press('/')
  await expect(box).toBeFocused()
  await priya.keyboard.type(order.reference)
  await priya.keyboard.press('Enter')
  const found = priya.getByRole('table', { name: 'Search results' }).getByRole('row').filter({ hasText: order.number })
  await expect(found).toContainText('4,321.00')
  await expect(found).toContainText('To be paid')
  await found.click()
  await expect(priya).toHaveURL(/\/bank\?tab=orders/)
  await expect(priya.getByRole('row').filter({ hasText: order.number })).toBeVisible()
  await expectAudited(priya, 'search.find', operators.priya.name)
})

test('details are requested again with a reason, and the audit log shows the values before and after', async ({
  browser,
  baseURL,
}) => {
  const { name, email, token } = await customerInReview(browser, baseURL ?? '')
  const drawer = await openCase(priya, `kyc?search=${email}`, name)
  await expect(drawer.getByRole('table', { name: 'Submitted content' })).toContainText('Singapore')
  await drawer.getByRole('button', { name: 'Request resubmission' }).click()
  const question = priya.getByRole('dialog', { name: 'What should the customer resubmit?' })
  const send = question.getByRole('button', { name: 'Send request' })
  await expect(send).toBeDisabled()
  await tick(question, 'Details')
  await expect(send).toBeDisabled()
  await choose(question, 'Reason', 'The name differs from the document.')
  await question.getByLabel('Additional note to the customer').fill('Your middle name is missing.')
  await send.click()
  await expect(question).toHaveCount(0)
  await expect(drawer.getByRole('button', { name: 'Request resubmission' })).toHaveCount(0)

  await openAuditEntry(priya, 'kyc.ask_again', operators.priya.name)
  const log = priya.getByRole('table', { name: 'Audit log' })
  await expect(log.getByRole('row').nth(1)).toContainText('Request resubmission')
  await expect(log.locator('pre').nth(0)).toContainText('"status": "submitted"')
  await expect(log.locator('pre').nth(1)).toContainText('"status": "action_required"')
  await expect(log.locator('pre').nth(1)).toContainText('"item": "details"')
  await expect(log.locator('pre').nth(1)).toContainText('"reason": "name_mismatch"')
  await priya.getByRole('button', { name: 'Verify the log chain' }).click()
  await expect(priya.getByText(/Chain intact: .* External copy up to entry \d+, saved 20/)).toBeVisible()

  const customer = await customerBrowser(browser, baseURL ?? '', token)
  const page = await customer.newPage()
  await page.goto('/en_US/personal/kycEnter')
  await expect(page.getByText('Your middle name is missing.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full legal name' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'A photo of yourself' })).toHaveCount(0)
  await customer.close()
})

test('two people recall a verified identity, and its customer reads the reason, the blocked actions and the next step', async ({
  browser,
  baseURL,
}) => {
  const { name, email, token } = await approvedCustomer(browser, baseURL ?? '')
  const drawer = await openCase(priya, `kyc?search=${email}`, name)
  await drawer.getByRole('button', { name: 'Review again' }).click()
  const question = priya.getByRole('dialog', { name: 'Review this identity again?' })
  await tick(question, 'Front of document')
  await choose(question, 'Reason', 'The document has expired.')
  await question.getByLabel('Additional note to the customer').fill('It ran out in May.')
  await expect(question.getByRole('button', { name: 'Propose review' })).toBeDisabled()
  await question.getByLabel('Internal note').fill('The register says so.')
  await question.getByRole('button', { name: 'Propose review' }).click()
  await expect(question).toHaveCount(0)
  await drawer.getByRole('button', { name: 'View proposal' }).click()
  await expect(drawer.getByText('It ran out in May.')).toBeVisible()
  await confirm(arjun, await openCase(arjun, `queue?kind=kyc_recall`, name), 'I looked it up too.')
  await expectAudited(arjun, 'kyc.reopen', operators.arjun.name)

  const customer = await customerBrowser(browser, baseURL ?? '', token)
  const page = await customer.newPage()
  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('link', { name: 'See what to send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We’re reviewing your identity again' })).toBeVisible()
  await expect(page.getByText('It ran out in May.')).toBeVisible()
  await expect(page.getByText(/^Trading, subscriptions and withdrawals are paused/u)).toBeVisible()
  await expect(page.getByRole('group', { name: 'A photo of yourself' })).toHaveCount(0)
  await customer.close()
})

/** Types into the field of the dialog and leaves it; the field shows the error. */
async function expectFieldError(page: Page, field: Locator, [text, words]: readonly [string, string]): Promise<void> {
  await field.fill(text)
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription(new RegExp(words, 'u'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

test('invalid input is reported at its field, in the language of the reader', async () => {
  const wrong = {
    en_US: {
      invite: ['Invite', 'Email', 'Enter a valid email address'],
      text: ['New content', 'Address', 'Lowercase letters, digits and hyphens'],
    },
    zh_CN: {
      invite: ['邀请', '邮箱', '邮箱格式不正确'],
      text: ['新建内容', '地址', '小写字母、数字'],
    },
  } as const
  const forms = [
    { of: root, screen: 'staff', form: 'invite', text: 'wei@tessera' },
    { of: priya, screen: 'texts', form: 'text', text: '<script>' },
  ] as const
  for (const locale of locales)
    for (const { of: page, screen, form, text } of forms) {
      const [opener, label, words] = wrong[locale][form]
      await page.goto(`/console/${locale}/${screen}`)
      await page.getByRole('button', { name: opener, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expectFieldError(page, dialog.getByRole('textbox', { name: label, exact: true }), [text, words])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
})

test('a statement without a readable line reports it at its field, and markup in it is text', async () => {
  await priya.goto('/console/en_US/bank')
  await priya.getByRole('button', { name: 'Import a statement' }).click()
  const dialog = priya.getByRole('dialog', { name: 'Import a statement' })
  await chooseStatement(dialog, 'line_id,"<img src=x onerror=alert(1)>"')
  await expect(dialog.getByText(/^Line 1 cannot be read/u)).toBeVisible()
  await expect(priya.locator('img[src="x"]')).toHaveCount(0)
})

test('a pair is stopped by one person, then halted, put into an auction and opened by two', async ({
  browser,
  baseURL,
}) => {
  const market = 'HCCL-tUSD'
  const row = (page: Page) => page.getByRole('row').filter({ hasText: market })
  const change = async (step: string, act: string) => {
    await priya.goto('/console/en_US/markets')
    await row(priya).click()
    const dialog = priya.getByRole('dialog', { name: `Status of ${market}` })
    await dialog.getByText(step, { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('News about the issuer.\nSeen on the wire.')
    await dialog.getByRole('button', { name: act, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  const agree = async () => {
    const drawer = await openCase(arjun, 'queue?kind=market_state', market)
    await confirm(arjun, drawer, 'I read the news too.')
    await arjun.goto('/console/en_US/markets')
  }
  await change('Cancel only', 'Stop new orders')
  await expect(row(priya)).toContainText('Cancel only')
  await expectAudited(priya, 'markets.restrict', operators.priya.name)
  await change('Halt', 'Propose')
  await agree()
  await expect(row(arjun)).toContainText('Halted')
  await change('Cancel only', 'Propose')
  await agree()
  await expect(row(arjun)).toContainText('Cancel only')
  await change('Start an auction', 'Propose')
  await agree()
  const investor = await (await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))).newPage()
  await investor.goto(`/en_US/trade/${market}`)
  const panel = investor.getByRole('region', { name: 'Call auction' })
  await expect(panel).toContainText(/Accepting orders until\s*\d\d:\d\d/)
  await change('Open', 'Propose')
  await agree()
  await expect(row(arjun)).toContainText('Open')
  await expect(panel).toHaveCount(0)
  await investor.context().close()
  await expectAudited(arjun, 'approvals.approve', operators.arjun.name)
})

test('tokens whose delivery failed are delivered again', async ({ baseURL, request }) => {
  const offer = await publishOffer({ request, baseUrl: baseURL ?? '' }, 12)
  const number = await subscribe(baseURL ?? '', await storedToken('harbor'), offer.symbol, '150')
  await freeze('harbor')
  await proposeAndConfirm([priya, arjun], 'subscriptions', offer.name, 'Book closed and reconciled.')
  const row = priya.getByRole('row').filter({ hasText: number })
  const failed = '/console/en_US/subscriptions?tab=book&status=disburse_failed'
  await reloadUntil(priya, failed, () => expect(row).toBeVisible({ timeout: 3_000 }))
  await unfreeze('harbor')
  await row.click()
  const dialog = priya.getByRole('dialog', { name: `Retry disbursement: ${number}` })
  await dialog.getByRole('textbox').fill('The account is free again.')
  await dialog.getByRole('button', { name: 'Retry disbursement' }).click()
  await expect(row).toHaveCount(0)
  await priya.goto('/console/en_US/subscriptions?tab=book&status=disbursed')
  await expect(row).toContainText('Disbursed')
  await expectAudited(priya, 'subscriptions.retry_disbursement', operators.priya.name)
})
