import { distributionNumber } from '@tessera/domain/issuance/distributions/number.ts'
import { PER_UNIT_SCALE, remainderOf } from '@tessera/domain/issuance/distributions/share.ts'
import { type Amount, amount, formatAmount, minus, plus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { Both } from '#services/approvals/kind.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import { type DistributionRow, fundedOf, operatorName } from './distributions.sql.ts'
import { type HolderRow, holdersOf } from './holders.sql.ts'

/** The facts that both people see for every decision about a distribution. */
export const Facts = z.object({
  number: z.string(),
  symbol: z.string(),
  name: Both,
  type: z.string(),
  period: z.string(),
  currency: z.string(),
  perUnit: z.string(),
  recordAt: z.string(),
  payAt: z.string(),
  /** Tax rates: `CN 10%` for a country, and the rate of all other countries last. */
  withholding: z.array(z.string()),
  declaredBy: z.string(),
})

const RATIO_SCALE = 6
/** Returns the amount with as few decimals as possible. */
export const shortAmount = (value: Amount, scale: number): string =>
  formatAmount(value, scale)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
export const perUnitText = (perUnit: Amount): string => shortAmount(perUnit, PER_UNIT_SCALE)
export const rateText = (ppm: number): string => shortAmount(amount(BigInt(ppm)), RATIO_SCALE)

export const percentText = (ppm: number): string => `${shortAmount(amount(BigInt(ppm)), RATIO_SCALE - 2)}%`

export async function factsOf(source: Source, d: DistributionRow): Promise<z.output<typeof Facts>> {
  const byCountry = Object.entries(d.withholding).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    number: distributionNumber(d),
    symbol: d.symbol,
    name: d.name,
    type: d.type,
    period: d.period,
    currency: d.currency,
    perUnit: perUnitText(d.per_unit),
    recordAt: d.record_at.toISOString(),
    payAt: d.pay_at.toISOString(),
    withholding: [...byCountry.map(([country, ppm]) => `${country} ${percentText(ppm)}`), percentText(d.others_ppm)],
    declaredBy: await operatorName(source, d.declared_by),
  }
}

export const summaryOf = ({ number, name, perUnit, currency, period }: z.output<typeof Facts>) => ({
  number,
  subject: name,
  about: [
    { field: 'perUnit', value: perUnit, unit: currency },
    { field: 'period', value: period },
  ] as const,
})

/** Totals of the record, which are set together when the distribution is recorded. */
export type Sums = { readonly units: Amount; readonly owed: Amount; readonly gross: Amount; readonly tax: Amount }
export function recordedSums(d: DistributionRow): Sums {
  const { units, owed, gross, tax } = d
  assert(units !== null && owed !== null && gross !== null && tax !== null, `distribution ${d.id} is not recorded yet`)
  return { units, owed, gross, tax }
}

/** Returns the hash of each holder's share; two people release exactly these. */
export const previewHash = async (source: Source, d: DistributionRow): Promise<string> =>
  contentHash({ distribution: d.id, holders: (await holdersOf(source, d.id)).map(hashed) })
const hashed = ({ customer_id: customer, units, gross, tax, net }: HolderRow) => [customer, units, gross, tax, net]

/**
 * Returns the funding of the issuer, and how much is missing. Nothing is missing before the record or after the
 * release.
 */
export async function fundingOf(source: Source, d: DistributionRow): Promise<{ funded: Amount; missing: Amount }> {
  const funded = await fundedOf(source, d.product_id, d.currency)
  const owed = d.released_at === null && d.status !== 'cancelled' ? (d.owed ?? ZERO) : ZERO
  return { funded, missing: owed > funded ? minus(owed, funded) : ZERO }
}

export const totalsOf = (d: DistributionRow) => {
  const { units, owed, gross, tax } = recordedSums(d)
  const money = (of: Amount): string => formatAmount(of, d.scale)
  const whole = amount(d.supply * 10n ** BigInt(d.decimals))
  const inEscrow = d.in_escrow ?? ZERO
  const here = plus(units, inEscrow)
  return {
    units: formatAmount(units, d.decimals),
    inEscrow: formatAmount(inEscrow, d.decimals),
    // The ledger holds more than the issued units only if someone brought in units that another register counts.
    elsewhere: formatAmount(here < whole ? minus(whole, here) : ZERO, d.decimals),
    gross: money(gross),
    tax: money(tax),
    net: money(minus(gross, tax)),
    owed: money(owed),
    remainder: money(remainderOf(owed, [gross])),
  }
}
