import { expect, type Page, test } from '@playwright/test'
import { desk, type InputMode, keys, mouse, phone as pocket } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { closeReceipt } from './steps/receipt.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'

const words = {
  en_US: {
    units: 'Units',
    buy: 'Buy',
    confirm: 'Confirm your purchase',
    read: /^I have read/,
    risk: /I understand that I may lose/,
    held: 'is reserved until the allotment',
    pay: 'Confirm and pay',
    mine: 'My purchases',
  },
  zh_CN: {
    units: '认购份额',
    buy: '购买',
    confirm: '确认购买',
    read: /^我已阅读/,
    risk: /^我了解/,
    held: '已预留，直至配售完成',
    pay: '确认并支付',
    mine: '我的购买',
  },
} as const

/** Buys on the page of a sale, up to the new row of the purchase. */
async function buy(page: Page, by: InputMode, text: (typeof words)[keyof typeof words], units: string) {
  await by.type(page, page.getByRole('textbox', { name: text.units, exact: true }), units)
  await by.press(page, page.getByRole('button', { name: text.buy, exact: true }))
  const dialog = page.getByRole('dialog', { name: text.confirm })
  for (const [n, sentence] of [text.read, text.risk].entries()) {
    const box = dialog.getByRole('checkbox', { name: sentence })
    if (by === keys) await box.press('Space')
    else
      await dialog
        .locator('label')
        .nth(n)
        .click({ position: { x: 8, y: 8 } })
    await expect(box).toBeChecked()
  }
  await checkScreen(page, `new-coin-confirm.${by === keys ? 'zh_CN' : 'en_US'}`)
  await page.setViewportSize(by === keys ? pocket : desk)
  await by.press(page, dialog.getByRole('button', { name: text.pay }))
  await expect(dialog).toHaveCount(0)
  await closeReceipt(page, text.held, by === keys ? 'zh_CN' : 'en_US')
}

test('a visitor sees the sales and is led to the login', async ({ page }) => {
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/newCoin')
  await expect(page.getByRole('heading', { level: 1, name: 'Token sales' })).toBeVisible()
  await checkScreen(page, 'new-coins.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('tab', { name: /Ended/ }).click()
  await expect(page.getByRole('heading', { name: 'Luma Freight Credits' })).toBeVisible()
  await page.getByRole('tab', { name: /Open/ }).click()
  await page.getByRole('link', { name: 'Tidewater Storage Network' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater Storage Network' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in to buy' })).toBeVisible()
  await page.goto('/en_US/newCoin/NOPE')
  await expect(page.getByRole('heading', { level: 1, name: 'Sale not found' })).toBeAttached()
  expect(reports.filter((line) => !line.includes('404'))).toEqual([])
})

test('SUB-02 by mouse, in English on a desktop: a customer pays in a chosen coin, reads the remainder, and withdraws', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('lim'), { viewport: desk })
  const page = await context.newPage()
  const browserErrors = collectBrowserErrors(page)
  await page.goto('/en_US/newCoin/TIDE')
  await page.getByRole('textbox', { name: 'Amount to invest' }).fill('30')
  await expect(page.getByText('0.10 tUSD is less than one step of units and stays in your account.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Units', exact: true })).toHaveValue('115')
  await page.getByRole('button', { name: /Pay with/ }).click()
  await page.getByRole('option', { name: /^SGD/ }).click()
  await expect(page.getByRole('textbox', { name: 'Amount to invest' })).toHaveValue('40.25')
  await buy(page, mouse, words.en_US, '200')
  const own = page.getByRole('table', { name: 'My purchases' })
  const row = own.getByRole('row').filter({ hasText: '200' }).first()
  await expect(row).toContainText('Pending')
  await checkScreen(page, 'new-coin.en_US')
  await page.setViewportSize(desk)
  await row.click()
  await page.getByRole('button', { name: 'Withdraw subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw subscription' }).click()
  await expect(own.getByRole('row').filter({ hasText: 'Rejected' })).not.toHaveCount(0)
  expect(browserErrors).toEqual([])
  await context.close()
})

test('by keyboard, in Chinese on a phone: a customer buys in tUSD, and reads the unlock schedule in the records', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'), { viewport: pocket })
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/zh_CN/newCoin/TIDE')
  await expect(page.getByRole('heading', { level: 1, name: '潮汐存储网络' })).toBeVisible()
  await keys.press(page, page.getByRole('button', { name: '参与购买' }))
  await buy(page, keys, words.zh_CN, '150')
  await checkScreen(page, 'new-coin.zh_CN')
  await page.setViewportSize(pocket)
  await page.goto('/zh_CN/newCoin/records')
  await expect(page.getByRole('heading', { level: 1, name: words.zh_CN.mine })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: '流明货运积分' }).first()
  await keys.press(page, row.getByRole('button'))
  await expect(page.getByText('解锁时间表')).toBeVisible()
  await expect(page.getByText('届时解锁').first()).toBeVisible()
  await expect(page.getByText('已解锁').first()).toBeVisible()
  await checkScreen(page, 'new-coin-records.zh_CN')
  expect(reports).toEqual([])
  await context.close()
})
