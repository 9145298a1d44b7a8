import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { csvOf } from '#platform/text/csv.ts'
import { en_US } from './agents.messages.en_US.ts'
import { zh_CN } from './agents.messages.zh_CN.ts'
import type { RebateRow } from './rebates.sql.ts'
import type { RunLine } from './runs.sql.ts'
import { ratioText, rebateView } from './view.ts'
import type { Translation } from '#platform/text/translation.ts'

const words: Record<Locale, Translation<typeof en_US>> = { en_US, zh_CN }

/** Each line contains the reader of the file and the time, as a watermark that reveals the source of a leaked copy. */
export function commissionFile(rows: readonly RebateRow[], mark: string, locale: Locale): string {
  const { columns, statuses } = words[locale]
  return csvOf(
    columns,
    rows.map((row) => {
      const { id: _id, account, level, status, paidAt, ...figures } = rebateView(row)
      return {
        ...figures,
        account: account ?? '',
        level: String(level),
        status: statuses[status],
        paidAt: paidAt ?? '',
        mark,
      }
    }),
  )
}

export const runFile = (lines: readonly RunLine[], locale: Locale): string =>
  csvOf(
    words[locale].run,
    lines.map(({ scale, fee, rate, amount, level, agent, ...line }) => ({
      ...line,
      agent: agent ?? '',
      level: String(level),
      fee: formatAmount(fee, scale),
      rate: ratioText(rate),
      amount: formatAmount(amount, scale),
    })),
  )
