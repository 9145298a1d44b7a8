import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { choose, explains, picture, tick, upload } from './steps/form.ts'
import { type Offer, publishOffer } from './steps/offer.ts'
import { readMailedCode } from './steps/outbox.ts'
import { payByBank, sendOnChain, externalWallet } from './steps/external-payments.ts'
import { openAccount, sendKyc, inventedPerson } from './steps/people.ts'
import { openAndAcceptPhotos } from './steps/accept-photos.ts'
import { confirm, confirmRefusal, openCase, propose, proposeRefusal, proposeAndConfirm } from './steps/review.ts'
import { addPhone } from './steps/second-factor.ts'
import { callAs, logIn } from './steps/sessions.ts'
import { addAddress, withdraw } from './steps/withdraw.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { operatorPage } from './steps/shared-page.ts'
import { closeReceipt } from './steps/receipt.ts'
import { enterCode } from './steps/enter-code.ts'

// The complete journey of one new customer through the screens, with motion. All other tests reduce motion.

test.describe.configure({ mode: 'serial' })

const [amelia, password] = [inventedPerson(), 'Harbour2026']
let page: Page
let priya: Page
let arjun: Page

test.beforeAll(async ({ browser }) => {
  const screen = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' } as const
  page = await (await browser.newContext({ ...screen, permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
  priya = await operatorPage(browser, 'priya')
  arjun = await operatorPage(browser, 'arjun')
})
test.afterAll(() => page.context().close())

let offer: Offer
let phone: string

const banner = () => page.getByRole('banner')
const held = (coin: string) => page.getByRole('table', { name: 'Holdings' }).getByRole('row').filter({ hasText: coin })

test('registration rejects a weak password and terms that were not accepted', async () => {
  await page.goto('/en_US')
  await banner().getByRole('link', { name: 'Open account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByText('Use 8 to 20 characters with at least one letter and one digit.').first()).toBeVisible()
  await expect(page.getByText('Accept the terms to open an account.').first()).toBeVisible()
})

test('an account is opened with the code from the email', async () => {
  await openAccount(page, amelia, password)
})

test('logging out asks the server by GET, and logging in needs the emailed code', async () => {
  await banner().getByRole('button', { name: 'Account menu' }).click()
  const logoutRequest = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/api/v0/public/logout'),
  )
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await logoutRequest
  await expect(page.getByText('You’re logged out.')).toBeVisible()
  await banner().getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, amelia.email, password)
})

test('Trade and Assets are closed before the identity is verified, on the screens and on the server', async () => {
  const trade = banner().getByRole('link', { name: 'Trade' })
  await explains(trade, 'You can trade once your identity is verified.')
  // Screen readers announce a closed tab as disabled, but it still has a link (specification §2.3).
  await trade.click({ force: true })
  await expect(page).toHaveURL(/\/en_US\/personal\/kycEnter$/)
  await explains(banner().getByRole('link', { name: 'Assets' }), 'Assets are available once your identity is verified.')
  await page.goto('/en_US/assets/tokenAccount')
  await expect(page).toHaveURL(/\/en_US\/personal\/kycEnter$/)
  expect(await callAs(page, '/ex/api/v1/subscriptions/quote', { symbol: 'SLW31', quantity: '10' })).toBe('KYC_REQUIRED')
})

test('details and photos are submitted for review', async () => {
  await sendKyc(page, amelia)
})

test('an operator requests one photo again, and only that one is sent', async () => {
  const drawer = await openCase(priya, `kyc?search=${amelia.email}`, amelia.name)
  await drawer.getByRole('button', { name: 'Request resubmission' }).click()
  const question = priya.getByRole('dialog', { name: 'What should the customer resubmit?' })
  await tick(question, 'Selfie')
  await question.getByRole('button', { name: 'Reason' }).click()
  const reason = priya.getByRole('option').first()
  const words = (await reason.textContent()) ?? ''
  await reason.click()
  await question.getByLabel('Additional note to the customer').fill('Please face the camera.')
  await question.getByRole('button', { name: 'Send request' }).click()
  await expect(priya.getByText('Request sent to the customer.')).toBeVisible()

  await page.goto('/en_US/personal/kycEnter')
  await expect(page.getByRole('heading', { level: 1, name: 'We need more information' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Please face the camera.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Front of the document' })).toHaveCount(0)
  await upload(page, 'A photo of yourself', 'again.png', await picture(page, `Again ${amelia.passport}`, 'maroon'))
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We’re reviewing your application' })).toBeVisible()
})

test('OPR-03 the proposer of an approval cannot confirm it; another person does, and both open and judge each photo', async () => {
  const own = await openAndAcceptPhotos(priya, `kyc?search=${amelia.email}`, amelia.name)
  await propose(priya, own, 'Passport and photo agree.')
  const again = await openCase(priya, `kyc?search=${amelia.email}`, amelia.name)
  await expect(again.getByText('You proposed this. Another person must approve it.').first()).toBeVisible()
  await expect(again.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  await confirm(arjun, await openAndAcceptPhotos(arjun, `kyc?search=${amelia.email}`, amelia.name), 'I agree.')
  await page.goto('/en_US/personal/kycEnter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your identity is verified' })).toBeVisible()
  await expect(banner().getByRole('link', { name: 'Trade' })).not.toHaveAttribute('aria-disabled', 'true')
})

test('AZ-07 money moves once there is a second factor, and adding the first one pauses nothing', async () => {
  await page.goto('/en_US/assets/recharge?kind=fiat')
  const notices = page.getByRole('region', { name: 'Notices', exact: true })
  expect(await callAs(page, '/ex/api/v1/fiat_orders/create', { fiat: 'SGD', amount: '8000' })).toBe(
    'SECURITY_FACTOR_REQUIRED',
  )
  await notices.getByRole('link', { name: 'Add one now' }).click()
  phone = await addPhone(page, { email: amelia.email, password })
  await expect(notices).not.toContainText('Add a phone number')
  await expect(page.getByText('Withdrawals are paused')).toHaveCount(0)
})

test('a fiat deposit order is completed when the bank reports the payment', async () => {
  await page.goto('/en_US/assets/recharge?kind=fiat')
  await choose(page, 'Currency', 'SGD')
  await page.getByRole('textbox', { name: 'Amount' }).fill('8000')
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByText('Transfer exactly')).toBeVisible()
  await page.getByRole('button', { name: 'Copy reference' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  await upload(page, 'Proof of payment (optional)', 'slip.png', await picture(page, 'SGD 8,000', 'teal'))
  await page.getByRole('button', { name: 'I have made the transfer' }).click()
  await expect(page.getByText('We’re waiting for your payment', { exact: false }).first()).toBeVisible()
  await payByBank(page, { currency: 'SGD', amount: '8000.00', reference, payer: amelia.name })
  await expect(page.getByText('8,000.00 SGD has been added to your fiat account.')).toBeVisible()
  await page.goto('/en_US/assets/mnFait')
  await expect(page.getByRole('row').filter({ hasText: 'Completed' })).toContainText('8,000')
})

test('a subscription is confirmed in the dialog and its money is held', async ({ baseURL, request }) => {
  offer = await publishOffer({ request, baseUrl: baseURL ?? '' }, 45)
  await page.goto(`/en_US/investmentDetail/${offer.symbol}`)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your subscription' })
  const pay = dialog.getByRole('button', { name: 'Confirm and pay' })
  await expect(pay).toBeDisabled()
  await tick(dialog, 'I have read: Offer memorandum')
  await tick(dialog, 'I understand that I may lose')
  await pay.click()
  await expect(page.getByRole('dialog', { name: 'Subscription received' })).toContainText('until the allotment')
  await page.getByRole('link', { name: 'View my subscriptions' }).click()
  await expect(page.getByRole('row').filter({ hasText: offer.name })).toContainText('Pending')
})

test("stablecoins sent to the customer's address are credited once they are final", async () => {
  await page.goto('/en_US/assets/recharge')
  const qr = page.getByRole('img', { name: /QR code of address/ })
  await expect(qr).toBeVisible()
  const address = ((await qr.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? ''
  await sendOnChain(page, address, '5000')
  const row = page.getByRole('row').filter({ hasText: '5,000' })
  // The confirming state lasts only four seconds, so the database tests check it (DEP-01), not a browser's clock.
  await expect(row).toContainText('Credited')
})

test('stablecoins are moved from the token account to the spot account', async () => {
  await page.goto('/en_US/assets/tokenAccount')
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer between accounts' })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('3000')
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
  await closeReceipt(page, /Transferred 3,000(\.0+)? tUSD to your spot account/)
})

const form = () => page.getByRole('region', { name: 'Place an order' })
const orders = () => page.getByRole('region', { name: 'Orders' })
const filled = (side: 'Buy' | 'Sell') =>
  orders().getByRole('row').filter({ hasText: side }).filter({ hasText: 'Fully filled' }).first()

test('shares are bought from the market makers and some are sold', async () => {
  await page.goto('/en_US/trade/AURB-tUSD')
  // Some levels into the book, because the best ones may move before the order arrives.
  await page.getByRole('button', { name: 'Use this ask' }).nth(-4).click()
  await form().getByRole('textbox', { name: 'Quantity' }).fill('20')
  await expect(form().getByText(/20 AURB at an average of/)).toBeVisible()
  await form().getByRole('button', { name: 'Buy 20 AURB' }).click()
  await orders().getByRole('tab', { name: 'Order history' }).click()
  await expect(filled('Buy')).toBeVisible()
  await form().getByRole('tab', { name: 'Sell' }).click()
  await page.getByRole('button', { name: 'Use this bid' }).nth(3).click()
  await form().getByRole('textbox', { name: 'Quantity' }).fill('5')
  await form().getByRole('button', { name: 'Sell 5 AURB' }).click()
  await expect(filled('Sell')).toBeVisible()
})

test('a resting order is shown and cancelled, and the history shows the outcome of each', async () => {
  await orders().getByRole('tab', { name: 'Current orders' }).click()
  await form().getByRole('tab', { name: 'Buy' }).click()
  await page.getByRole('button', { name: 'Use this bid' }).last().click()
  await form().getByRole('textbox', { name: 'Quantity' }).fill('7')
  await form().getByRole('button', { name: 'Buy 7 AURB' }).click()
  await orders()
    .getByRole('button', { name: /^Cancel: buy 7 at/ })
    .click()
  await expect(orders().getByRole('button', { name: /^Cancel: buy 7 at/ })).toHaveCount(0)
  await orders().getByRole('tab', { name: 'Order history' }).click()
  await expect(orders().getByRole('row').filter({ hasText: 'Cancelled' }).first()).toContainText('7')
  await expect(orders().getByRole('row').filter({ hasText: 'Fully filled' }).first()).toBeVisible()
})

test('after the close two operators release the allotment and the units arrive in the token account', async () => {
  await proposeAndConfirm([priya, arjun], 'subscriptions', offer.name, 'Book closed and reconciled.')
  await reloadUntil(page, '/en_US/assets/applyList', () =>
    expect(page.getByRole('row').filter({ hasText: offer.name })).toContainText('Disbursed', { timeout: 5_000 }),
  )
  await page.goto('/en_US/assets/tokenAccount')
  await expect(held(offer.symbol)).toBeVisible()
})

test('a withdrawal with a code for its address and amount is approved by two people and arrives on the chain', async () => {
  const { address, holds } = await externalWallet(page)
  await addAddress(page, phone, { address, remark: 'My own wallet' })
  await withdraw(page, { phone, email: amelia.email }, { to: 'My own wallet', amount: '125.5', remark: 'First' })
  await proposeAndConfirm([priya, arjun], 'queue?kind=withdrawal_review', amelia.name, 'Known address, own funds.')
  await reloadUntil(page, '/en_US/assets/withdraw', () =>
    expect(page.getByRole('row').filter({ hasText: '125.5' })).toContainText('Succeeded', { timeout: 5_000 }),
  )
  const row = page.getByRole('row').filter({ hasText: '125.5' })
  await expect(row).toContainText('Arrived')
  expect((await externalWallet(page)).holds).toBeGreaterThan(holds)
})

test('a rejected withdrawal returns the money', async () => {
  await page.goto('/en_US/assets/tokenAccount')
  const withoutWorth = async () => (await held('tUSD').innerText()).split('\t').slice(1, 3)
  const before = await withoutWorth()
  await withdraw(page, { phone, email: amelia.email }, { to: 'My own wallet', amount: '60', remark: 'Second' })
  await page.goto('/en_US/assets/tokenAccount')
  await expect(held('tUSD')).toContainText('60')
  const drawer = await openCase(priya, 'queue?kind=withdrawal_review', amelia.name)
  await proposeRefusal(priya, drawer, { note: 'By telephone.', customerMessage: 'As you asked us by telephone.' })
  await confirmRefusal(arjun, await openCase(arjun, 'queue?kind=withdrawal_review', amelia.name), 'I heard the call.')
  await reloadUntil(page, '/en_US/assets/withdraw', () =>
    expect(page.getByRole('row').filter({ hasText: 'money returned' })).toContainText('60', { timeout: 5_000 }),
  )
  await page.goto('/en_US/assets/tokenAccount')
  await expect.poll(withoutWorth).toEqual(before)
})

test('the switch hides all amounts and stays on when the page is opened again', async () => {
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await page.reload()
  for (const hidden of [held('tUSD'), page.getByText('All accounts ≈')]) await expect(hidden).toContainText('Hidden')
  await page.getByRole('button', { name: 'Show amounts' }).click()
  await expect(held('tUSD')).not.toContainText('Hidden')
})

test('the history is filtered, and the CSV file has the rows of the screen', async () => {
  await page.goto('/en_US/assets/flowingWater')
  const rows = page.getByRole('table', { name: 'Transaction history' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await choose(page, 'All assets', 'tUSD')
  await choose(page, 'All accounts', 'Token')
  await expect(page).toHaveURL(/coin=tUSD/)
  for (const filtered of ['SGD', 'AURB']) await expect(rows.filter({ hasText: filtered })).toHaveCount(0)
  const visibleRows = (await rows.allInnerTexts()).slice(1)
  expect(visibleRows.length).toBeGreaterThan(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [head, ...lines] = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/u)
  expect(head).toContain('Type,Account,Coin')
  expect(lines).toHaveLength(visibleRows.length)
  for (const [at, line] of lines.entries()) {
    const [, , account, coin, , , , , status = ''] = line.split(',')
    expect([account, coin]).toEqual(['Token account', 'tUSD'])
    expect(visibleRows[at]).toContain(status)
  }
})

test('changing the password pauses withdrawals for 48 hours', async () => {
  await page.goto('/en_US/personal/changePassword')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('Lighthouse2027')
  await page.getByLabel('Confirm new password').fill('Lighthouse2027')
  const code = await readMailedCode(page.request, phone, () => page.getByRole('button', { name: 'Send code' }).click())
  await enterCode(page, code)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await page.goto('/en_US/assets/withdraw')
  await expect(page.getByText(/Withdrawals are paused until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
})
