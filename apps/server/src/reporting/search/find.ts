import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { mayDo } from '@tessera/contract/permissions.ts'
import { type FoundKind, foundKinds, type search } from '@tessera/contract/reporting/search/search.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  findCustomersByText,
  findDeals,
  findDeposits,
  findDistributions,
  findFiatOrders,
  findInternalTransfers,
  findOrders,
  findPayouts,
  findSubscriptions,
  findWithdrawals,
} from './search.sql.ts'

type Reply = ReplyOf<typeof search.find>
type Found = Reply['rows'][number]

const finders: { readonly [K in FoundKind]: (tx: Tx, text: string) => Promise<Extract<Found, { kind: K }>[]> } = {
  customer: findCustomersByText,
  withdrawal: findWithdrawals,
  internal_transfer: findInternalTransfers,
  payout: findPayouts,
  deposit: findDeposits,
  fiat_order: findFiatOrders,
  order: findOrders,
  subscription: findSubscriptions,
  distribution: findDistributions,
  otc_deal: findDeals,
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const kinds = Object.keys(foundKinds) as FoundKind[]

/** Searches only records that the caller may read. The audit log records each search. */
export async function find(
  tx: Tx,
  { operator, ip }: Pick<OperatorCall, 'operator' | 'ip'>,
  text: string,
): Promise<Outcome<Reply, 'FORBIDDEN'>> {
  const mine = kinds.filter((kind) => mayDo(operator.permissions, foundKinds[kind]))
  if (mine.length === 0) return refuse('FORBIDDEN')
  const rows: Found[] = []
  for (const kind of mine) rows.push(...(await finders[kind](tx, text)))
  const target = { type: 'search', id: text } as const
  await recordAct(tx, { action: 'search.find', target, after: { found: rows.length }, ip })
  return ok({ rows })
}
