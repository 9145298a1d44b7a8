import { type Amount, amount, minus, shareOf, ZERO } from '#books/money/amount.ts'

/** One coin in the hot wallet, in minor units. */
export type HotCoin = {
  /** The wallet's balance, minus what is signed to leave it. */
  readonly held: bigint
  /** The customers' total of the coin, by the books. */
  readonly owed: Amount
  /** Approved withdrawals that the signer has not signed yet. */
  readonly due: Amount
  /** The share of the owed total that may be hot, in parts per million. */
  readonly sharePpm: number
}

const WHOLE_PPM = 1_000_000n
/** A tenth of the cap stays free, so that not every deposit causes another transfer. */
const FREE_DIVISOR = 10n

const PPM_OF_BP = 100

/** The hot share in parts per million: the setting, or the signer's own ceiling in basis points if that is lower. */
export const hotShare = (settingPpm: number, ceilingBp: number): number => Math.min(settingPpm, ceilingBp * PPM_OF_BP)

/** The maximum that may be hot: the share of what is owed, rounded down. Source: promise §2.3, 90 % in cold wallets. */
export const hotCap = ({ owed, sharePpm }: Pick<HotCoin, 'owed' | 'sharePpm'>): Amount =>
  shareOf(owed, BigInt(sharePpm), WHOLE_PPM)

/** The level to which the wallet is emptied or filled. It always covers approved withdrawals, whatever the cap. */
function levelOf(coin: HotCoin): bigint {
  const cap = hotCap(coin)
  return larger(cap - cap / FREE_DIVISOR, coin.due)
}

/** The amount to move to the cold wallet. Below `min` it stays, because the chain's fee would be too high. */
export function excessOf(coin: HotCoin, min: Amount): Amount {
  const excess = coin.held - levelOf(coin)
  return coin.held > larger(hotCap(coin), coin.due) && excess >= min ? amount(excess) : ZERO
}

/** The amount that people must bring back from the cold wallet while withdrawals wait for it. */
export const missingOf = (coin: HotCoin): Amount =>
  coin.held < coin.due ? minus(amount(levelOf(coin)), amount(coin.held)) : ZERO

export const walletStates = ['uncapped', 'short', 'moving', 'above', 'within'] as const
type WalletState = (typeof walletStates)[number]

/** The most important state of the coin for an operator. */
export function walletState(
  coin: HotCoin,
  now: { readonly capped: boolean; readonly missing: Amount; readonly moving: Amount },
): WalletState {
  if (now.missing > 0n) return 'short'
  if (!now.capped) return 'uncapped'
  if (now.moving > 0n) return 'moving'
  return coin.held > hotCap(coin) ? 'above' : 'within'
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
