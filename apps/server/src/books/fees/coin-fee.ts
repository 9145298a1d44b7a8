import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { type Ppm, ppm } from '@tessera/domain/books/money/amount.ts'

/** Returns the rate of a coin in OTC deals or in transfers to customers: its own, otherwise the usual one. */
export const coinFeeOf = ({ usual, coins }: Setting<'otcFees' | 'transferFees'>, coin: string): Ppm =>
  ppm(coins.find((each) => each.coin === coin)?.fee ?? usual)
