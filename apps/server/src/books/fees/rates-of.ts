import {
  type ChosenRates,
  type FeePair,
  type FeeBasis,
  type TradingFees,
  tradingRates,
} from '@tessera/domain/books/fees/trading-rates.ts'
import { subscriptionRate } from '@tessera/domain/books/fees/subscription-rate.ts'
import { type Ppm, ppm } from '@tessera/domain/books/money/amount.ts'
import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'
import { feePayment, readFeeBasis } from './fee-basis.sql.ts'

/** The fees in force, and a customer's fee class and volume. */
export type FeeFacts = { readonly fees: TradingFees; readonly basis: FeeBasis }

export const readFeeFacts = async (source: ClockSource, customerId: string): Promise<FeeFacts> => ({
  fees: await settingNow(source, 'tradingFees'),
  basis: await readFeeBasis(source, customerId),
})

/** Returns the rates with which an order of a customer would be accepted now. */
export const ratesOf = ({ fees, basis }: FeeFacts, pair: FeePair): ChosenRates => tradingRates(fees, basis, pair)

/** The fee coin in force, and true if a customer's new orders pay with it. */
type CoinDiscount = { readonly coin: string; readonly discount: Ppm; readonly pays: boolean }

/** Returns undefined while there is no fee coin. */
export async function readCoinDiscount(source: ClockSource, customerId: string): Promise<CoinDiscount | undefined> {
  const [row] = (await settingNow(source, 'feeCoin')).coins
  if (row === undefined) return undefined
  const { pays } = await feePayment(source, customerId)
  return { coin: row.coin, discount: ppm(row.discount), pays }
}

/** Returns the fee with which a subscription of a customer to a product would be accepted now. */
export async function subscriptionRateOf(
  source: ClockSource,
  customerId: string,
  product: { readonly symbol: string; readonly fee_ppm: Ppm },
): Promise<ReturnType<typeof subscriptionRate>> {
  const { feeClass } = await readFeeBasis(source, customerId)
  const fees = await settingNow(source, 'subscriptionFees')
  return subscriptionRate(fees, feeClass, { symbol: product.symbol, fee: product.fee_ppm })
}
