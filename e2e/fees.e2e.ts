import { expect, test } from '@playwright/test'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { checkBothLanguages } from './steps/check-both-languages.ts'
import { clientOf, once } from './steps/client-of.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { confirm, openCase } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

const FEE_COIN = 'SGD'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

test('two operators lower fees from next week, and the fee page shows the date, the new rates and the own tier', async ({
  browser,
  baseURL,
}) => {
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const from = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 16).replace('T', ' ')
  await priya.goto('/console/en_US/settings?edit=tradingFees')
  const tiers = priya.getByRole('group', { name: 'Tiers by 30-day volume' })
  await tiers.getByRole('button', { name: 'Add a row' }).click()
  const cell = (name: string) => tiers.getByRole('textbox', { name, exact: true })
  await cell('Volume from 3').fill('100000000')
  await cell('Maker 3').fill('100')
  await cell('Taker 3').fill('0.08')
  await expect(priya.getByText('Enter a percentage from 0 to 10 with at most 4 decimals.')).toBeVisible()
  await cell('Maker 3').fill('0.03')
  await priya.getByText('From a date and time').click()
  await priya.getByRole('textbox', { name: 'Date and time (UTC)' }).fill(from)
  await expect(priya.getByText(/open\. (?:Its|Their) rates do not change\.|No orders are open\./u)).toBeVisible()
  await priya.getByRole('textbox', { name: 'Reason' }).fill('The board lowered them.')
  await priya.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(priya.getByText('Proposed. Another person must now decide.').first()).toBeVisible()
  await confirm(arjun, await openCase(arjun, 'queue?kind=setting', 'Trading fees'), 'As the board decided.')

  const page = await (await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))).newPage()
  for (const [locale, planned, line, own] of [
    ['zh_CN', '即将生效的调整', '等级 3，100,000,000 SGD 起：挂单 0.03%，吃单 0.08%', '您的费率'],
    ['en_US', 'Planned changes', 'Tier 3, from 100,000,000 SGD: maker 0.03%, taker 0.08%', 'Your rates'],
  ] as const) {
    await openAndSettle(page, `/${locale}/fees`)
    await expect(page.getByRole('region', { name: planned })).toContainText(`${from}:00`)
    await expect(page.getByRole('region', { name: planned })).toContainText(line)
    await expect(page.getByRole('region', { name: own })).toBeVisible()
  }
  await checkBothLanguages(page, 'fees-planned')
  await page.context().close()
})

test('a customer pays a trading fee with the fee coin, and the trade history shows it', async ({
  browser,
  baseURL,
}) => {
  const token = await storedToken('chen')
  const own = clientOf(baseURL ?? '', token, transfers)
  await own.create({ coin: FEE_COIN, amount: '20.00', from: 'fiat', to: 'spot' }, once())
  const page = await (await customerBrowser(browser, baseURL ?? '', token)).newPage()
  await openAndSettle(page, '/en_US/fees')
  await expect(page.getByText('Trading fees paid with SGD are 25% lower.')).toBeVisible()
  const choice = page.getByRole('switch', { name: 'Pay the fees of new orders with SGD' })
  await choice.press('Space')
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  await expect(choice).toBeChecked()

  await page.goto('/en_US/trade/AURB-tUSD')
  const form = page.getByRole('region', { name: 'Place an order' })
  await form.getByRole('tab', { name: 'Market' }).click()
  await form.getByRole('textbox', { name: 'Quantity', exact: true }).fill('3')
  await expect(form.getByText('Paid with SGD if your balance suffices')).toBeVisible()
  await form.getByRole('button', { name: 'Buy 3 AURB' }).click()
  await expect(page.getByText(/^Bought 3 AURB at an average of \d+\.\d+\. Order number: O-\d+\.$/)).toBeVisible()
  await page.goto('/en_US/assets/tradeHistory')
  await expect(page.getByRole('row').filter({ hasText: 'AURB' }).first()).toContainText(/0\.\d+ SGD/u)

  await openAndSettle(page, '/en_US/fees')
  await choice.press('Space')
  await expect(choice).not.toBeChecked()
  await page.context().close()
})
