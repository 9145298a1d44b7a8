import { assert } from '#platform/outcome/outcome.ts'
import type { FeeCoin } from './fee-coin.ts'
import type { TradingFees } from './trading-rates.ts'

/** Every version of the trading fees and of the fee coin, the latest first, and the version mark of the read. */
export type FeeVersions = {
  readonly mark: string
  readonly versions: readonly { readonly from: Date; readonly fees: TradingFees }[]
  /** A version without a coin offers no fee coin. */
  readonly coins: readonly { readonly from: Date; readonly coin: FeeCoin | undefined }[]
}
export const noFeeVersions: FeeVersions = { mark: '', versions: [], coins: [] }

/** Returns the fees in force at a moment. */
export function feesAt({ versions }: FeeVersions, at: Date): TradingFees {
  const current = versions.find(({ from }) => from <= at)
  assert(current, 'the trading fees have no version: run npm run migrate')
  return current.fees
}

/** Returns the fee coin in force at a moment; undefined if there is none. */
export const feeCoinAt = ({ coins }: FeeVersions, at: Date): FeeCoin | undefined =>
  coins.find(({ from }) => from <= at)?.coin
