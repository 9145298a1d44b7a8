import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { storeSubscription, quote } from '#issuance/subscriptions/subscribe.ts'
import type { SubscriptionRow } from '#issuance/subscriptions/subscriptions.sql.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'

type Purchase = typeof newCoins.purchase

/** Subscribes to a sale, paid in one of its coins. The code is bound to exactly the amount that is held. */
export async function purchase(
  tx: Tx,
  newId: string,
  customerId: string,
  input: InputOf<Purchase>,
): Promise<Outcome<SubscriptionRow, Purchase['refusals'][number]>> {
  const { id, payCoin, amount, acceptedVersion, verifyToken } = input
  const quoted = await quote(tx, customerId, { symbol: id, payCoin, amount })
  if (!quoted.ok) return quoted
  const { cost, pay } = quoted.value
  const payload = { sale: id, coin: payCoin, amount, total: formatAmount(cost.total, pay.scale) }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'new_coin_purchase', token: verifyToken, payload })
  return code.ok ? storeSubscription(tx, newId, customerId, quoted.value, acceptedVersion) : code
}
