import { minus } from '@tessera/domain/books/money/amount.ts'
import type { Doubt, Found } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'
import type { ExpectedPayment } from '#payments/chain/chain-history.ts'
import type { CoinOnChain } from '#payments/chain/chain-node.ts'
import { adoptAttempt } from './attempts.sql.ts'
import { type HostAnswer, saveEvidence } from './payment-evidence.sql.ts'
import { setSignerRefusal, type WithdrawalRow } from './withdrawals.sql.ts'

type OfCoin = Pick<WithdrawalRow, 'id' | 'coin' | 'chain'>

/** Returns the coin of a withdrawal as it exists on its chain. */
export async function coinOf(source: Source, w: OfCoin): Promise<CoinOnChain> {
  const coin = await listedCoinOf(source, w)
  if (coin === undefined) throw new Error(`withdrawal ${w.id} is of a coin that is not listed`)
  return coin
}

async function listedCoinOf(source: Source, w: OfCoin): Promise<CoinOnChain | undefined> {
  const network = await networkOf(source, w.coin, w.chain)
  if (!network.ok) return undefined
  const { mint, token_program: tokenProgram, scale: decimals } = network.value
  return { mint, tokenProgram, decimals }
}

/** Returns the responses of each host about payments, by withdrawal. Leaves out withdrawals of unlisted coins. */
export async function historiesOf(
  deps: { readonly db: Deps['db']; readonly chain: Pick<Chain, 'historiesOf'> },
  withdrawals: readonly WithdrawalRow[],
  hotWallet: string,
): Promise<Awaited<ReturnType<Chain['historiesOf']>>> {
  const expected: ExpectedPayment[] = []
  for (const w of withdrawals) {
    const coin = await listedCoinOf(deps, w)
    if (coin !== undefined) expected.push(expectedOf(w, coin, hotWallet))
  }
  return expected.length === 0 ? new Map() : deps.chain.historiesOf(expected)
}

/** Returns the payment of a withdrawal as it would appear on the chain. */
export const expectedOf = (w: WithdrawalRow, coin: CoinOnChain, hotWallet: string): ExpectedPayment => ({
  memo: w.id,
  from: hotWallet,
  to: w.address,
  tag: w.tag,
  coin,
  amount: minus(w.amount, w.fee),
  since: w.requested_at,
})

/** Stores a found payment as the withdrawal's attempt, which the chain then confirms like any other. */
export async function adoptPayment(tx: Tx, random: Deps['random'], w: WithdrawalRow, found: Found): Promise<void> {
  await adoptAttempt(tx, {
    id: random.uuid(),
    withdrawalId: w.id,
    coin: w.coin,
    amount: minus(w.amount, w.fee),
    signature: found.signature,
    wire: found.wire,
    // The payment is confirmed, so no height matters.
    lastValidHeight: 0n,
  })
  await setSignerRefusal(tx, w.id, null)
}

/** Leaves the withdrawal for two people, with the hosts' responses. Returns true if it was not left for them before. */
export async function leaveToReview(tx: Tx, id: string, doubt: Doubt, hosts: readonly HostAnswer[]): Promise<boolean> {
  await saveEvidence(tx, id, { doubt, hosts })
  return (await setSignerRefusal(tx, id, doubt)) > 0n
}
