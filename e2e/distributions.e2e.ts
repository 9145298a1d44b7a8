import { type Browser, expect, type Page, test } from '@playwright/test'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { operatorPage } from './steps/shared-page.ts'

/** The time in that many days, in UTC, in the format of the console's fields. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16).replace('T', ' ')
const operatorAt = (browser: Browser, who: string, viewport = desk): Promise<Page> =>
  operatorPage(browser, who, viewport)

test('a holder reads a payment by mouse, downloads the voucher, and sees the announcement on the product', async ({
  browser,
  baseURL,
}) => {
  const token = await storedToken('lim')
  const page = await (await customerBrowser(browser, baseURL ?? '', token, { viewport: desk })).newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/assets/fiatAccount')
  await page.getByRole('link', { name: 'Distributions' }).click()
  const row = page.getByRole('table', { name: 'Distributions' }).getByRole('row').filter({ hasText: 'AURB' })
  await expect(row).toContainText('Paid')
  await checkScreen(page, 'distributions.en_US')
  await page.setViewportSize(desk)
  await row.click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download voucher (PDF)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^DS\d+.*\.pdf$/)
  await checkScreen(page, 'distributions-row.en_US')
  await page.setViewportSize(desk)
  await page.goto('/en_US/assets/flowingWater?type=distribution')
  await expect(page.getByRole('row').filter({ hasText: 'Distribution' })).not.toHaveCount(0)
  await page.goto('/en_US/investmentDetail/HCCL')
  await expect(page.getByRole('region', { name: 'Distributions' })).toContainText('Announced')
  await checkScreen(page, 'investment-distributions.en_US')
  expect(reports).toEqual([])
  await page.context().close()
})

test('a holder reads a payment by keyboard on a phone in Chinese', async ({ browser, baseURL }) => {
  const token = await storedToken('chen')
  const page = await (await customerBrowser(browser, baseURL ?? '', token, { viewport: phone })).newPage()
  await page.goto('/zh_CN/assets/distributions')
  const row = page.getByRole('table', { name: '分派' }).getByRole('row').filter({ hasText: 'AURB' })
  await keys.press(page, row.getByRole('button'))
  await expect(page.getByText('代扣税（10.00%）')).toBeVisible()
  const saved = page.waitForEvent('download')
  await keys.press(page, page.getByRole('button', { name: '下载凭证（PDF）' }))
  await saved
  await checkScreen(page, 'distributions-row.zh_CN')
  await page.context().close()
})

test('one person declares, two others announce, and two cancel the announcement, all in the console', async ({
  browser,
  page,
}) => {
  const wen = await operatorAt(browser, 'wen')
  await wen.goto('/console/en_US/distributions')
  await expect(wen.getByRole('row').filter({ hasText: 'AURB' })).not.toHaveCount(0)
  await checkScreen(wen, 'console-distributions.en_US')
  await wen.setViewportSize(desk)
  await wen.getByRole('button', { name: 'Declare a distribution' }).click()
  const dialog = wen.getByRole('dialog', { name: 'Declare a distribution' })
  await dialog.getByRole('button', { name: 'Product' }).click()
  await wen.getByRole('option', { name: /^AURB/ }).click()
  const period = `E${Date.now().toString(36)}`
  await dialog.getByRole('textbox', { name: 'Period' }).fill(period)
  await dialog.getByRole('textbox', { name: 'Per unit' }).fill('0.0625')
  await dialog.getByRole('textbox', { name: 'Record date' }).fill(inDays(9))
  await dialog.getByRole('textbox', { name: 'Pay date' }).fill(inDays(8))
  await dialog.getByRole('textbox', { name: 'Tax by country' }).fill('CN 10, NO 15')
  await expect(dialog).toContainText('The pay date cannot be before the record date.')
  await checkScreen(wen, 'console-distribution-declare.en_US')
  await wen.setViewportSize(desk)
  await dialog.getByRole('textbox', { name: 'Pay date' }).fill(inDays(12))
  await dialog.getByRole('button', { name: 'Declare a distribution' }).click()
  await expect(dialog).toHaveCount(0)

  const [priya, arjun] = [await operatorAt(browser, 'priya'), await operatorAt(browser, 'arjun')]
  await propose(priya, await openCase(priya, 'distributions', period), 'As the board resolved.')
  await confirm(arjun, await openCase(arjun, 'distributions', period), 'I read the resolution too.')
  await reloadUntil(page, '/en_US/investmentDetail/AURB', () =>
    expect(page.getByRole('region', { name: 'Distributions' })).toContainText(period, { timeout: 2_000 }),
  )

  const drawer = await openCase(priya, 'distributions', period)
  await drawer.getByRole('button', { name: 'Propose cancellation' }).click()
  const ending = priya.getByRole('dialog', { name: 'Propose cancellation' })
  await ending.getByRole('textbox', { name: 'Reason' }).fill('The board called it off.')
  await ending.getByRole('button', { name: 'Propose cancellation' }).click()
  await expect(ending).toHaveCount(0)
  await confirm(arjun, await openCase(arjun, 'distributions', period), 'I heard so too.')
  const row = page.getByRole('region', { name: 'Distributions' }).getByRole('row').filter({ hasText: period })
  // A visitor's page may be some seconds old.
  await reloadUntil(page, page.url(), () => expect(row).toContainText('Cancelled', { timeout: 2_000 }))

  const paid = await openCase(priya, 'distributions?status=paid', 'AURB')
  await expect(paid.getByRole('region', { name: 'Holders' })).toContainText('Lim Jia Wen')
  await checkScreen(priya, 'console-distribution-paid.en_US')
})
