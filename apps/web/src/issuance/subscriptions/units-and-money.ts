import { formatAmount, minus, parseAmount, times } from '@tessera/domain/books/money/amount.ts'

/** The price of one unit, and the decimals of its currency. */
export type UnitPrice = { readonly decimals: number; readonly unitPrice: string }

/** The cost of the units without the fee; empty if the text is not a number of units. */
export function amountOf(units: string, { decimals, unitPrice }: UnitPrice): string {
  const price = parseAmount(unitPrice, decimals)
  return price === undefined || !/^\d{1,15}$/u.test(units) ? '' : formatAmount(times(price, BigInt(units)), decimals)
}

/** The whole steps of units that an amount buys, and the remainder that is not spent. */
export function unitsIn(
  amount: string,
  { decimals, unitPrice }: UnitPrice,
  stepUnits: string,
): { readonly units: string; readonly remainder: string | undefined } {
  const [price, payment, step] = [parseAmount(unitPrice, decimals), parseAmount(amount, decimals), BigInt(stepUnits)]
  if (price === undefined || payment === undefined || price === 0n) return { units: '', remainder: undefined }
  const units = (payment / price / step) * step
  const rest = minus(payment, times(price, units))
  return { units: String(units), remainder: rest === 0n ? undefined : formatAmount(rest, decimals) }
}
