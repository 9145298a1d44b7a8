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
