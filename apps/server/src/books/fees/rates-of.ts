import {
  type ChosenRates,
  type FeePair,
  type FeeStanding,
  type TradingFees,
  tradingRates,
} from '@tessera/domain/books/fees/trading-rates.ts'
import { subscriptionRate } from '@tessera/domain/books/fees/subscription-rate.ts'
import { type Ppm, ppm } from '@tessera/domain/books/money/amount.ts'
import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'
import { feePayment, readFeeStanding } from './fee-standing.sql.ts'

/** The fees in force, and a customer's class and volume. */
export type FeeFacts = { readonly fees: TradingFees; readonly standing: FeeStanding }

export const readFeeFacts = async (source: ClockSource, customerId: string): Promise<FeeFacts> => ({
  fees: await settingNow(source, 'tradingFees'),
  standing: await readFeeStanding(source, customerId),
})

/** The rates that an order of a customer would be accepted with now. */
export const ratesOf = ({ fees, standing }: FeeFacts, pair: FeePair): ChosenRates => tradingRates(fees, standing, pair)

/** The fee coin in force, and true if a customer's new orders pay with it. */
type CoinDiscount = { readonly coin: string; readonly discount: Ppm; readonly pays: boolean }

/** Returns undefined while there is no fee coin. */
export async function readCoinDiscount(source: ClockSource, customerId: string): Promise<CoinDiscount | undefined> {
  const [row] = (await settingNow(source, 'feeCoin')).coins
  if (row === undefined) return undefined
  const { pays } = await feePayment(source, customerId)
  return { coin: row.coin, discount: ppm(row.discount), pays }
}

/** The fee that a subscription of a customer to a product would be accepted with now. */
export async function subscriptionRateOf(
  source: ClockSource,
  customerId: string,
  product: { readonly symbol: string; readonly fee_ppm: Ppm },
): Promise<ReturnType<typeof subscriptionRate>> {
  const { feeClass } = await readFeeStanding(source, customerId)
  const fees = await settingNow(source, 'subscriptionFees')
  return subscriptionRate(fees, feeClass, { symbol: product.symbol, fee: product.fee_ppm })
}
