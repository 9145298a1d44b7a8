import type {
  HolderRow as ShownHolder,
  ManagedDistribution,
} from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import type { AnnouncedDistribution, OwnDistribution } from '@tessera/contract/issuance/distributions/distributions.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import { fundingOf, perUnitText, rateText, totalsOf } from './content.ts'
import { distributionNumber } from '@tessera/domain/issuance/distributions/number.ts'
import type { DistributionRow } from './distributions.sql.ts'
import { tallyOf } from './holders.sql.ts'
import type { ListedHolder, ManagedRow, OwnRow } from './list-distributions.sql.ts'

const nameOf = ({ name }: DistributionRow, locale: Locale): string => (locale === 'zh_CN' ? name.zh : name.en)

const factsOf = (d: DistributionRow) => ({
  type: d.type,
  period: d.period,
  currency: d.currency,
  perUnit: perUnitText(d.per_unit),
  recordAt: d.record_at.toISOString(),
  payAt: d.pay_at.toISOString(),
})

export const announcedView = (d: DistributionRow): z.output<typeof AnnouncedDistribution> => ({
  id: d.id,
  ...factsOf(d),
  status: d.status === 'paid' || d.status === 'cancelled' ? d.status : 'announced',
})

export const voucherNumber = (row: OwnRow): string => numberFor('DS', row.record_at, row.holder_number)

const ownStatus = { recorded: 'due', paid: 'paid', unclaimed: 'unclaimed' } as const
export const ownDistributionView = (row: OwnRow, locale: Locale): z.output<typeof OwnDistribution> => ({
  id: row.holder,
  number: voucherNumber(row),
  product: { symbol: row.symbol, name: nameOf(row, locale) },
  ...factsOf(row),
  units: formatAmount(row.own_units, row.decimals),
  gross: formatAmount(row.own_gross, row.scale),
  tax: formatAmount(row.own_tax, row.scale),
  taxRate: rateText(row.rate_ppm),
  net: formatAmount(row.net, row.scale),
  status: ownStatus[row.own_status],
  paidAt: row.own_paid_at?.toISOString() ?? null,
})

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export async function managedView(
  source: Source,
  row: ManagedRow,
  locale: Locale,
): Promise<z.output<typeof ManagedDistribution>> {
  const { funded, missing } = await fundingOf(source, row)
  const tally = await tallyOf(source, row.id)
  return {
    id: row.id,
    number: distributionNumber(row),
    product: { id: row.product_id, symbol: row.symbol, name: nameOf(row, locale) },
    ...factsOf(row),
    withholding: Object.entries(row.withholding)
      .map(([country, ppm]) => ({ country, rate: rateText(ppm) }))
      .toSorted((a, b) => (a.country < b.country ? -1 : 1)),
    otherRate: rateText(row.others_ppm),
    status: row.status,
    declaredBy: { id: row.declared_by, name: row.declared_name },
    declaredAt: row.declared_at.toISOString(),
    record: recordOf(row, tally.holders),
    funded: formatAmount(funded, row.scale),
    missing: formatAmount(missing, row.scale),
    paidHolders: tally.paid,
    unclaimedHolders: tally.unclaimed,
    unclaimed: formatAmount(tally.unclaimed_net, row.scale),
    proposed: row.proposed,
    announcedAt: iso(row.announced_at),
    releasedAt: iso(row.released_at),
    paidAt: iso(row.paid_at),
    cancelledAt: iso(row.cancelled_at),
    cancelReason: row.cancel_reason,
  }
}

function recordOf(row: ManagedRow, holders: number): z.output<typeof ManagedDistribution>['record'] {
  if (row.recorded_at === null) return null
  assert(row.record_seq !== null, `distribution ${row.id} is not recorded yet`)
  return { at: row.recorded_at.toISOString(), journalSeq: String(row.record_seq), holders, ...totalsOf(row) }
}

export const holderView = (
  row: ListedHolder,
  { decimals, scale }: Pick<DistributionRow, 'decimals' | 'scale'>,
): z.output<typeof ShownHolder> => ({
  id: row.id,
  number: String(row.number),
  customer: row.customer,
  country: row.country,
  units: formatAmount(row.units, decimals),
  taxRate: rateText(row.rate_ppm),
  gross: formatAmount(row.gross, scale),
  tax: formatAmount(row.tax, scale),
  net: formatAmount(row.net, scale),
  status: row.status,
  paidAt: iso(row.paid_at),
})
