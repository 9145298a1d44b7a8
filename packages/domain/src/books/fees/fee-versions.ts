import { assert } from '#platform/outcome/outcome.ts'
import type { FeeCoin } from './fee-coin.ts'
import type { TradingFees } from './trading-rates.ts'

/** Every version of the trading fees and of the fee coin, the latest first, and the mark with which they were read. */
export type FeeVersions = {
  readonly mark: string
  readonly versions: readonly { readonly from: Date; readonly fees: TradingFees }[]
  /** A version without a coin offers none. */
  readonly coins: readonly { readonly from: Date; readonly coin: FeeCoin | undefined }[]
}
export const noFeeVersions: FeeVersions = { mark: '', versions: [], coins: [] }

/** The fees in force at a moment. */
export function feesAt({ versions }: FeeVersions, at: Date): TradingFees {
  const current = versions.find(({ from }) => from <= at)
  assert(current, 'the trading fees have no version: run npm run migrate')
  return current.fees
}

/** The fee coin in force at a moment; undefined for none. */
export const feeCoinAt = ({ coins }: FeeVersions, at: Date): FeeCoin | undefined =>
  coins.find(({ from }) => from <= at)?.coin
