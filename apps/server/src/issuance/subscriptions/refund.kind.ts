import { subscriptionRefundKind } from '@tessera/contract/issuance/subscriptions/refund.kind.ts'
import { plus, formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { reverseCovered } from '#books/ledger/reverse.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { listUndelivered, lockUndelivered, type UndeliveredSubscription } from './refund.sql.ts'
import { subscriptionNumber } from './show-subscription.ts'
import { setCause } from './subscriptions.sql.ts'

const Content = z.strictObject({
  number: z.string(),
  symbol: z.string(),
  customer: z.strictObject({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  allotted: z.string(),
  refund: z.string(),
  currency: z.string(),
  failure: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Refunds what was paid for undeliverable tokens, which stay in escrow. The alternative is another delivery attempt.
 */
export const subscriptionRefund = approvalKind(subscriptionRefundKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ refund, currency }) => [{ amount: refund, coin: currency }],
  load: async (tx, id) => {
    const row = await lockUndelivered(tx, id)
    return row && seen(row)
  },
  approve,
  waiting: async (source, limit) =>
    (await listUndelivered(source, limit)).map((row) => ({
      subjectId: row.id,
      since: row.since,
      ...summaryOf(seen(row)),
    })),
  summary: (content) => summaryOf(content),
})

/** Mirrors the entry that took the money, once. A concurrent delivery waits for the row that `load` locked. */
async function approve(
  tx: Tx,
  id: string,
  { refund, currency }: Content,
): Promise<Outcome<void, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const row = await lockUndelivered(tx, id)
  assert(row, `subscription ${id} is not awaiting delivery`)
  const reversed = await reverseCovered(tx, row.allot_journal)
  if (!reversed.ok) return reversed
  await setCause(tx, id, 'refunded')
  assert(
    await move(tx, 'subscription', id, subscriptionMachine, 'refund'),
    `subscription ${id} was locked but cannot be changed`,
  )
  const params = { product: { en_US: row.name_en, zh_CN: row.name_zh }, amount: refund, coin: currency }
  await notify(tx, row.customer.id, { kind: 'subscription_undelivered', params }, id)
  return ok(undefined)
}

const seen = (row: UndeliveredSubscription): Content => ({
  number: subscriptionNumber(row),
  symbol: row.symbol,
  customer: row.customer,
  allotted: String(row.allotted),
  refund: formatAmount(plus(row.cost, row.paid_fee ?? ZERO), row.scale),
  currency: row.currency,
  failure: row.failure,
})

const summaryOf = ({ number, customer, allotted, symbol, refund, currency }: Content) => ({
  number,
  subject: customer.name ?? customer.number,
  about: [
    { field: 'allotted', value: allotted, unit: symbol },
    { field: 'refund', value: refund, unit: currency },
  ] as const,
})
