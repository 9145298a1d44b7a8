import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { mayDo } from '@tessera/contract/permissions.ts'
import { type FoundKind, foundKinds, type search } from '@tessera/contract/reporting/search/search.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  customersCalled,
  dealsCalled,
  depositsCalled,
  distributionsCalled,
  fiatOrdersCalled,
  internalTransfersCalled,
  ordersCalled,
  payoutsCalled,
  subscriptionsCalled,
  withdrawalsCalled,
} from './search.sql.ts'

type Reply = ReplyOf<typeof search.find>
type Found = Reply['rows'][number]

const finders: { readonly [K in FoundKind]: (tx: Tx, text: string) => Promise<Extract<Found, { kind: K }>[]> } = {
  customer: customersCalled,
  withdrawal: withdrawalsCalled,
  internal_transfer: internalTransfersCalled,
  payout: payoutsCalled,
  deposit: depositsCalled,
  fiat_order: fiatOrdersCalled,
  order: ordersCalled,
  subscription: subscriptionsCalled,
  distribution: distributionsCalled,
  otc_deal: dealsCalled,
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const kinds = Object.keys(foundKinds) as FoundKind[]

/** Searches only records that the caller may read. The audit log records each search. */
export async function find(
  tx: Tx,
  { operator, ip }: Pick<OperatorCall, 'operator' | 'ip'>,
  text: string,
): Promise<Outcome<Reply, 'FORBIDDEN'>> {
  const mine = kinds.filter((kind) => mayDo(operator.roles, foundKinds[kind]))
  if (mine.length === 0) return refuse('FORBIDDEN')
  const rows: Found[] = []
  for (const kind of mine) rows.push(...(await finders[kind](tx, text)))
  const target = { type: 'search', id: text } as const
  await recordAct(tx, { action: 'search.find', target, after: { found: rows.length }, ip })
  return ok({ rows })
}
