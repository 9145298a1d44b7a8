import type { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { AgentRow } from '#partners/agents/agents.sql.ts'
import { maskedContact, agentView } from '#partners/agents/view.ts'
import type { ApiKeyRow } from '#access/api-keys/api-keys.sql.ts'
import { keyView } from '#access/api-keys/routes.ts'
import { orderOnWire } from '#trading/trading/order-view.ts'
import type { BrokerOrderRow, StatementRow } from './orders.sql.ts'
import type { AccountRow, PowerRow } from './powers.sql.ts'

type Row<E extends 'orders' | 'accounts' | 'statements'> = ReplyOf<(typeof brokers)[E]>['rows'][number]

export function brokerOrderView(row: BrokerOrderRow): Row<'orders'> {
  const { order, best, reference } = row
  const price = (minor: bigint | null) => (minor === null ? null : formatAmount(amount(minor), order.terms.quoteScale))
  return {
    order: orderOnWire(order),
    broker: { number: `BR-${row.broker_number}`, name: row.broker_name ?? '' },
    account: maskedContact(row),
    subAccount: { number: String(row.sub_number), name: row.sub_name },
    bestAtArrival: price(best),
    referenceAtArrival: price(reference),
    firstFillAt: row.first_fill_at?.toISOString() ?? null,
    lastFillAt: row.last_fill_at?.toISOString() ?? null,
  }
}

export const accountView = (row: AccountRow): Row<'accounts'> => ({
  id: row.id,
  account: maskedContact(row),
  subAccount: { number: String(row.sub_number), name: row.sub_name },
  since: row.granted_at.toISOString(),
  keys: row.keys,
  balances: row.balances.map(({ coin, scale, posted, held }) => ({
    coin,
    available: formatAmount(amount(BigInt(posted) - BigInt(held)), scale),
    held: formatAmount(amount(BigInt(held)), scale),
  })),
})

export const powerView = (row: PowerRow, broker: AgentRow): ReplyOf<typeof brokers.grant> => ({
  id: row.id,
  broker: agentView(broker),
  subAccount: { id: row.sub_account_id, number: String(row.sub_number), name: row.sub_name },
  since: row.granted_at.toISOString(),
  until: row.withdrawn_at?.toISOString() ?? null,
  inForce: row.in_force,
})

export const statementView = ({ month, coin, scale, clients, orders, ...sums }: StatementRow): Row<'statements'> => {
  const text = (of: bigint): string => formatAmount(amount(of), scale)
  const [volume, fee, accrued, paid] = [text(sums.volume), text(sums.fee), text(sums.accrued), text(sums.paid)]
  return { month, coin, clients, orders, volume, fee, accrued, paid }
}

/** Returns a key as its broker sees it. The power of attorney names the client's sub-account. */
export const brokerKeyView = (row: ApiKeyRow): ReplyOf<typeof brokers.keys>['rows'][number] => {
  const { subAccount: _sub, ...key } = keyView(row)
  return { ...key, accountId: row.power_id ?? '' }
}
