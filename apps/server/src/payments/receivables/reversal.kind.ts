import { creditReversalKind } from '@tessera/contract/payments/receivables/reversal.kind.ts'
import { note } from '@tessera/contract/platform/http/shared.ts'
import { type ProgramReason, ReasonCode, type ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import { bankLineMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { type Amount, amount, formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import type { Notice } from '@tessera/domain/services/messages/kinds.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { reversed } from '@tessera/domain/payments/receivables/reversal.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { DatedLine, datedLine } from '#payments/bank/line-view.ts'
import { lockAccounts } from '#books/ledger/accounts.sql.ts'
import { availableOf } from '#books/ledger/open-receivables.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelWaiting } from '#profile/members/signatures/cancel-waiting.ts'
import { lockWaiting } from '#profile/members/signatures/signatures.sql.ts'
import { reasonCodeEnded } from '#services/approvals/refusals.ts'
import { openReasonText, reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { endUnsigned } from './end-unsigned.ts'
import {
  blockBegin,
  type CreditedLine,
  holdTrading,
  insertReceivable,
  lockCredited,
  lockFamily,
  lockUnsigned,
  noteRightChange,
  nonSpotAccountsOf,
} from './receivables.sql.ts'

const Content = z.object({
  line: DatedLine,
  customer: z.object({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  credited: z.string(),
  reversalCause: ReasonCode,
  customerMessage: z.string().nullable(),
})
type Content = z.output<typeof Content>

const USUAL_CAUSE = 'not_received' satisfies ProgramReason<'creditReversal'>

/**
 * Reverses a wrong credit of a bank line. `approve` cancels payouts in no file, unsigned withdrawals and acts that wait
 * for a signature. It then takes back the available balance in the currency from every account of the customer. The
 * rest becomes a receivable, and the next batch cancels open orders that hold the currency. If the proposal is
 * returned, nothing changes. The line does not change, and its number is free for the line that the bank has. Threat
 * STM-03, decision 0064.
 */
export const creditReversal = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(creditReversalKind, {
    proposal: z.strictObject({
      /** The reason that the customer reads. */
      cause: ReasonCode.default(USUAL_CAUSE),
      customerMessage: note(500).exactOptional(),
    }),
    content: Content,
    amounts: ({ credited, line }) => [{ amount: credited, coin: line.coin }],
    load: async (tx, lineId, { cause, customerMessage }) => {
      const line = await lockCredited(tx, lineId)
      return line && contentOf(line, cause, customerMessage ?? null)
    },
    proposed: async (tx, _lineId, { reversalCause }) =>
      (await openReasonText(tx, 'creditReversal', reversalCause)) === undefined
        ? reasonCodeEnded('proposal.cause', reversalCause)
        : ok(undefined),
    approve: (tx, lineId, content) => reverse(tx, random.uuid(), lineId, content),
    waiting: () => Promise.resolve([]),
    summary: ({ line, customer, credited, reversalCause }) => ({
      number: `BANK-${line.lineId}`,
      subject: customer.name ?? customer.number,
      about: [
        { field: 'credited', value: credited, unit: line.coin },
        { field: 'reversalCause', value: reversalCause },
      ],
    }),
  })

/**
 * Locks payouts, then the person, then the trading core, then accounts. Every caller that locks two of them uses this
 * order. The trading core is locked before any journal, because a running batch waits for the chain of journals.
 */
async function reverse(
  tx: Tx,
  id: string,
  lineId: string,
  { reversalCause, customerMessage }: Content,
): Promise<Outcome<void, never>> {
  const line = await lockCredited(tx, lineId)
  assert(line, `line ${lineId} is not credited, although its locked row was`)
  const { coin, owner_id: owner, credited } = line
  await lockUnsigned(tx, owner, coin)
  await lockWaiting(tx, owner, coin)
  const family = await lockFamily(tx, owner)
  // Finds requests that arrived while this transaction waited for the customer's row. From now on no more can arrive.
  const unsigned = await lockUnsigned(tx, owner, coin)
  const waiting = await lockWaiting(tx, owner, coin)
  const blockedFrom = await blockBegin(tx, family)
  await holdTrading(tx)
  await noteRightChange(tx, family)
  const accounts = await nonSpotAccountsOf(tx, family, coin)
  const ownAccounts = [{ exchange: 'bank' }, { exchange: 'fees' }, { exchange: 'receivable', of: id }] as const
  await lockAccounts(
    tx,
    [...accounts, ...ownAccounts].map((ref) => ({ ref, coin })),
  )
  await endUnsigned(tx, unsigned)
  await cancelWaiting(tx, waiting)
  const credit = {
    coin,
    amount: credited,
    fromFees: amount(credited > line.amount ? minus(credited, line.amount) : 0n),
  }
  const { transfers, taken } = reversed(credit, await availableOf(tx, accounts, coin), id)
  const posted = await post(tx, { kind: 'credit_reversal', ref: { type: 'bank_line', id: lineId }, transfers })
  assert(posted.ok, `the balance does not cover what line ${lineId} takes back`)
  const { journalId } = posted.value
  await insertReceivable(tx, { id, line, taken, cause: reversalCause, customerMessage, journalId, blockedFrom })
  assert(await move(tx, 'bank_line', lineId, bankLineMachine, 'reverse'), `line ${lineId} is not credited`)
  await notify(tx, owner, noticeOf(line, taken, await reasonTextAt(tx, 'creditReversal', reversalCause)))
  return ok(undefined)
}

/** Returns the message to the customer: everything was taken back, or the rest is owed. */
function noticeOf({ coin: fiat, credited, scale }: CreditedLine, taken: Amount, reason: ReasonText): Notice {
  const whole = formatAmount(credited, scale)
  if (taken === credited) return { kind: 'credit_taken_back', params: { amount: whole, fiat, reason } }
  const rest = formatAmount(minus(credited, taken), scale)
  return { kind: 'credit_reversed', params: { amount: whole, taken: formatAmount(taken, scale), rest, fiat, reason } }
}

const contentOf = (line: CreditedLine, reversalCause: string, customerMessage: string | null): Content => ({
  line: datedLine(line),
  customer: { id: line.owner_id, number: String(line.owner_number), name: line.owner_name },
  credited: formatAmount(line.credited, line.scale),
  reversalCause,
  customerMessage,
})
