import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './accounts.messages.en_US.ts'
import { zh_CN } from './accounts.messages.zh_CN.ts'
import { HoldingsTable } from './holdings-table.tsx'
import { dollars } from './testing.ts'

test.each([
  ['en_US', en_US, 'No matching holdings'],
  ['zh_CN', zh_CN, '没有符合条件的资产'],
] as const)('in %s a search without results does not say that the account is empty', async (locale, words, none) => {
  serve({})
  await showPart(<HoldingsTable kind="token" fiat="USD" holdings={[dollars]} note="" />, { accounts: words }, locale)
  await page.getByRole('searchbox').fill('zzz')
  await expect.element(page.getByText(none)).toBeVisible()
  expect(page.getByText(words.emptyTitle).query()).toBeNull()
})

test('§5 a holding is found by its name with spaces, although the box removes them', async () => {
  serve({})
  await showPart(<HoldingsTable kind="token" fiat="USD" holdings={[dollars]} note="" />, { accounts: en_US })
  const search = page.getByRole('searchbox')
  for (const text of ['Tessera test', 'TEST DOLLAR', 'tusd tessera']) {
    await search.fill(text)
    await expect.element(search).toHaveValue(text.replaceAll(' ', ''))
    await expect.element(page.getByText('Tessera test dollar')).toBeVisible()
  }
})

test('an empty account says how to fund it', async () => {
  serve({})
  await showPart(<HoldingsTable kind="token" fiat="USD" holdings={[]} note="" />, { accounts: en_US })
  await expect.element(page.getByText(en_US.emptyText.token)).toBeVisible()
})

test.each([
  ['valuation', '3000.00', ['3,000.00', 'Valued on 2026-03-01']],
  ['reference', '3000.00', ['3,000.00', '']],
  [null, null, ['--', '']],
] as const)('PRC-03 a holding priced by %s has the value %s and the note: %s', async (priceFrom, value, expected) => {
  serve({})
  const priceAt = priceFrom === null ? null : '2026-03-01T00:00:00.000Z'
  const holding = { ...dollars, coin: 'AURB', price: value, priceFrom, priceAt, value }
  await showPart(<HoldingsTable kind="token" fiat="USD" holdings={[holding]} note="" />, { accounts: en_US })
  const row = page.getByRole('row').filter({ hasText: 'AURB' })
  await expect.element(row).toMatchTextContent(expected[0])
  expect(/Valued on \d{4}-\d\d-\d\d/u.exec(row.element().textContent)?.[0] ?? '').toBe(expected[1])
})
