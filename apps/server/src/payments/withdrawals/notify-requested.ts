import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { addressText } from '@tessera/domain/payments/withdrawals/tag.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { WithdrawalRow } from './withdrawals.sql.ts'

type About = Pick<WithdrawalRow, 'customer_id' | 'coin' | 'chain' | 'amount' | 'address' | 'tag'>

/** Notifies a customer that a withdrawal went to review, or that it lapsed before. */
export async function notifyRequested(
  tx: Tx,
  { customer_id, coin, chain, amount, ...to }: About,
  kind: 'withdrawal_requested' | 'withdrawal_lapsed' = 'withdrawal_requested',
): Promise<void> {
  const network = await networkOf(tx, coin, chain)
  assert(network.ok, `${coin} on ${chain} is not listed`)
  const params = { amount: formatAmount(amount, network.value.scale), coin, address: addressText(to) }
  await notify(tx, customer_id, { kind, params })
}
