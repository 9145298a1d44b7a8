import { receivableLiftKind } from '@tessera/contract/payments/receivables/lift.kind.ts'
import { ReasonCode } from '@tessera/contract/platform/settings/reason-areas.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { notify } from '#services/messages/notify.ts'
import { liftBlock, lockBlocking, type ReceivableRow } from './receivables.sql.ts'
import { receivableNumber } from './receivable-view.ts'

const Content = z.object({
  number: z.string(),
  customer: z.object({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  coin: z.string(),
  credited: z.string(),
  reversalCause: ReasonCode,
})

/**
 * Lifts the block of withdrawals and account closing by a receivable, by a decision of two people. The receivable
 * remains, and credits in its currency still repay it first. The content leaves out the outstanding amount, because
 * each repayment changes it.
 */
export const receivableLift = approvalKind(receivableLiftKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ credited, coin }) => [{ amount: credited, coin }],
  load: async (tx, id) => {
    const receivable = await lockBlocking(tx, id)
    return receivable && contentOf(receivable)
  },
  approve: async (tx, id, { customer }) => {
    assert((await liftBlock(tx, id)) === 1n, `receivable ${id} does not block, although its locked row did`)
    await notify(tx, customer.id, { kind: 'receivable_lifted', params: {} })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ number, customer, credited, coin, reversalCause }) => ({
    number,
    subject: customer.name ?? customer.number,
    about: [
      { field: 'credited', value: credited, unit: coin },
      { field: 'reversalCause', value: reversalCause },
    ],
  }),
})

const contentOf = (r: ReceivableRow): z.output<typeof Content> => ({
  number: receivableNumber(r),
  customer: { id: r.customer_id, number: String(r.customer_number), name: r.customer_name },
  coin: r.coin,
  credited: formatAmount(r.amount, r.scale),
  reversalCause: r.cause,
})
