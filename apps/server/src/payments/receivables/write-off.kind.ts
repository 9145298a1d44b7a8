import { receivableWriteOffKind } from '@tessera/contract/payments/receivables/write-off.kind.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { receivableWrittenOff } from '@tessera/domain/payments/receivables/adjustment.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { lockOwnFunds } from '#books/ledger/own-funds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { ownFundsTooLow } from '#books/ledger/refusals.ts'
import { outstandingOf, receivableNumber } from '#payments/receivables/receivable-view.ts'
import { findOpen, lockOpen, noteWrittenOff } from '#payments/receivables/receivables.sql.ts'
import { approvalKind } from '#services/approvals/kind.ts'
import { approvalSubjectMoved } from '#services/approvals/refusals.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { courseOf, insertAdjustment } from './adjustments.sql.ts'
import { checkWait, checkWorth, proposedWorth, worthContent } from './worth.ts'
import { checkReason, explanationContent, explanationOf, inMessage, proposedExplanation } from './explanation.ts'

const Content = z.object({
  number: z.string(),
  customer: z.object({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  coin: z.string(),
  credited: z.string(),
  outstanding: z.string(),
  ...worthContent,
  ...explanationContent,
})
type Content = z.output<typeof Content>

/**
 * Two people write off what a customer still owes. The fee income pays the remaining amount, so the receivable ends. If a
 * repayment changes the rest before the second person approves, the proposal is refused. It locks the receivable after
 * the accounts, like each journal that repays a receivable.
 */
export const receivableWriteOff = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(receivableWriteOffKind, {
    proposal: z.strictObject({ ...proposedWorth, ...proposedExplanation }),
    content: Content,
    amounts: ({ outstanding, coin }) => [{ amount: outstanding, coin }],
    load: async (tx, id, { worth, ...proposal }) => {
      const r = await findOpen(tx, id)
      if (r === undefined) return undefined
      return {
        number: receivableNumber(r),
        customer: { id: r.customer_id, number: String(r.customer_number), name: r.customer_name },
        coin: r.coin,
        credited: formatAmount(r.amount, r.scale),
        outstanding: formatAmount(outstandingOf(r), r.scale),
        worth,
        ...(await explanationOf(tx, proposal)),
      }
    },
    proposed: async (tx, _id, content) => {
      const open = await checkReason(tx, content.reasonCode)
      return open.ok ? checkWorth(tx, valuedIn(content)) : open
    },
    approve: (tx, id, content) => writeOff(tx, random.uuid(), id, content),
    waiting: () => Promise.resolve([]),
    summary: ({ number, customer, outstanding, coin }) => ({
      number,
      subject: customer.name ?? customer.number,
      about: [{ field: 'outstanding', value: outstanding, unit: coin }],
    }),
  })

const valuedIn = ({ coin, outstanding: amount, worth }: Content) => ({ money: { coin, amount }, worth })

type Refusal =
  | 'OWN_FUNDS_TOO_LOW'
  | 'ADJUSTMENT_VALUE_CHANGED'
  | 'ADJUSTMENT_TOO_EARLY'
  | 'REASON_CODE_ENDED'
  | 'APPROVAL_SUBJECT_MOVED'

async function writeOff(tx: Tx, id: string, receivable: string, content: Content): Promise<Outcome<void, Refusal>> {
  const { reasonCode, customerReason, customerNote, coin, outstanding } = content
  const open = await checkReason(tx, reasonCode)
  if (!open.ok) return open
  const { fees } = await lockOwnFunds(tx, coin, [{ exchange: 'receivable', of: receivable }])
  const r = await lockOpen(tx, receivable)
  if (r === undefined) return approvalSubjectMoved
  const rest = outstandingOf(r)
  if (formatAmount(rest, r.scale) !== outstanding) return approvalSubjectMoved
  const customerId = r.customer_id
  // Read under the lock of the fee income, so that two write-offs at once count each other.
  const subject = {
    kind: receivableWriteOffKind.name,
    subjectId: receivable,
    customerId,
    course: courseOf('write_off'),
  } as const
  const waited = await checkWait(tx, subject, valuedIn(content))
  if (!waited.ok) return waited
  // The reserve counts receivables as lost already, so a write-off does not lower it.
  if (rest > fees) return ownFundsTooLow({ most: formatAmount(fees, r.scale), coin })
  const posted = await post(tx, {
    kind: 'receivable_write_off',
    ref: { type: 'receivable', id: receivable },
    transfers: receivableWrittenOff(receivable, { coin, amount: rest }),
  })
  assert(posted.ok, `the locked fee income does not cover receivable ${receivable}`)
  assert(
    (await noteWrittenOff(tx, receivable, rest)) === 1n,
    `receivable ${receivable} is closed, although it was locked`,
  )
  const { journalId } = posted.value
  await insertAdjustment(tx, {
    id,
    customerId,
    act: 'write_off',
    coin,
    amount: rest,
    reasonCode,
    note: customerNote,
    receivableId: receivable,
    journalId,
  })
  await recordAct(tx, {
    action: 'adjustments.write_off',
    target: { type: 'customer', id: customerId },
    after: { adjustment: id, receivable, coin, amount: outstanding, reasonCode },
  })
  await notify(tx, customerId, {
    kind: 'receivable_written_off',
    params: { amount: outstanding, coin, reason: inMessage(customerReason), note: inMessage(customerNote) },
  })
  return ok(undefined)
}
