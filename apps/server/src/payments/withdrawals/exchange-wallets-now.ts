import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { amount, formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { hotCap, hotShare, missingOf, walletState } from '@tessera/domain/payments/withdrawals/hot-cap.ts'
import { RESERVE_LAMPORTS } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { NodeSilent } from '#payments/chain/chain-node.ts'
import { hotCoins, type HotCoinRow } from './hot-wallet.sql.ts'

type WalletDeps = Pick<Deps, 'db' | 'config' | 'clock'> & { readonly chain: Chain }

/** Returns the current balances of the wallets from the chain, with the amounts owed by the ledger. */
export async function exchangeWalletsNow(deps: WalletDeps): Promise<ReplyOf<typeof withdrawalsReview.wallets>> {
  const { chain } = deps.chain
  const [hotWallet] = await exchangeWallets(deps, chain, 'hot')
  const cold = await exchangeWallets(deps, chain, 'cold')
  const held = new Map<string, Holds>()
  for (const coin of await hotCoins(deps, chain)) {
    const hot = await sumOf(deps, coin, hotWallet === undefined ? [] : [hotWallet])
    held.set(coin.coin, { hot, cold: await sumOf(deps, coin, cold) })
  }
  // Read after the chain, so that payments that have left the hot wallet in the meantime do not count as pending.
  const sharePpm = hotShare((await settingNow(deps, 'chain')).hotSharePpm, deps.config.CHAIN_HOT_SHARE_BP)
  const rows = (await hotCoins(deps, chain)).flatMap((row) => {
    const holds = held.get(row.coin)
    return holds === undefined ? [] : [walletView(deps, row, holds, sharePpm)]
  })
  const { sol, isSolShort } = await solNow(deps)
  return { hotWallet: hotWallet ?? null, sol, isSolShort, coldWallet: deps.config.CHAIN_COLD_WALLET ?? null, rows }
}

const SOL_DECIMALS = 9

/** Returns the SOL of the hot wallet. Below the reserve, the signer pays nothing. */
async function solNow(deps: WalletDeps): Promise<{ readonly sol: string | null; readonly isSolShort: boolean }> {
  const [hotWallet] = await exchangeWallets(deps, deps.chain.chain, 'hot')
  if (hotWallet === undefined) return { sol: null, isSolShort: true }
  const lamports = await deps.chain.lamportsOf(hotWallet)
  return { sol: formatAmount(amount(lamports), SOL_DECIMALS), isSolShort: lamports < RESERVE_LAMPORTS }
}

/** True if the hot wallet can pay the fees of the chain; undefined while the node does not respond. */
export async function hasChainFees(deps: WalletDeps): Promise<boolean | undefined> {
  try {
    return !(await solNow(deps)).isSolShort
  } catch (error) {
    if (!(error instanceof NodeSilent)) throw error
    return undefined
  }
}
type Holds = { readonly hot: bigint; readonly cold: bigint }

async function sumOf({ chain }: WalletDeps, { mint, token_program }: HotCoinRow, wallets: readonly string[]) {
  let sum = 0n
  for (const wallet of wallets)
    sum += await chain.tokenBalance(await chain.tokenAccountOf(wallet, { mint, tokenProgram: token_program }))
  return sum
}

function walletView({ config }: WalletDeps, row: HotCoinRow, holds: Holds, sharePpm: number) {
  const { coin, owed, due, waiting, moving, leaving } = row
  const of = { held: holds.hot - leaving - moving, owed, due, sharePpm }
  const capped = config.CHAIN_COLD_WALLET !== undefined
  // No refill is requested while a transfer to the cold wallet is in transit, because the money may still be in the hot
  // wallet.
  const missing = waiting > 0n && moving === 0n ? missingOf(of) : ZERO
  const text = (minor: bigint): string => formatAmount(amount(minor), row.scale)
  return {
    coin,
    owed: text(owed),
    hot: text(holds.hot),
    cold: text(holds.cold),
    cap: capped ? text(hotCap(of)) : null,
    moving: text(moving),
    waiting: text(waiting),
    missing: text(missing),
    state: walletState(of, { capped, missing, moving }),
  }
}
