import { type Amount, amount, minus, type Ppm, total } from '#books/money/amount.ts'

/** Decimals of an amount per unit: more than its currency has, because one unit may earn less than a cent. */
export const PER_UNIT_SCALE = 12

/** The amount of a distribution for one whole unit, with the scales used. */
export type PerUnit = {
  /** At `PER_UNIT_SCALE`. */
  readonly perUnit: Amount
  /** Decimals of the product's token. */
  readonly decimals: number
  /** Decimals of the currency. */
  readonly scale: number
}

const exact = (units: Amount, { perUnit, scale }: PerUnit): bigint => units * perUnit * 10n ** BigInt(scale)
const parts = ({ decimals }: PerUnit): bigint => 10n ** BigInt(decimals + PER_UNIT_SCALE)

/** Returns the gross amount for `units` (in minor units of the token), rounded down to the currency's minor unit. */
export const grossOf = (units: Amount, terms: PerUnit): Amount => amount(exact(units, terms) / parts(terms))

/**
 * Returns the amount that the issuer owes for all units together, rounded up, so that payments never exceed the
 * funding.
 */
export const owedFor = (units: Amount, terms: PerUnit): Amount =>
  amount((exact(units, terms) + parts(terms) - 1n) / parts(terms))

/** Returns the tax on a gross amount, rounded down in the holder's favour. */
export const taxOf = (gross: Amount, rate: Ppm): Amount => amount((gross * BigInt(rate)) / 1_000_000n)

/** Tax rates by the holder's country, and the rate of all other and unknown countries. */
export type Withholding = { readonly byCountry: Readonly<Record<string, Ppm>>; readonly others: Ppm }

export const rateFor = ({ byCountry, others }: Withholding, country: string | null): Ppm =>
  (country === null ? undefined : Object.hasOwn(byCountry, country) ? byCountry[country] : undefined) ?? others

export type Share = {
  readonly gross: Amount
  readonly tax: Amount
  readonly net: Amount
  readonly rate: Ppm
}

export function shareFor(
  holder: { readonly units: Amount; readonly country: string | null },
  terms: PerUnit,
  withholding: Withholding,
): Share {
  const rate = rateFor(withholding, holder.country)
  const gross = grossOf(holder.units, terms)
  const tax = taxOf(gross, rate)
  return { gross, tax, net: minus(gross, tax), rate }
}

/** Returns the rest of the funding after each share was rounded down: less than one minor unit per holder, plus one. */
export const remainderOf = (owed: Amount, shares: Iterable<Amount>): Amount => minus(owed, total(shares))
