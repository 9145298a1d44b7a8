import { expect, type Page, test } from '@playwright/test'
import { operators } from '../world/src/stories/cast.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'

/** Antarctica, because nobody of the world comes from there. */
const UNUSED_COUNTRY = 'AQ'

async function setRefused(root: Page, deputy: Page, change: (codes: string) => string): Promise<void> {
  await root.goto('/console/en_US/site')
  const refused = root.getByRole('textbox', { name: 'Blocked countries' })
  await refused.fill(change(await refused.inputValue()))
  await root.getByRole('textbox', { name: 'Reason' }).first().fill('Counsel asked for it.')
  const propose = root.getByRole('button', { name: 'Propose' }).first()
  await expect(propose).toHaveAttribute('aria-disabled', 'true')
  await root.getByRole('button', { name: 'See who is affected' }).click()
  await expect(root.getByText('Accounts affected')).toBeVisible()
  await propose.click()
  await expect(root.getByText('Proposed. Another person must now decide.')).toBeVisible()
  await confirm(deputy, await openCase(deputy, 'queue?kind=site_access', 'Blocked countries'), 'I read the letter.')
}

test('a country is refused by two superadmins after a preview of the affected customers, and allowed again', async ({
  browser,
  request,
}) => {
  const pageOf = async (who: string) => (await operatorBrowser(browser, who)).newPage()
  const [root, deputy] = [await pageOf('root'), await pageOf('deputy')]
  const served = async () => {
    const { data } = await (await request.post('/ex/api/v0/public/areas', { data: {} })).json()
    return data.find(({ iso2 }: { iso2: string }) => iso2 === UNUSED_COUNTRY).allowed
  }
  /** The server's response to a request that bypasses the screen. */
  const registration = async () => {
    const data = { account: 'nobody@station.aq', scene: 'register' }
    const { code } = await (await request.post('/ex/api/v0/public/email', { data })).json()
    return code
  }
  expect(await served()).toBe(true)
  expect(await registration()).toBe('CAPTCHA_REQUIRED')
  await setRefused(root, deputy, (codes) => `${codes} ${UNUSED_COUNTRY}`)
  expect(await served()).toBe(false)
  expect(await registration()).toBe('ACCOUNT_REGION_PROHIBITED')
  await expectAudited(deputy, 'site.set_access', operators.deputy.name)
  await setRefused(root, deputy, (codes) => codes.replace(UNUSED_COUNTRY, ''))
  expect(await served()).toBe(true)
  expect(await registration()).toBe('CAPTCHA_REQUIRED')

  await root.goto('/console/en_US/site')
  await root.getByText('Authenticator required').click()
  await root.getByRole('button', { name: 'See who is affected' }).click()
  await expect(root.getByText('Accounts without an authenticator').locator('..')).toContainText(/[1-9]/u)
  for (const page of [root, deputy]) await page.context().close()
})

test('ELG-01 residents of a refused country cannot buy, lose their buy orders with the reason, and can still sell', async ({
  browser,
  baseURL,
}) => {
  const pageOf = async (who: string) => (await operatorBrowser(browser, who)).newPage()
  const [root, deputy] = [await pageOf('root'), await pageOf('deputy')]
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  const form = page.getByRole('region', { name: 'Place an order' })
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  await page.goto('/en_US/trade/AURB-tUSD')
  await page.getByRole('button', { name: 'Use this bid' }).first().click()
  // Below all current asks.
  const bid = Number(await field('Price').inputValue())
  await field('Price').fill((bid * 0.9).toFixed(2))
  await field('Quantity').fill('7')
  await form.getByRole('button', { name: 'Buy 7 AURB' }).click()
  await expect(page.getByText('Buy order for 7 AURB placed.')).toBeVisible()

  await setRefused(root, deputy, (codes) => `${codes} CN`)
  await page.getByRole('tab', { name: 'Order history' }).click()
  await expect(page.getByText('Residents of your country can no longer buy this product').first()).toBeVisible()
  await field('Price').fill((bid * 0.9).toFixed(2))
  await field('Quantity').fill('1')
  await expect(form.getByText('Purchases are no longer available in your country. You can still sell.')).toBeVisible()
  await form.getByRole('tab', { name: 'Sell', exact: true }).click()
  await form.getByRole('tab', { name: 'Market', exact: true }).click()
  await field('Quantity').fill('1')
  await form.getByRole('button', { name: 'Sell 1 AURB' }).click()
  await expect(page.getByText(/^Sold 1 AURB at/)).toBeVisible()
  await deputy.goto('/console/en_US/customers?tab=ineligible')
  const holdings = deputy.getByRole('table', { name: 'Holdings whose owners could not buy today' })
  await expect(holdings.getByRole('row').filter({ hasText: 'AURB' }).first()).toContainText('Country not served')

  await setRefused(root, deputy, (codes) => codes.replace('CN', ''))
  for (const each of [root, deputy, page]) await each.context().close()
})
