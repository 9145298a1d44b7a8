import { expect, test } from '@playwright/test'
import { desk, keys, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { appealedDeal, dealOf, publishAd } from './steps/otc-deal.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'

test.describe.configure({ mode: 'serial' })

test('an appeal is decided by mouse on a desktop in English: the deal, its chat and proof, two people; and an ad is closed', async ({
  browser,
  baseURL,
}) => {
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const reports = collectBrowserErrors(priya)
  await priya.goto('/console/en_US/otc')
  const ad = await publishAd(priya, baseURL ?? '')
  const deal = await appealedDeal(priya, baseURL ?? '', ad)
  await priya.goto('/console/en_US/otc')
  await expect(priya.getByRole('row').filter({ hasText: deal.number })).toContainText(
    'I paid, but the coins were not released.',
  )
  await checkScreen(priya, 'console-otc-appeals.en_US')
  await priya.setViewportSize(desk)
  const drawer = await openCase(priya, 'otc', deal.number)
  await expect(drawer.getByText('Paid by PayNow, please look.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Open proof of payment' }).click()
  const proof = priya.getByRole('dialog', { name: 'Open proof of payment' })
  await expect(proof.getByRole('img')).toBeVisible()
  await proof.getByRole('button', { name: 'Close' }).click()
  await expect(proof).toHaveCount(0)
  await drawer.getByText('Release to the buyer', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Reason shown to both sides' }).click()
  await priya.getByRole('option', { name: 'The payment was confirmed.' }).click()
  await checkScreen(priya, 'console-otc-case.en_US')
  await priya.setViewportSize(desk)
  await propose(priya, drawer, 'The proof fits amount and name.')
  const checked = await openCase(arjun, 'otc', deal.number)
  await expect(checked.getByText('Release to the buyer').first()).toBeVisible()
  await confirm(arjun, checked, 'Looked at as well.')
  expect(await dealOf(baseURL ?? '', deal.id)).toMatchObject({ status: 'resolved' })

  await priya.goto('/console/en_US/otc?tab=deals')
  const row = priya.getByRole('row').filter({ hasText: deal.number })
  await expect(row).toContainText('Resolved')
  await row.click()
  await expect(priya.getByRole('dialog').getByText('Paid by PayNow, please look.')).toBeVisible()
  await checkScreen(priya, 'console-otc-deal.en_US')
  await priya.setViewportSize(desk)
  await priya.keyboard.press('Escape')

  await priya.goto('/console/en_US/otc?tab=ads&status=published')
  await checkScreen(priya, 'console-otc-ads.en_US')
  await priya.setViewportSize(desk)
  await priya
    .getByRole('button', { name: /^Close ad PA/u })
    .first()
    .click()
  const confirmDialog = priya.getByRole('dialog')
  await confirmDialog.getByRole('button', { name: 'Reason shown to the owner' }).click()
  await priya.getByRole('option', { name: 'The ad’s terms are not allowed.' }).click()
  await confirmDialog.getByLabel('Reason', { exact: true }).fill('Asks for payment outside.')
  await confirmDialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(confirmDialog).toHaveCount(0)
  expect(reports).toEqual([])
})

test('an appeal is decided by keyboard on a phone in Chinese: the coin returns to the seller', async ({
  browser,
  baseURL,
}) => {
  const page = await operatorPage(browser, 'priya', phone)
  await page.goto('/console/zh_CN/otc')
  const deal = await appealedDeal(page, baseURL ?? '', await publishAd(page, baseURL ?? ''))
  await page.goto('/console/zh_CN/otc')
  const row = page.getByRole('row').filter({ hasText: deal.number })
  await expect(row).toBeVisible()
  await checkScreen(page, 'console-otc-appeals.zh_CN')
  await page.setViewportSize(phone)
  await keys.press(page, row.getByRole('button', { name: deal.number }))
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Paid by PayNow, please look.')).toBeVisible()
  const back = drawer.getByRole('radio', { name: '退还卖方' })
  await back.focus()
  await page.keyboard.press('Space')
  await keys.press(page, drawer.getByRole('button', { name: '向双方展示的原因' }))
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await keys.type(page, drawer.getByLabel('内部备注'), '付款凭证与金额不符。')
  await checkScreen(page, 'console-otc-case.zh_CN')
  await page.setViewportSize(phone)
  await keys.press(page, drawer.getByRole('button', { name: '提议通过' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const arjun = await operatorPage(browser, 'arjun')
  await confirm(arjun, await openCase(arjun, 'otc', deal.number), 'Looked at as well.')
  expect(await dealOf(baseURL ?? '', deal.id)).toMatchObject({
    status: 'resolved',
    appeal: { resolution: { outcome: 'return' } },
  })
})
