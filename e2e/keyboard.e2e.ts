import { expect, type Locator, type Page, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { slideByKeys } from './steps/captcha.ts'
import { readMailedCode } from './steps/outbox.ts'
import { inventedPerson } from './steps/people.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'
import { expectVisibleFocus } from './steps/visible-focus.ts'

// The main flows without a mouse: Tab, arrows, Enter, Space and Esc suffice.

const MAX_STOPS = 90

/** Presses Tab until `target` has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.type(text)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Checks that Tab stays inside an open dialog. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
}

test('registration and login work by keyboard alone', async ({ page }) => {
  const { email } = inventedPerson()
  await page.goto('/en_US/register')
  await type(page, 'Email', email)
  const send = page.getByRole('button', { name: 'Send code' })
  await tabTo(page, send)
  const code = await readMailedCode(page.request, email, async () => {
    await page.keyboard.press('Enter')
    await slideByKeys(page)
  })
  await tabTo(page, page.getByRole('textbox', { name: 'Email code' }))
  await page.keyboard.type(code)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('Harbour2026')
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, page.getByRole('button', { name: 'Open account' }))
  await expect(page).toHaveURL(/\/personal\/kycEnter$/)
})

test('from the landing page registration starts by Enter, and an invalid email is reported', async ({ page }) => {
  await page.goto('/en_US')
  await type(page, 'Email address', 'not a mail')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('An email address can contain only Latin letters, digits and symbols, without spaces.'),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('mei@example.com')
  await expect(
    page.getByText('An email address can contain only Latin letters, digits and symbols, without spaces.'),
  ).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/register\?/)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('mei@example.com')
})

test('the identity form can be filled in by keyboard alone', async ({ browser, request, baseURL }) => {
  const who = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', who.token)
  const page = await context.newPage()
  await page.goto('/en_US/personal/kycEnter')
  await press(page, page.getByRole('button', { name: 'Verify as an individual' }))
  await type(page, 'Full legal name', who.name)
  await type(page, 'Date of birth', '1990-05-17')
  const nationality = page.getByRole('button', { name: 'Nationality' })
  await press(page, nationality)
  await page.keyboard.type('Singap')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(nationality).toHaveText('Singapore')
  await expect(nationality).toBeFocused()
  await press(page, nationality)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(nationality).toHaveText('Singapore')
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Choose a file: Front of the document' }))
  await chooser
  await context.close()
})

test('a product is found and its dialog opened and closed by keyboard alone', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('lim'))
  const page = await context.newPage()
  await page.goto('/en_US')
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Investments' }))
  await expect(page).toHaveURL(/\/en_US\/investments/)
  await page.goto('/en_US/investmentDetail/LBR3')
  const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true })
  await press(page, subscribe)
  const dialog = page.getByRole('dialog', { name: 'Confirm your subscription' })
  await expect(dialog).toBeVisible()
  // On a button with a tooltip, the first Esc would close the tooltip.
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(subscribe).toBeFocused()
  await context.close()
})

test('an order is placed and cancelled by keyboard alone', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('lim'))
  const page = await context.newPage()
  await page.goto('/en_US/trade/AURB-tUSD')
  await press(page, page.getByRole('button', { name: 'Use this bid' }).last())
  const quantity = page.getByRole('region', { name: 'Place an order' }).getByRole('textbox', { name: 'Quantity' })
  await tabTo(page, quantity)
  await page.keyboard.type('3')
  await press(page, page.getByRole('button', { name: 'Buy 3 AURB' }))
  await expect(page.getByText(/Buy order for 3(\.0+)? AURB placed/)).toBeVisible()
  const cancel = page.getByRole('button', { name: /^Cancel: buy 3 at/ }).first()
  await press(page, cancel)
  await expect(page.getByText('Order cancelled.')).toBeVisible()
  await context.close()
})

test('the anti-phishing phrase is set, and closing the account is begun and cancelled, by keyboard alone', async ({
  browser,
  request,
  baseURL,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', who.token)
  const page = await context.newPage()
  await page.goto('/en_US/personal/userManagement')
  const opener = page.getByRole('button', { name: 'Set', exact: true }).first()
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Set your anti-phishing phrase' })
  await type(page, 'Anti-phishing phrase', 'blue heron')
  await tabTo(page, dialog.getByRole('button', { name: 'Send code' }))
  const code = await readMailedCode(page.request, who.email, () => page.keyboard.press('Enter'))
  await tabTo(page, dialog.getByLabel('Digit 1 of 6'))
  await page.keyboard.type(code)
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('b•••')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Close', exact: true }))
  const closing = page.getByRole('dialog', { name: 'Close your account?' })
  await tabTo(page, closing.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Escape')
  await expect(closing).toHaveCount(0)
  await context.close()
})

test('an operator opens an account and closes its drawer by keyboard alone', async ({ browser, request, baseURL }) => {
  const who = await newcomer(request, baseURL ?? '')
  const context = await operatorBrowser(browser, 'priya', { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/console/en_US/customers')
  await tabTo(page, page.getByRole('searchbox', { name: 'Account ID, email or name' }))
  await page.keyboard.type(who.account)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: who.account }))
  const drawer = page.getByRole('dialog', { name: who.account })
  await press(page, drawer.getByRole('button', { name: /^Log out: / }))
  const dialog = page.getByRole('dialog', { name: 'Log out this device?' })
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectTrapped(page, drawer)
  // Not on a button with an open tooltip, which Escape would close first.
  await tabTo(page, drawer.getByRole('button', { name: /^Log out: / }))
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await context.close()
})
