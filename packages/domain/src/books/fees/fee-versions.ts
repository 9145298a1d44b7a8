import { assert } from '#platform/outcome/outcome.ts'
import type { TradingFees } from './trading-rates.ts'

/** Every version of the trading fees, the latest first, and the mark with which it was read. */
export type FeeVersions = {
  readonly mark: string
  readonly versions: readonly { readonly from: Date; readonly fees: TradingFees }[]
}
export const noFeeVersions: FeeVersions = { mark: '', versions: [] }

/** The fees in force at a moment. */
export function feesAt({ versions }: FeeVersions, at: Date): TradingFees {
  const current = versions.find(({ from }) => from <= at)
  assert(current, 'the trading fees have no version: run npm run migrate')
  return current.fees
}
