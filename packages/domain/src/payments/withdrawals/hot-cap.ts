import { type Amount, amount, minus, shareOf, ZERO } from '#books/money/amount.ts'

/** One coin of the hot wallet, in minor units. */
export type HotCoin = {
  /** The wallet's balance less the signed payments that have not left yet. */
  readonly held: bigint
  /** The total that the exchange owes to customers in the coin, by the ledger. */
  readonly owed: Amount
  /** Approved withdrawals that have not been signed. */
  readonly due: Amount
  /** The share of the owed total that the hot wallet may hold, in parts per million. */
  readonly sharePpm: number
}

const WHOLE_PPM = 1_000_000n
/** Divisor of the part of the cap that remains free, so that not every deposit causes another transfer. */
const FREE_DIVISOR = 10n

const PPM_OF_BP = 100

/**
 * Returns the hot share in parts per million: the setting, or the signer's own ceiling in basis points if that is
 * lower.
 */
export const hotShare = (settingPpm: number, ceilingBp: number): number => Math.min(settingPpm, ceilingBp * PPM_OF_BP)

/**
 * Returns the maximum in the hot wallet: a share of the amount owed to customers, rounded down. Source: promise §2.3,
 * 90 % in cold wallets.
 */
export const hotCap = ({ owed, sharePpm }: Pick<HotCoin, 'owed' | 'sharePpm'>): Amount =>
  shareOf(owed, BigInt(sharePpm), WHOLE_PPM)

/**
 * Returns the level to which the wallet is emptied or filled. It always covers approved withdrawals, whatever the cap
 * is.
 */
function levelOf(coin: HotCoin): bigint {
  const cap = hotCap(coin)
  return larger(cap - cap / FREE_DIVISOR, coin.due)
}

/** Returns the amount to move to the cold wallet; zero below `min`, because the chain's fee would be too high. */
export function excessOf(coin: HotCoin, min: Amount): Amount {
  const excess = coin.held - levelOf(coin)
  return coin.held > larger(hotCap(coin), coin.due) && excess >= min ? amount(excess) : ZERO
}

/** Returns the amount that people must bring back from the cold wallet, because withdrawals wait for it. */
export const missingOf = (coin: HotCoin): Amount =>
  coin.held < coin.due ? minus(amount(levelOf(coin)), amount(coin.held)) : ZERO

export const walletStates = ['uncapped', 'short', 'moving', 'above', 'within'] as const
type WalletState = (typeof walletStates)[number]

/** Returns the status of the coin that is most important for an operator. */
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
