import { expect, type Page, test } from '@playwright/test'
import { customerBrowser, storedToken } from './steps/sessions.ts'

// The order forms of the trade screen: the preview before an order, and its outcome.

const form = (page: Page) => page.getByRole('region', { name: 'Place an order' })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })

async function traded(page: Page): Promise<void> {
  await page.goto('/en_US/trade/AURB-tUSD')
  await expect(page.getByRole('button', { name: 'Use this bid' }).first()).toBeVisible()
}

test('a market order shows its fill and its costs, and trades at once', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  await traded(page)
  await form(page).getByRole('tab', { name: 'Market' }).click()
  await field(page, 'Quantity').fill('2')
  await expect(form(page).getByText(/^2 AURB at an average of \d+\.\d+$/)).toBeVisible()
  await expect(form(page).getByText('You pay at most')).toBeVisible()
  await form(page).getByRole('button', { name: 'Buy 2 AURB' }).click()
  await expect(page.getByText(/^Bought 2 AURB at an average of \d+\.\d+\. Order number: O-\d+\.$/)).toBeVisible()
  await context.close()
})

test('a market order by cash shows its quantity and spends no more', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  await traded(page)
  await form(page).getByRole('tab', { name: 'Market' }).click()
  await form(page).getByRole('tab', { name: 'Amount' }).click()
  await field(page, 'Spend').fill('40')
  await expect(form(page).getByText(/^\d+ AURB at an average of \d+\.\d+$/)).toBeVisible()
  await expect(form(page).getByText('40.06')).toBeVisible()
  await form(page).getByRole('button', { name: 'Buy AURB for 40 tUSD' }).click()
  await expect(page.getByText(/^Bought \d+ AURB at an average of \d+\.\d+\. Order number: O-\d+\.$/)).toBeVisible()
  await expect(field(page, 'Spend')).toHaveValue('')
  await context.close()
})

test('holdings show the balances of the spot account and link to its markets', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  await traded(page)
  await page.getByRole('tab', { name: 'Holdings' }).click()
  const holdings = page.getByRole('table', { name: 'Holdings' })
  await expect(holdings.getByRole('row').filter({ hasText: 'tUSD' }).first()).toContainText(/\d/)
  await expect(holdings.getByRole('link', { name: 'AURB' })).toHaveAttribute('href', '/en_US/trade/AURB-tUSD')
  await context.close()
})

test('an invalid order is reported before it is sent, and a pressed price of the book fills the form', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  await traded(page)
  await field(page, 'Price').fill('0.01')
  await field(page, 'Quantity').fill('500')
  await expect(form(page).getByText(/^The price must be within the price band: [\d.]+ to [\d.]+\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Use this bid' }).first().click()
  await expect(field(page, 'Price')).not.toHaveValue('0.01')
  await form(page).getByRole('tab', { name: 'Stop limit' }).click()
  await expect(field(page, 'Stop')).toHaveAccessibleDescription('Enter a stop price.')
  await field(page, 'Stop').fill('12.5')
  await expect(field(page, 'Stop')).toHaveAccessibleDescription('')
  await context.close()
})

test('the list of pairs is searched by name, and favorites survive a reload and appear in another browser', async ({
  browser,
  baseURL,
}) => {
  const signedIn = async (): Promise<Page> =>
    (await customerBrowser(browser, baseURL ?? '', await storedToken('harbor'))).newPage()
  const opened = async (page: Page) => {
    await traded(page)
    await page.getByRole('button', { name: /^Choose a pair\./ }).click()
    const list = page.getByRole('dialog', { name: 'Pair' })
    return { list, pairs: list.getByRole('navigation').getByRole('link') }
  }
  const page = await signedIn()
  const { list, pairs } = await opened(page)
  await list.getByRole('searchbox', { name: 'Search pairs' }).fill('aurb')
  await expect(pairs).toHaveCount(1)
  await list.getByRole('button', { name: /^Add .* to favourites$/ }).click()
  await list.getByRole('searchbox', { name: 'Search pairs' }).fill('')
  await list.getByRole('tab', { name: 'Favourites' }).click()
  await expect(pairs).toHaveText([/AURB/])
  const elsewhere = await signedIn()
  for (const each of [page, elsewhere]) {
    const again = await opened(each)
    await again.list.getByRole('tab', { name: 'Favourites' }).click()
    await expect(again.pairs).toHaveText([/AURB/])
  }
  const last = elsewhere.getByRole('dialog', { name: 'Pair' })
  await last.getByRole('button', { name: /^Remove .* from favourites$/ }).click()
  await expect(last.getByText('Select a pair’s star to add it here.')).toBeVisible()
  await page.context().close()
  await elsewhere.context().close()
})

test('all open orders of a pair are cancelled after one confirmation', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  await traded(page)
  for (const quantity of ['3', '4']) {
    await page.getByRole('button', { name: 'Use this bid' }).first().click()
    // Below all current asks.
    const bid = Number(await field(page, 'Price').inputValue())
    await field(page, 'Price').fill((bid * 0.9).toFixed(2))
    await field(page, 'Quantity').fill(quantity)
    await form(page)
      .getByRole('button', { name: `Buy ${quantity} AURB` })
      .click()
    await expect(page.getByText(`Buy order for ${quantity} AURB placed.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await expect(page.getByRole('dialog')).toContainText('Cancel 2 orders?')
  await page.getByRole('button', { name: 'Cancel orders' }).click()
  await expect(page.getByText('2 orders cancelled.')).toBeVisible()
  await expect(page.getByText('No open orders')).toBeVisible()
  await context.close()
})
