import { type Browser, expect, type Page, test } from '@playwright/test'
import { openApi } from '../world/src/people/api.ts'
import { investors, PASSWORD } from '../world/src/stories/cast.ts'
import { northquay } from '../world/src/stories/companies.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode, mailsTo } from './steps/outbox.ts'
import { addPhone } from './steps/second-factor.ts'
import { customerBrowser, logIn } from './steps/sessions.ts'
import { signInCustomer } from './steps/sign-in-by-api.ts'
import { enterCode } from './steps/enter-code.ts'

const mira = { email: `mira-${String(Date.now())}@northquay.example`, password: 'second person 7' }
const dialog = (page: Page) => page.getByRole('dialog')
const act = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

/** Checks the page in its widths and themes, and restores the wide window for the next step. */
async function checkAppearance(page: Page, name: string): Promise<void> {
  await checkScreen(page, name)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Sends the code that a dialog requires to a phone, and enters it. */
async function sendAndEnterCode(page: Page, to: string): Promise<void> {
  const send = () => dialog(page).getByRole('button', { name: 'Send code' }).click()
  const code = await readMailedCode(page.request, to, send)
  await enterCode(dialog(page), code)
}

/** The owner invites Mira, who opens the link of the email, sets a password, logs in and adds a phone. */
async function invite(owner: Page, browser: Browser): Promise<{ readonly page: Page; readonly phone: string }> {
  await owner.goto('/en_US/personal/people')
  await owner.getByRole('button', { name: 'Invite person' }).click()
  await dialog(owner).getByRole('textbox', { name: 'Name' }).fill('Mira Ranganathan')
  await dialog(owner).getByRole('textbox', { name: 'Email' }).fill(mira.email)
  for (const name of [/^Trade/, /^Pay/, /^Administer/])
    await dialog(owner).getByRole('checkbox', { name }).check({ force: true })
  await checkAppearance(owner, 'people-invite.en_US')
  await sendAndEnterCode(owner, northquay.phone)
  await dialog(owner).getByRole('button', { name: 'Send invitation' }).click()
  await expect(row(owner, /Mira Ranganathan/)).toContainText(mira.email)
  await checkAppearance(owner, 'people.en_US')

  const [mail] = await mailsTo(owner.request, mira.email)
  const link = /https?:\/\/\S+\/join\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('heading', { name: 'Join Northquay Capital Partners LLP' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(mira.password)
  await page.getByLabel('Confirm password').fill(mira.password)
  await page.getByRole('checkbox').check({ force: true })
  await checkAppearance(page, 'join.en_US')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, mira.email, mira.password)
  const phone = await addPhone(page, mira)
  return { page, phone }
}

/** Above 500 dollars two people sign an order, above 100 a payment. */
async function setRule(owner: Page): Promise<void> {
  await owner.goto('/en_US/personal/signatures')
  await owner.getByRole('button', { name: 'Change' }).click()
  await dialog(owner).getByRole('textbox', { name: 'Orders above (USD)' }).fill('500')
  await dialog(owner)
    .getByRole('textbox', { name: /^Withdrawals, payments/ })
    .fill('100')
  await checkAppearance(owner, 'signature-rule.en_US')
  await sendAndEnterCode(owner, northquay.phone)
  await dialog(owner).getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Above 500.00 USD')).toBeVisible()
}

test("two people of a company: one is invited and logs in, an order and a payment need the other's signature, one payment is withdrawn", async ({
  browser,
  baseURL: address,
  request,
}) => {
  test.slow()
  const baseURL = address ?? ''
  const token = await signInCustomer(request, baseURL, { email: northquay.email, password: PASSWORD })
  const context = await customerBrowser(browser, baseURL, token)
  const owner = await context.newPage()
  const reports = collectBrowserErrors(owner)
  const second = await invite(owner, browser)
  await setRule(owner)
  const { transfers } = openApi(baseURL, { token }, northquay.email)
  await transfers.create(
    { coin: 'tUSD', amount: '20000', from: 'token', to: 'spot' },
    { idempotencyKey: `northquay-${String(Date.now())}` },
  )

  // An order of Mira is pending, and fills once the owner has signed.
  const { page } = second
  await page.goto('/en_US/trade/AURB-tUSD')
  const form = page.getByRole('region', { name: 'Place an order' })
  await expect(form.getByText('A second person in your company must sign above 500.00 USD in 24 hours.')).toBeVisible()
  await form.getByRole('tab', { name: 'Market' }).click()
  await form.getByRole('textbox', { name: 'Quantity', exact: true }).fill('60')
  await form.getByRole('button', { name: 'Buy 60 AURB' }).click()
  await form.getByRole('button', { name: 'Send for signature' }).click()
  await expect(page.getByText(/^Sent for signature/)).toBeVisible()
  await owner.goto('/en_US/personal/signatures')
  await expect(act(owner, /Buy 60 AURB-tUSD at the market price/)).toContainText('Mira Ranganathan')
  await checkAppearance(owner, 'signatures.en_US')
  await act(owner, /Buy 60 AURB/)
    .getByRole('button', { name: 'Sign' })
    .click()
  await sendAndEnterCode(owner, northquay.phone)
  await checkAppearance(owner, 'signature-sign.en_US')
  await dialog(owner).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(act(owner, /Buy 60 AURB/)).toHaveCount(0)
  await owner.getByRole('tab', { name: 'Ended' }).click()
  await expect(act(owner, /Buy 60 AURB/)).toContainText('Signed')

  // A payment of the owner needs Mira's signature, and she signs it; another one is withdrawn.
  for (const amount of ['150', '160']) {
    await owner.goto('/en_US/assets/internalTransfer?coin=tUSD')
    await owner.getByRole('tab', { name: 'Email' }).click()
    await owner.getByRole('textbox', { name: 'Email' }).fill(investors.lim.email)
    await owner.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await owner.getByRole('button', { name: 'Continue' }).click()
    await sendAndEnterCode(owner, northquay.phone)
    await dialog(owner).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(owner.getByText(/^Sent for signature/)).toBeVisible()
  }
  await owner.goto('/en_US/personal/signatures')
  await act(owner, /160/).getByRole('button', { name: 'Cancel request' }).click()
  await expect(act(owner, /160/)).toHaveCount(0)
  await page.goto('/zh_CN/personal/signatures')
  await checkAppearance(page, 'signatures.zh_CN')
  await page.goto('/en_US/personal/signatures')
  await act(page, /150/).getByRole('button', { name: 'Sign' }).click()
  await sendAndEnterCode(page, second.phone)
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(act(page, /150/)).toHaveCount(0)

  // The history names both; a removed person is logged out at once.
  await owner.goto('/en_US/personal/people')
  const history = owner.getByRole('table', { name: 'Activity' })
  await expect(history.getByRole('row').filter({ hasText: 'Mira Ranganathan' }).first()).toBeVisible()
  await checkAppearance(owner, 'people-two.en_US')
  await owner.getByRole('button', { name: 'Actions for Mira Ranganathan' }).click()
  await owner.getByRole('menuitem', { name: 'Remove' }).click()
  await sendAndEnterCode(owner, northquay.phone)
  await checkAppearance(owner, 'people-remove.en_US')
  await dialog(owner).getByRole('button', { name: 'Remove' }).click()
  await expect(owner.getByRole('button', { name: 'Actions for Mira Ranganathan' })).toHaveCount(0)
  await page.goto('/en_US/assets/tokenAccount')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(reports.every((each) => /409/.test(each))).toBe(true)
  await page.context().close()
  await context.close()
})
