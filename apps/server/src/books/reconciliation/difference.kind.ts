import { reconciliationDifferenceKind } from '@tessera/contract/books/reconciliation/difference.kind.ts'
import { ReasonCode } from '@tessera/contract/platform/settings/reason-areas.ts'
import { formatAmount, negated } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isStillThere } from '@tessera/domain/books/reconciliation/difference.ts'
import { differenceBooked } from '@tessera/domain/books/reconciliation/postings.ts'
import { z } from 'zod'
import { openReasonText } from '#platform/settings/reasons.sql.ts'
import { reasonCodeEnded } from '#services/approvals/refusals.ts'
import { approvalKind } from '#services/approvals/kind.ts'
import { bookDifference } from '#services/audit/compare-external.ts'
import { hasOpenPayment } from '#services/audit/unexplained-payments.sql.ts'
import { lockOwnFunds } from '#books/ledger/own-funds.sql.ts'
import { reconcile } from '#books/ledger/reconcile.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { aboutDifference, DifferenceFacts, differenceFactsOf } from './difference-facts.ts'
import { listReported, lockReported, type ReportedRow } from './reconciliation.sql.ts'
import { reconciliationPaymentOpen } from './refusals.ts'

const Content = DifferenceFacts.extend({
  outside: z.string(),
  books: z.string(),
  since: z.string(),
  /** Set once the first operator has chosen. */
  differenceCause: ReasonCode.exactOptional(),
})
type Content = z.output<typeof Content>

/**
 * A confirmed difference between external holdings and books (I27), which stops all withdrawals. `approve` books it: a
 * surplus first covers losses that the company owes; the rest goes to suspense, from where only a reversal takes it.
 * The exchange pays a shortfall as far as its fee income covers it. If the proposal is sent back, nothing changes and
 * withdrawals stay stopped. The content is the difference as it was first reported. It is booked only while the last
 * comparison still saw all of it.
 *
 * A surplus may be a deposit that is not seen yet, but rarely. A final deposit is settled within seconds, and a
 * difference is reported after minutes. Every account is read from its start each day. If such a deposit is credited
 * after the booking, there is a shortfall of the same amount (I27). The remedy is to reverse this booking: the amount
 * in suspense then covers the credit.
 */
export const reconciliationDifference = (deps: Pick<Deps, 'enqueue'>) =>
  approvalKind(reconciliationDifferenceKind, {
    // Without a cause, the operator only views the case.
    proposal: z.strictObject({ cause: ReasonCode.exactOptional() }),
    content: Content,
    amounts: ({ amount, coin }) => [{ amount, coin }],
    load: async (tx, coin, { cause }) => {
      const reported = await lockReported(tx, coin)
      return reported !== undefined && isThere(reported)
        ? { ...contentOf(reported), ...(cause !== undefined && { differenceCause: cause }) }
        : undefined
    },
    approvable: ({ differenceCause }) => differenceCause !== undefined,
    proposed,
    approve: (tx, id) => approve(deps, tx, id),
    waiting: async (source, limit) =>
      (await listReported(source, limit)).filter(isThere).map((reported) => ({
        subjectId: reported.coin,
        since: reported.since,
        ...summaryOf(contentOf(reported)),
      })),
    summary: summaryOf,
  })

/**
 * A difference is posted with a cause that staff may choose today, so that auditors can find all differences with one
 * cause.
 */
async function proposed(tx: Tx, coin: string, { differenceCause: cause }: Content) {
  if (cause !== undefined && (await openReasonText(tx, 'difference', cause)) === undefined)
    return reasonCodeEnded('proposal.cause', cause)
  return noOpenPayment(tx, coin)
}

/** A payment that no withdrawal explains is a difference too. It must not be posted in both ways. */
async function noOpenPayment(tx: Tx, coin: string): Promise<Outcome<void, 'RECONCILIATION_PAYMENT_OPEN'>> {
  return (await hasOpenPayment(tx, coin)) ? reconciliationPaymentOpen : ok(undefined)
}

async function approve(
  deps: Pick<Deps, 'enqueue'>,
  tx: Tx,
  coin: string,
): Promise<Outcome<void, 'RECONCILIATION_FEES_TOO_LOW' | 'RECONCILIATION_PAYMENT_OPEN'>> {
  const free = await noOpenPayment(tx, coin)
  if (!free.ok) return free
  const reported = await lockReported(tx, coin)
  assert(reported, `no difference of ${coin} is reported`)
  const by = byOf(reported)
  const ref = { type: 'coin', id: coin }
  const { deficit } = await lockOwnFunds(tx, coin, [{ exchange: 'deficit' }])
  const booked = await reconcile(
    tx,
    ref,
    differenceBooked({ coin, where: reported.place, by, owedByCompany: negated(deficit) }),
  )
  if (!booked.ok) return booked
  await bookDifference(deps, tx, coin, by)
  return ok(undefined)
}

export const byOf = ({ outside, books }: ReportedRow): bigint => outside - books
export const isThere = (reported: ReportedRow): boolean => isStillThere(byOf(reported), reported.seen)

const contentOf = (reported: ReportedRow): Content => ({
  ...differenceFactsOf({ ...reported, by: byOf(reported) }),
  outside: formatAmount(reported.outside, reported.scale),
  books: formatAmount(reported.books, reported.scale),
  since: reported.since.toISOString(),
})

function summaryOf(content: Content) {
  return { number: `REC-${content.coin}`, subject: content.coin, about: aboutDifference(content) }
}
