import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { monthsAgo, startOfDay } from '#parts/time-text.ts'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './accounts.messages.en_US.ts'
import { zh_CN } from './accounts.messages.zh_CN.ts'
import { LatestRecords } from './latest-records.tsx'
import { deduction } from './testing.ts'

const HISTORY = 'ex/api/v1/accounts/flowing_water'
const held = { ...deduction, id: 'h1', amount: '-77.00', balance: null, status: 'pending' }
const answered = {
  [HISTORY]: { rows: [deduction], total: 41, page: 1, pageSize: 10, next: null, pending: [held], sums: [] },
}
const historyRequest = (calls: ReturnType<typeof serve>): unknown =>
  JSON.parse(calls.find(({ path }) => path === HISTORY)?.body ?? 'null')

test.each([
  ['token', 10, undefined],
  ['spot', 30, startOfDay(monthsAgo(3))],
  ['fiat', 10, undefined],
] as const)('§9 requests the latest records of the %s account: %i, since %s', async (kind, pageSize, from) => {
  const calls = serve(answered)
  await showPart(<LatestRecords kind={kind} tileOf={() => null} />, { accounts: en_US })
  await expect
    .poll(() => historyRequest(calls))
    .toEqual({ account: kind, pageSize, ...(from !== undefined && { from }) })
})

test.each([
  ['en_US', en_US, 'Latest records', 'View all'],
  ['zh_CN', zh_CN, '最近记录', '查看全部'],
] as const)(
  'in %s they have no pagination and link to all records of the account',
  async (locale, words, title, all) => {
    serve(answered)
    await showPart(<LatestRecords kind="fiat" tileOf={() => null} />, { accounts: words }, locale)
    await expect.poll(() => page.getByRole('table', { name: title }).element().textContent).toContain('25,000')
    expect(page.getByRole('table', { name: title }).element().textContent).toContain('77')
    expect(page.getByRole('navigation').query()).toBeNull()
    expect(page.getByRole('columnheader', { name: words.water.account }).query()).toBeNull()
    const link = page.getByRole('link', { name: all })
    await expect.element(link).toHaveAttribute('href', `/${locale}/assets/flowingWater?account=fiat`)
  },
)

test('§3 with hidden amounts none is shown, not even in an opened row', async () => {
  localStorage.setItem('tessera.hideAmounts', '1')
  serve(answered)
  await showPart(<LatestRecords kind="fiat" tileOf={() => null} />, { accounts: en_US })
  await page.getByText('SGD', { exact: true }).nth(1).click()
  await expect.element(page.getByText('Processing time')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/25,000|125\.00|1,000\.00|77\.00/)
})
