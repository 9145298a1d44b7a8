import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { storeSubscription, quote } from '#issuance/subscriptions/subscribe.ts'
import type { SubscriptionRow } from '#issuance/subscriptions/subscriptions.sql.ts'

type Purchase = typeof newCoins.purchase

/**
 * Subscribes to a sale, paid in one of its coins. Like a subscription it needs no code, because the money stays in the
 * customer's account until the allotment (decision 0190).
 */
export async function purchase(
  tx: Tx,
  newId: string,
  customerId: string,
  input: InputOf<Purchase>,
): Promise<Outcome<SubscriptionRow, Purchase['refusals'][number]>> {
  const { id, payCoin, amount, acceptedVersion } = input
  const quoted = await quote(tx, customerId, { symbol: id, payCoin, amount })
  return quoted.ok ? storeSubscription(tx, newId, customerId, quoted.value, acceptedVersion) : quoted
}
