import { minus } from '@tessera/domain/money/amount.ts'
import type { Doubt, Found } from '@tessera/domain/withdrawals/payment-evidence.ts'
import { networkOf } from '../coins/networks.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { ExpectedPayment } from '../providers/chain-history.ts'
import type { CoinOnChain } from '../providers/chain-node.ts'
import { adoptAttempt } from './attempts.sql.ts'
import { type HostSaid, saveEvidence } from './payment-evidence.sql.ts'
import { setSignerRefusal, type WithdrawalRow } from './withdrawals.sql.ts'

/** The coin of a withdrawal as its chain knows it. */
export async function coinOf(source: Source, w: Pick<WithdrawalRow, 'id' | 'coin' | 'chain'>): Promise<CoinOnChain> {
  const network = await networkOf(source, w.coin, w.chain)
  if (!network.ok) throw new Error(`withdrawal ${w.id} of a coin that is not listed`)
  const { mint, token_program: tokenProgram, scale: decimals } = network.value
  return { mint, tokenProgram, decimals }
}

/** The payment of a withdrawal as it would appear on the chain. */
export const expectedOf = (w: WithdrawalRow, coin: CoinOnChain, hotWallet: string): ExpectedPayment => ({
  memo: w.id,
  from: hotWallet,
  to: w.address,
  coin,
  amount: minus(w.amount, w.fee),
  since: w.requested_at,
})

/** Keeps a payment that was found as the withdrawal's attempt, which the chain then confirms as any other. */
export async function adoptPayment(tx: Tx, random: Deps['random'], w: WithdrawalRow, found: Found): Promise<void> {
  await adoptAttempt(tx, {
    id: random.uuid(),
    withdrawalId: w.id,
    coin: w.coin,
    amount: minus(w.amount, w.fee),
    signature: found.signature,
    wire: found.wire,
    // It has landed: nothing waits for a height.
    lastValidHeight: 0n,
  })
  await setSignerRefusal(tx, w.id, null)
}

/** Leaves the withdrawal to two people, with what the hosts said. True when that is news. */
export async function leaveToPeople(tx: Tx, id: string, doubt: Doubt, hosts: readonly HostSaid[]): Promise<boolean> {
  await saveEvidence(tx, id, { doubt, hosts })
  return (await setSignerRefusal(tx, id, doubt)) > 0n
}
