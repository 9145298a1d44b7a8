import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stampText } from '#parts/time-text.ts'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './accounts.messages.en_US.ts'
import { zh_CN } from './accounts.messages.zh_CN.ts'
import type { HistoryRow } from './accounts.queries.ts'
import { HistoryTable } from './history-table.tsx'
import { deduction } from './testing.ts'

async function opened(row: HistoryRow, words: typeof en_US | typeof zh_CN, locale: 'en_US' | 'zh_CN'): Promise<void> {
  serve({})
  const answer = { data: { rows: [row], total: 1 }, isError: false, refetch: () => undefined }
  await showPart(
    <HistoryTable answer={answer} page={1} onPage={() => undefined} tileOf={() => null} />,
    { accounts: words },
    locale,
  )
  await page.getByText('SGD', { exact: true }).first().click()
}
const valueOf = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent

test.each([
  ['en_US', en_US, 'Started', 'Processing time'],
  ['zh_CN', zh_CN, '发起时间', '处理时间'],
] as const)(
  '§3 in %s an entry shows when it was requested and when it was processed',
  async (locale, words, started, processed) => {
    await opened(deduction, words, locale)
    await expect
      .poll(() => [valueOf(started), valueOf(processed)])
      .toEqual([stampText(deduction.startedAt ?? ''), stampText(deduction.time)])
  },
)

test('an immediate entry has no request time', async () => {
  await opened({ ...deduction, type: 'trade', startedAt: null }, en_US, 'en_US')
  await expect.poll(() => valueOf('Processing time')).toBe(stampText(deduction.time))
  expect(valueOf('Started')).toBeUndefined()
})

const bought: HistoryRow = {
  ...deduction,
  balance: '1000.000000',
  type: 'trade',
  account: 'spot',
  coin: 'tUSD',
  amount: '-1866.000000',
  fee: '2.799000',
  number: '7b0c2a52',
  startedAt: null,
  trade: {
    side: 'buy',
    market: 'AURB-tUSD',
    base: 'AURB',
    quote: 'tUSD',
    quantity: '150',
    price: '12.440000',
    value: '1866.000000',
  },
  reference: { type: 'fill', id: 'f1' },
}

test.each([
  ['en_US', en_US, bought, 'Bought 150 AURB at 12.44 tUSD'],
  ['zh_CN', zh_CN, bought, '以 12.44 tUSD 买入 150 AURB'],
  ['en_US', en_US, { ...bought, type: 'transfer_out', trade: null, otherAccount: 'token' }, 'Moved from Spot to Token'],
  ['en_US', en_US, { ...bought, type: 'transfer_in', trade: null, otherAccount: 'token' }, 'Moved from Token to Spot'],
  [
    'en_US',
    en_US,
    { ...bought, type: 'internal_transfer', trade: null, counterparty: 'B*** T***' },
    'Internal transfer to B*** T***',
  ],
  ['en_US', en_US, { ...bought, trade: null }, 'Trade'],
] as const)('in %s an event is one row in words', async (locale, words, row, text) => {
  serve({})
  const answer = { data: { rows: [row], total: 1 }, isError: false, refetch: () => undefined }
  await showPart(<HistoryTable answer={answer} tileOf={() => null} />, { accounts: words }, locale)
  await expect.poll(() => page.getByRole('table').element().textContent).toContain(text)
})

test.each([
  ['en_US', en_US, true, 'Spot → Token', '25.00', '--'],
  ['zh_CN', zh_CN, true, '现货 → 通证', '25.00', '--'],
  ['en_US', en_US, false, 'Spot', '−25.00', '100.00'],
] as const)(
  'in %s, a transfer in a list of all accounts (%#) has both accounts and no sign',
  async (locale, words, combined, account, amount, balance) => {
    serve({})
    const row = {
      ...bought,
      type: 'transfer_out',
      trade: null,
      otherAccount: 'token',
      amount: '-25.000000',
      balance: '100.000000',
    } as const
    const answer = { data: { rows: [row], total: 1 }, isError: false, refetch: () => undefined }
    await page.viewport(1280, 844)
    await showPart(
      <HistoryTable combined={combined} answer={answer} tileOf={() => null} />,
      { accounts: words },
      locale,
    )
    await expect
      .poll(() =>
        page
          .getByRole('cell')
          .elements()
          .map((cell) => cell.textContent),
      )
      .toEqual(expect.arrayContaining([account, amount, balance]))
  },
)

test('the details of a trade add quantity, price, fee, order number and a link to the record', async () => {
  serve({})
  const answer = { data: { rows: [bought], total: 1 }, isError: false, refetch: () => undefined }
  await showPart(<HistoryTable answer={answer} tileOf={() => null} />, { accounts: en_US })
  await page.getByText('tUSD', { exact: true }).first().click()
  await expect.poll(() => [valueOf('Quantity'), valueOf('Number')]).toEqual(['150 AURB', '7b0c2a52'])
  // As in its row, without the zeros of the coin's six decimals.
  expect([valueOf('Fee'), valueOf('Balance')]).toEqual(['2.799 tUSD', '1,000.00 tUSD'])
  expect(valueOf('Price')).toContain('12.44')
  await expect
    .element(page.getByRole('link', { name: 'Open the record' }))
    .toHaveAttribute('href', '/en_US/assets/tradeHistory')
})

test.each([
  ['en_US', en_US, 'pending', 'Pending'],
  ['zh_CN', zh_CN, 'reversed', zh_CN.water.statuses.reversed],
  ['en_US', en_US, 'completed', ''],
] as const)('on a phone in %s a row that is not completed shows its status', async (locale, words, status, text) => {
  serve({})
  await page.viewport(390, 844)
  const answer = { data: { rows: [{ ...deduction, status }], total: 1 }, isError: false, refetch: () => undefined }
  await showPart(<HistoryTable answer={answer} tileOf={() => null} />, { accounts: words }, locale)
  const type = words.water.types[deduction.type]
  await expect.element(page.getByText(type, { exact: true }).first()).toBeVisible()
  const row = document.querySelector<HTMLElement>('tbody tr, [role=row]:nth-child(1)')
  expect(row?.innerText).toContain(type)
  const statuses = Object.values(words.water.statuses).filter((each) => row?.innerText.includes(each))
  expect(statuses).toEqual(text === '' ? [] : [text])
})
