import { type Amount, minus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { sourceOf } from '@tessera/domain/payments/instructions/kinds.ts'
import { overpaidIn } from '@tessera/domain/payments/instructions/owed.ts'
import { instructionPaid, instructionReturned, paidByHand } from '@tessera/domain/payments/instructions/postings.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { post } from '#books/ledger/post.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { recordCharged } from './charge.ts'
import {
  insertInstruction,
  type InstructionRow,
  mustStep,
  noteRepaid,
  setReturned,
  setSettled,
} from './instructions.sql.ts'
import type { OwedSource } from './lock-source.ts'
import { runningReturn } from './sources.sql.ts'

const refOf = (id: string) => ({ type: 'payment_instruction', id })

/**
 * Settles an instruction once, after the bank debited our account. The caller must have locked it, and its status must
 * be sent.
 */
export async function payInstruction(tx: Tx, i: InstructionRow, lineId: string): Promise<void> {
  const transfers = instructionPaid({ id: i.id, coin: i.coin, amount: i.amount })
  const posted = await post(tx, { kind: 'instruction_pay', ref: refOf(i.id), transfers })
  assert(posted.ok, `the money in transit does not cover instruction ${i.id}`)
  await setSettled(tx, i.id, lineId)
  await mustStep(tx, i.id, 'pay')
}

/**
 * Returns the money to its source after the bank returned a settled payment. The caller must have locked the
 * instruction.
 */
export async function returnInstruction(tx: Tx, i: InstructionRow, lineId: string): Promise<void> {
  const owed = minus(i.overpaid, i.repaid)
  const source = sourceOf({ kind: i.kind, of: i.source_of })
  const transfers = instructionReturned({ id: i.id, source, coin: i.coin, amount: i.amount }, owed)
  const posted = await post(tx, { kind: 'instruction_back', ref: refOf(i.id), transfers })
  assert(posted.ok, `the return of instruction ${i.id} cannot be booked`)
  if (owed > 0n) await noteRepaid(tx, i.id, owed)
  await setReturned(tx, i.id, lineId)
  await mustStep(tx, i.id, 'return')
}

type ByHand = {
  readonly id: string
  readonly reference: string
  readonly lineId: string
  readonly amount: Amount
  /** The payee's name as the bank reports it. */
  readonly name: string
}
/**
 * Posts a payment that people made at the bank as the settlement of the amount that this source owes. The agreed fee is
 * charged first. The payee owes the part that the source does not cover. The caller must have locked the source.
 */
export async function settleByHand(tx: Tx, { row, owed }: OwedSource, paid: ByHand): Promise<void> {
  const { id } = paid
  if (row.kind === 'payment_return') await cancelPreparedReturn(tx, row.of)
  const overpaid = overpaidIn(paid.amount, owed)
  await insertInstruction(tx, {
    id,
    kind: row.kind,
    source_of: row.of,
    owner_key: row.owner_key,
    owner_name: row.owner_name,
    coin: row.coin,
    amount: paid.amount,
    reference: paid.reference,
    beneficiary_id: null,
    returns_line: row.kind === 'payment_return' ? row.of : null,
    account_name: paid.name,
    bank: null,
    bank_country: null,
    bank_code: null,
    ifsc: null,
    address: null,
    number_sealed: null,
    number_ending: null,
    payment_texts: null,
    exchange_account_id: null,
    is_by_hand: true,
    seal: null,
    note: '',
    prepared_by: null,
  })
  const source = sourceOf({ kind: row.kind, of: row.of })
  const transfers = paidByHand({ id, source, coin: row.coin, amount: paid.amount }, overpaid, owed)
  const posted = await post(tx, { kind: 'instruction_pay', ref: refOf(id), transfers })
  assert(posted.ok, `the locked source does not cover the payment ${id} made at the bank`)
  await recordCharged(tx, id, owed, overpaid)
  await setSettled(tx, id, paid.lineId)
  await mustStep(tx, id, 'settle')
}

/** Cancels a prepared instruction for a payment that people returned at the bank. */
async function cancelPreparedReturn(tx: Tx, lineId: string): Promise<void> {
  const prepared = await runningReturn(tx, lineId)
  if (prepared !== undefined) await mustStep(tx, prepared.id, 'cancel')
}

/** True if a returned payment of this amount returns the whole instruction. */
export const isWholeReturn = (i: InstructionRow, amount: Amount): boolean =>
  i.status === 'settled' && i.amount === amount && i.repaid === ZERO
