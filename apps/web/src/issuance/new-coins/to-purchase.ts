import { formatAmount, minus, parseAmount, times } from '@tessera/domain/books/money/amount.ts'
import type { OfferTerms } from '#issuance/subscriptions/to-subscription.ts'
import type { PayCoin, Sale } from './new-coins.queries.ts'

type Terms = Pick<Sale, 'fee' | 'minUnits' | 'stepUnits' | 'maxUnits' | 'hardCap' | 'own'>

/**
 * The terms of a sale in one pay coin. Earlier purchases count towards a person's cap, and the maximum is what is still
 * for sale.
 */
export function termsIn(sale: Terms, coin: Pick<PayCoin, 'decimals' | 'unitPrice'>): OfferTerms {
  const left = sale.maxUnits === null ? undefined : BigInt(sale.maxUnits) - BigInt(sale.own?.units ?? '0')
  const max = left === undefined || left > BigInt(sale.hardCap) ? BigInt(sale.hardCap) : left
  return {
    unitPrice: coin.unitPrice,
    currencyDecimals: coin.decimals,
    fee: sale.fee,
    minUnits: sale.minUnits,
    stepUnits: sale.stepUnits,
    maxUnits: String(max < 0n ? 0n : max),
  }
}

/** The cost of the units in a coin; undefined if the text is not a number of units. */
export function amountOf(units: string, { decimals, unitPrice }: Pick<PayCoin, 'decimals' | 'unitPrice'>): string {
  const price = parseAmount(unitPrice, decimals)
  return price === undefined || !/^\d{1,15}$/u.test(units) ? '' : formatAmount(times(price, BigInt(units)), decimals)
}

/** The whole steps of units that an amount buys, and the remainder that is not spent. */
export function unitsIn(
  amount: string,
  { decimals, unitPrice }: Pick<PayCoin, 'decimals' | 'unitPrice'>,
  stepUnits: string,
): { readonly units: string; readonly remainder: string | undefined } {
  const [price, payment, step] = [parseAmount(unitPrice, decimals), parseAmount(amount, decimals), BigInt(stepUnits)]
  if (price === undefined || payment === undefined || price === 0n) return { units: '', remainder: undefined }
  const units = (payment / price / step) * step
  const rest = minus(payment, times(price, units))
  return { units: String(units), remainder: rest === 0n ? undefined : formatAmount(rest, decimals) }
}
