import { expect, type Page, test } from '@playwright/test'
import { explains, picture, tick, upload } from './steps/form.ts'
import { openAccount, sendKyc, somebody } from './steps/people.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { logIn, operatorBrowser } from './steps/sessions.ts'

// The whole road of one newcomer, each step through the screens.

test.describe.configure({ mode: 'serial' })

const amelia = somebody()
const password = 'Harbour2026'
let page: Page
let priya: Page
let arjun: Page

test.beforeAll(async ({ browser }) => {
  const wide = { viewport: { width: 1440, height: 900 } }
  page = await (await browser.newContext({ ...wide, acceptDownloads: true })).newPage()
  priya = await (await operatorBrowser(browser, 'priya', wide)).newPage()
  arjun = await (await operatorBrowser(browser, 'arjun', wide)).newPage()
})
test.afterAll(() => Promise.all([page, priya, arjun].map((each) => each.context().close())))

const banner = () => page.getByRole('banner')

test('registration refuses a weak password and terms that nobody accepted', async () => {
  await page.goto('/en_US')
  await banner().getByRole('link', { name: 'Open account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByText('Use 8 to 20 characters with at least a letter and a digit.')).toBeVisible()
  await expect(page.getByText('Accept the terms to open an account.')).toBeVisible()
})

test('an account is opened with the code from the mail', async () => {
  await openAccount(page, amelia, password)
})

test('logging out asks the server by GET, and logging in asks for the mailed code', async () => {
  await banner().getByRole('button', { name: 'Account menu' }).click()
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/api/v0/public/logout'),
  )
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await asked
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await banner().getByRole('link', { name: 'Log in' }).click()
  await logIn(page, amelia.email, password)
})

test('Trade and Assets are closed before the identity is approved, here and on the server', async () => {
  const trade = banner().getByRole('link', { name: 'Trade' })
  await explains(trade, 'Trading opens once your identity is approved.')
  // A closed tab is disabled to a screen reader and still leads on (specification §2.3).
  await trade.click({ force: true })
  await expect(page).toHaveURL(/\/en_US\/personal\/kycEnter$/)
  await explains(banner().getByRole('link', { name: 'Assets' }), 'Assets open once your identity is approved.')
  await page.goto('/en_US/assets/tokenAccount')
  await expect(page).toHaveURL(/\/en_US\/personal\/kycEnter$/)
  const token = await page.evaluate(() => localStorage.getItem('tessera.token'))
  const answer = await page.request.post('/ex/api/v1/subscriptions/quote', {
    headers: { token: token ?? '' },
    data: { symbol: 'SLW31', quantity: '10' },
  })
  expect(await answer.json()).toMatchObject({ code: 'KYC_REQUIRED' })
})

test('details and photos are sent for review', async () => {
  await sendKyc(page, amelia)
})

test('an operator asks for one photo again, and only that one is sent', async () => {
  const drawer = await openCase(priya, `kyc?search=${amelia.email}`, amelia.name)
  await drawer.getByRole('button', { name: 'Ask again' }).click()
  const question = priya.getByRole('dialog', { name: 'What shall the customer send again?' })
  await tick(question, 'Selfie')
  await question.getByRole('button', { name: 'Reason' }).click()
  const reason = priya.getByRole('option').first()
  const words = (await reason.textContent()) ?? ''
  await reason.click()
  await question.getByLabel('In your own words to the customer').fill('Please face the camera.')
  await question.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(priya.getByText('The customer has been asked.')).toBeVisible()

  await page.goto('/en_US/personal/kycEnter')
  await expect(page.getByRole('heading', { level: 1, name: 'We need something again' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Please face the camera.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Front of the document' })).toHaveCount(0)
  await upload(page, 'A photo of yourself', 'again.png', await picture(page, `Again ${amelia.passport}`, 'maroon'))
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your file is being reviewed' })).toBeVisible()
})

test('who proposes the approval cannot confirm it; another person does', async () => {
  const own = await openCase(priya, `kyc?search=${amelia.email}`, amelia.name)
  await propose(priya, own, 'Passport and photo agree.')
  const again = await openCase(priya, `kyc?search=${amelia.email}`, amelia.name)
  await expect(again.getByText('You proposed this: another person must confirm it.').first()).toBeVisible()
  await expect(again.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  await confirm(arjun, await openCase(arjun, `kyc?search=${amelia.email}`, amelia.name), 'I agree.')
  await page.goto('/en_US/personal/kycEnter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your identity is verified' })).toBeVisible()
  await expect(banner().getByRole('link', { name: 'Trade' })).not.toHaveAttribute('aria-disabled', 'true')
})
