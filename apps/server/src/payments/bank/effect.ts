import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import { type Candidate, type Effect, matchLine, type QueueReason } from '@tessera/domain/payments/fiat-orders/match.ts'
import { likeness } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { referencesIn } from '@tessera/domain/payments/fiat-orders/reference.ts'
import { asPayout } from '@tessera/domain/payments/instructions/machine.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { minus } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { matchPayout, type NamedPayout } from '@tessera/domain/payments/payouts/match.ts'
import { lockCustomerState, readCustomerState, type CustomerState } from '#access/customers/customer-state.sql.ts'
import { lockOrder, orderByReference, type OrderRow } from '#payments/fiat-orders/orders.sql.ts'
import { canReverse, lockReversible } from '#books/ledger/reverse.sql.ts'
import {
  instructionByReference,
  type InstructionRow,
  lockInstruction,
} from '#payments/instructions/instructions.sql.ts'
import { isWholeReturn } from '#payments/instructions/settle-instruction.ts'
import { lockPayout, payoutByReference, type PayoutRow } from '#payments/payouts/payouts.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isComingInStopped } from '#platform/settings/running-stops.sql.ts'
import type { NewLine } from './lines.sql.ts'
import { ourNumbers } from './our-accounts.sql.ts'
import { equalLines } from './same-lines.sql.ts'

/** The functions that read rows: with a lock if the effect follows at once, without one if it is only displayed. */
export type Reading = {
  readonly order: (tx: Tx, reference: string) => Promise<OrderRow | undefined>
  readonly payout: (tx: Tx, reference: string) => Promise<PayoutRow | undefined>
  readonly customerState: (tx: Tx, customerId: string) => Promise<CustomerState>
  readonly instruction: (tx: Tx, reference: string) => Promise<InstructionRow | undefined>
  /** Returns true if the ledger can return the amount and the fee of a paid payout. */
  readonly returnable: (tx: Tx, journalId: string) => Promise<boolean>
}
export const readingLocked: Reading = {
  order: (tx, reference) => lockOrder(tx, { reference }),
  payout: (tx, reference) => lockPayout(tx, { reference }),
  customerState: lockCustomerState,
  instruction: (tx, reference) => lockInstruction(tx, { reference }),
  returnable: lockReversible,
}
export const readingUnlocked: Reading = {
  order: orderByReference,
  payout: payoutByReference,
  customerState: readCustomerState,
  instruction: instructionByReference,
  returnable: canReverse,
}

/** The content of a line, and the order, payout or payment instruction that its only reference names. */
export type Judged = {
  readonly effect: Effect
  readonly order: OrderRow | undefined
  readonly payout: PayoutRow | undefined
  readonly instruction: InstructionRow | undefined
  /** Another line that may be the same payment. */
  readonly sameAs: string | undefined
}
type ReportedLine = Omit<NewLine, 'id'>

/** Returns the effect of a line on the ledger as it is now. Writes nothing. */
export async function effectOf(tx: Tx, line: ReportedLine, read: Reading): Promise<Judged> {
  const references = referencesIn(line.text)
  const reference = references.length === 1 ? references[0] : undefined
  const order = reference === undefined ? undefined : await read.order(tx, reference)
  const ours = (await ourNumbers(tx, line)).some((number) => sameAccount(number, line.accountNumber))
  const payout = reference === undefined || order !== undefined ? undefined : await read.payout(tx, reference)
  const instruction =
    reference === undefined || order !== undefined || payout !== undefined
      ? undefined
      : await read.instruction(tx, reference)
  const named = { order, payout, instruction }
  // People must first check a payment that another file or the feed may have reported under another number.
  const sameAs = (await equalLines(tx, line)).find((other) => likeness(other, line) !== 'other')?.id
  if (sameAs !== undefined) return { effect: 'possibly_same', ...named, sameAs }
  if (payout !== undefined) return { effect: await onPayout(tx, { ...line, ours }, payout, read), ...named, sameAs }
  if (instruction !== undefined) return { effect: onInstruction({ ...line, ours }, instruction), ...named, sameAs }
  const effect = matchLine({ ...line, ours, references }, order && (await candidate(tx, order, read)))
  return { effect, ...named, sameAs }
}

/**
 * Returns the effect on a payout: a debit pays it, a credit of the same amount returns it, and people decide about any
 * other line.
 */
async function onPayout(
  tx: Tx,
  line: ReportedLine & { readonly ours: boolean },
  payout: PayoutRow,
  read: Reading,
): Promise<Effect> {
  const effect = matchPayout(line, namedPayoutOf(payout))
  return effect === 'return' ? effectOfReturn(tx, payout, read) : effect
}

/**
 * Returns the effect on an instruction, as for a payout: a debit settles it, and a credit of the same amount returns
 * it.
 */
function onInstruction(line: ReportedLine & { readonly ours: boolean }, i: InstructionRow): Effect {
  const effect = matchPayout(line, namedInstruction(i))
  return effect === 'return' && !isWholeReturn(i, line.amount) ? 'amount_differs' : effect
}

export const namedInstruction = (i: InstructionRow): NamedPayout => ({
  coin: i.coin,
  receives: i.amount,
  status: asPayout(i.status),
  name: i.account_name,
  paymentName: i.payment_texts?.name ?? i.account_name,
})

/**
 * Returns the effect of a returned payout: its customer receives the amount and the fee, or the line waits for people.
 */
export async function effectOfReturn(tx: Tx, payout: PayoutRow, read: Reading): Promise<'return' | QueueReason> {
  // A closed account must not receive money.
  const { status } = await read.customerState(tx, payout.customer_id)
  if (status === 'closed') return 'customer_not_approved'
  assert(payout.journal_id, `payout ${payout.id} is paid but has no journal`)
  return (await read.returnable(tx, payout.journal_id)) ? 'return' : 'fees_too_low'
}

export const namedPayoutOf = (p: PayoutRow): NamedPayout => ({
  coin: p.coin,
  receives: minus(p.amount, p.fee),
  status: p.status,
  name: p.account_name,
  paymentName: p.payment_texts?.name ?? p.account_name,
})

async function candidate(tx: Tx, order: OrderRow, read: Reading): Promise<Candidate> {
  const {
    status,
    kyc_status,
    real_name,
    deposits_open: isOpenToDeposits,
  } = await read.customerState(tx, order.customer_id)
  return {
    coin: order.coin,
    amount: order.amount,
    open: isOpen(order),
    takesIn: isOpenToDeposits && !(await isComingInStopped(tx, order.coin)),
    name: status === 'active' && kyc_status === 'approved' ? (real_name ?? undefined) : undefined,
  }
}

export const isOpen = (order: OrderRow): boolean => next(fiatOrderMachine, order.status, 'complete') !== undefined
