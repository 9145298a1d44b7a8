import { expect, test } from '@playwright/test'
import { confirm, openCase } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'

test('a valuation is proposed by one person, approved by another, and shown on the page of the product', async ({
  page,
  browser,
}) => {
  const desk = (who: string) => operatorPage(browser, who)
  const [priya, arjun] = [await desk('priya'), await desk('arjun')]
  const valuer = `Valuers ${Date.now().toString(36)}`
  const drawer = await openCase(priya, 'products', 'TMFG')
  await drawer.getByRole('button', { name: 'Propose a valuation' }).click()
  const dialog = priya.getByRole('dialog', { name: 'Propose a valuation' })
  await dialog.getByRole('textbox', { name: 'Valuation date' }).fill('2999-01-01')
  await dialog.getByRole('textbox', { name: 'Value per unit' }).fill('５.２５')
  await dialog.getByRole('textbox', { name: 'Valuer' }).fill(valuer)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('As in the report.')
  await dialog.getByRole('button', { name: 'Propose a valuation' }).click()
  await expect(dialog.getByText('The valuation date cannot be in the future.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Valuation date' }).fill('2026-01-31')
  await dialog.getByRole('button', { name: 'Propose a valuation' }).click()
  await expect(dialog).toHaveCount(0)
  const confirming = await openCase(arjun, 'queue?kind=product_valuation', 'TMFG')
  await expect(confirming).toContainText('5.25')
  await confirm(arjun, confirming, 'I read the report too.')
  await page.goto('/en_US/investmentDetail/TMFG')
  const section = page.getByRole('region', { name: 'Valuations' })
  await expect(section).toContainText('2026-01-31')
  await expect(section).toContainText(valuer)
})
