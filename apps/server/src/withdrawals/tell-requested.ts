import { formatAmount } from '@tessera/domain/money/amount.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { addressText } from '@tessera/domain/withdrawals/tag.ts'
import { networkOf } from '../coins/networks.sql.ts'
import { notify } from '../messages/notify.ts'
import type { Tx } from '../platform/tx.ts'
import type { WithdrawalRow } from './withdrawals.sql.ts'

type About = Pick<WithdrawalRow, 'customer_id' | 'coin' | 'chain' | 'amount' | 'address' | 'tag'>

/** Notifies a customer that a withdrawal went to review, or that it lapsed before. */
export async function tellRequested(
  tx: Tx,
  { customer_id, coin, chain, amount, ...to }: About,
  kind: 'withdrawal_requested' | 'withdrawal_lapsed' = 'withdrawal_requested',
): Promise<void> {
  const network = await networkOf(tx, coin, chain)
  assert(network.ok, `${coin} on ${chain} is listed`)
  const params = { amount: formatAmount(amount, network.value.scale), coin, address: addressText(to) }
  await notify(tx, customer_id, { kind, params })
}
