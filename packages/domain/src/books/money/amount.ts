/** Whole minor units of one asset: 12_34n is 12.34 at scale 2. Never a float, and never a sum over two assets. */
export type Amount = bigint & { readonly __unit: 'minor' }
/** Parts per million: 1_500 is 0.15 %. */
export type Ppm = number & { readonly __unit: 'ppm' }

/** Exclusive upper bound of every amount, as in the database's `minor` domain. */
export const AMOUNT_BOUND = 10n ** 30n

export const amount = (minor: bigint): Amount => minor as Amount
export const ppm = (parts: number): Ppm => parts as Ppm
export const ZERO: Amount = amount(0n)

export const plus = (a: Amount, b: Amount): Amount => (a + b) as Amount
export const minus = (a: Amount, b: Amount): Amount => (a - b) as Amount
export const times = (a: Amount, count: bigint): Amount => (a * count) as Amount
export const negated = (a: Amount): Amount => -a as Amount
export const total = (all: Iterable<Amount>): Amount => {
  let sum = 0n
  for (const each of all) sum += each
  return sum as Amount
}

/** Returns the fee at `rate` on `of`, rounded up, so that rounding never creates money. `of` is not negative. */
export const feeOf = (of: Amount, rate: Ppm): Amount => ((of * BigInt(rate) + 999_999n) / 1_000_000n) as Amount

/** Returns `whole × part / of`, rounded down. The caller must book the remainder. `of` is above zero. */
export const shareOf = (whole: Amount, part: bigint, of: bigint): Amount => ((whole * part) / of) as Amount

const CANONICAL = /^(0|[1-9]\d*)(?:\.(\d+))?$/

/**
 * Parses an amount: '12.34' at scale 2 → 1234n. Returns undefined for texts that the asset cannot represent: '12.345',
 * '1e3', '+1', '-0', '', full-width digits, or anything at or above AMOUNT_BOUND. Only canonical decimal text is
 * accepted, so each amount has one text, except for trailing zeros.
 */
export function parseAmount(text: string, scale: number): Amount | undefined {
  if (text.length > 40) return undefined
  const match = CANONICAL.exec(text)
  if (match === null) return undefined
  const [, whole = '', fraction = ''] = match
  if (fraction.length > scale) return undefined
  const minor = BigInt(whole + fraction.padEnd(scale, '0'))
  return minor < AMOUNT_BOUND ? (minor as Amount) : undefined
}

/**
 * Formats an amount with all decimals of the asset and without grouping, as the API returns it: 1234n at scale 2 →
 * '12.34'.
 */
export function formatAmount(minor: Amount, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/**
 * Returns the amount at another scale, with further digits cut. It shows one asset's value in the precision of another.
 */
export const rescale = (minor: Amount, from: number, to: number): Amount =>
  (to >= from ? minor * 10n ** BigInt(to - from) : minor / 10n ** BigInt(from - to)) as Amount
