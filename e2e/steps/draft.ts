import { expect, type Page } from '@playwright/test'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { choose, picture, tick, upload } from './form.ts'

export type Draft = { readonly symbol: string; readonly name: string }

/** A time as the forms of the console take it: UTC, to the minute. */
export const minuteOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Enters a time of a product in UTC, to the minute. */
export async function fillTime(page: Page, label: string, at: number): Promise<void> {
  const [day = '', clock = ''] = minuteOf(at).split(' ')
  await choose(page, `${label}: time zone`, 'UTC')
  await page.getByRole('textbox', { name: `${label}: date`, exact: true }).fill(day)
  await page.getByRole('textbox', { name: `${label}: time`, exact: true }).fill(clock)
}

/** Fills in all required fields of a new product, and one member, and saves it. */
export async function writeDraft(page: Page, { symbol, name }: Draft): Promise<void> {
  const now = Date.now()
  await page.goto('/console/en_US/products')
  await page.getByRole('button', { name: 'New product' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'New product' })).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('1 field needs your attention')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Symbol' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a member' }).click()
  const texts = {
    Symbol: symbol,
    'Name (English)': name,
    'Name (Chinese)': `晨港 ${symbol}`,
    'Issuer (English)': 'Morning Harbour Holdings',
    'Issuer (Chinese)': '晨港控股',
    'Region (English)': 'Singapore',
    'Region (Chinese)': '新加坡',
    'Investment period (English)': '3 years',
    'Investment period (Chinese)': '3 年',
    'Summary (English)': 'Berths that are let.',
    'Summary (Chinese)': '已出租的泊位。',
    'Description (English)': 'Forty berths in one harbour.',
    'Description (Chinese)': '同一港口的四十个泊位。',
    'Risk (English)': 'You may lose all of it.',
    'Risk (Chinese)': '您可能损失全部本金。',
    'Created on': '2026-01-05',
    'Issue unit price': '12.50',
    'Units issued': '10,000',
    'Minimum units': '10',
    'Investment fee': '0.5',
    'Expected return per year': '6.2',
    'Basis of the expected return (English)': 'The berths as they are let today.',
    'Basis of the expected return (Chinese)': '以目前的泊位租约为依据。',
    'Role (English)': 'Harbour master',
    'Role (Chinese)': '港务长',
    'About (English)': 'Thirty years at sea.',
    'About (Chinese)': '航海三十年。',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).first().fill(text)
  const member = page.getByRole('group', { name: 'Member 1' })
  await member.getByRole('textbox', { name: 'Name (English)' }).fill('Ada Lim')
  await member.getByRole('textbox', { name: 'Name (Chinese)' }).fill('林艾达')
  const choices = {
    'Product type': 'Real estate',
    'Capital structure': 'Equity',
    Distribution: 'Annually',
    Currency: 'SGD',
  }
  for (const [label, option] of Object.entries(choices)) await choose(page, label, option)
  await tick(page, 'Retail')
  await fillTime(page, 'Opens', now + DAY_MS)
  await fillTime(page, 'Closes', now + 20 * DAY_MS)
  await fillTime(page, 'Allotment expected', now + 25 * DAY_MS)
  await expect(page.getByText('125,000.00 SGD')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Draft ${symbol}` })).toBeVisible()
}

/** Adds a document dated today that investors must accept. */
export async function addDocument(page: Page, symbol: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  await expect(dialog).toBeVisible()
  await upload(page, 'File', `${symbol}.png`, await picture(page, `Memorandum ${symbol}`, 'navy'))
  await dialog.getByRole('textbox', { name: 'Title (English)' }).fill('Offer memorandum')
  await dialog.getByRole('textbox', { name: 'Title (Chinese)' }).fill('发售备忘录')
  await dialog.getByRole('textbox', { name: 'Document date' }).fill('2026-01-05')
  await tick(dialog, 'Chinese')
  await dialog.getByRole('button', { name: 'Add a document' }).click()
  await expect(dialog).toHaveCount(0)
}
