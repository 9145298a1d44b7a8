import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { csvOf } from '#platform/text/csv.ts'
import type { Source } from '#platform/database/rows.ts'
import { totalsOf } from './content.ts'
import { en_US } from './distributions.messages.en_US.ts'
import { zh_CN } from './distributions.messages.zh_CN.ts'
import { allHolders, type ManagedRow } from './list-distributions.sql.ts'
import { holderView } from './view.ts'
import type { Translation } from '#platform/text/translation.ts'

export type DistributionWords = Translation<typeof en_US>
export const words: Record<Locale, DistributionWords> = { en_US, zh_CN }

/** Returns CSV of the holders with their amounts, then the totals and the rounding remainder. */
export async function holdersFile(source: Source, d: ManagedRow, locale: Locale): Promise<string> {
  const { columns, statuses, totals } = words[locale]
  const rows = await allHolders(source, d.id)
  const lines = rows.map((row) => {
    const { customer, status, country, paidAt, ...figures } = holderView(row, d)
    return {
      ...figures,
      account: customer.number,
      name: customer.name ?? '',
      country: country ?? '',
      currency: d.currency,
      status: statuses[status],
      paidAt: paidAt ?? '',
    }
  })
  if (d.recorded_at === null) return csvOf(columns, lines)
  const { units, gross, tax, net, remainder, owed } = totalsOf(d)
  const blank = Object.fromEntries(Object.keys(columns).map((column) => [column, '']))
  return csvOf(columns, [
    ...lines,
    { ...blank, name: totals.all, units, gross, tax, net, currency: d.currency },
    { ...blank, name: totals.remainder, gross: remainder, currency: d.currency },
    { ...blank, name: totals.owed, gross: owed, currency: d.currency },
  ])
}
