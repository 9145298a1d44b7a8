import { minus, total } from '@tessera/domain/books/money/amount.ts'
import { payoutDay } from '@tessera/domain/payments/payouts/expected-arrival.ts'
import { fileVersions } from '@tessera/domain/payments/payouts/payment-file.ts'
import { z } from 'zod'
import type { EntryRow } from '#services/audit/audit.sql.ts'
import { findBatch, hasOperator, insertBatch } from '#payments/payouts/batches.sql.ts'
import { payerTextsOf } from '#payments/payouts/export-batch.ts'
import { accountOfFile, calendarOf } from '#payments/payouts/paying-account.sql.ts'
import {
  lockPayout,
  lockUnfiled,
  mustStep,
  type PayoutRow,
  setBatch,
  setHeldBack,
} from '#payments/payouts/payouts.sql.ts'
import {
  type InstructionRow,
  lockInstruction,
  lockUnfiled as lockUnfiledInstructions,
  mustStep as stepInstruction,
  setBatch as setInstructionBatch,
  setHeldBack as holdInstruction,
} from '#payments/instructions/instructions.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertLostPayout } from './lost-payments.sql.ts'

/** The action with which the audit log records an export. */
export const LOST_FILE = 'payouts.export_batch'
const Exported = z.looseObject({
  fiat: z.string(),
  /** Absent in entries of the first release, which had one open account per currency. */
  bankAccount: z.string().optional(),
  sha256: z.string(),
  ids: z.array(z.uuid()),
  /** Absent in entries that were written before payment instructions existed. */
  instructions: z.array(z.uuid()).default([]),
  /** Absent in entries of version 1 files. */
  writer: z.literal(fileVersions).default(1),
})
const OfCurrency = z.looseObject({ fiat: z.string() })

/** True if an entry lists the payouts of its file. */
export const isListed = ({ after }: EntryRow): boolean => Exported.safeParse(after).success

/** `unread`: the copy does not list the payouts of the file, so people decide on every payout that it may contain. */
export type Adopted = 'adopted' | 'unread'

/**
 * Adopts a payment file that this database lost. The bank may have its payments, so they count as sent: the bank's
 * debit pays them, or two people quote the bank's refusal. If this database does not have the operator who made it,
 * stores the name from the copy.
 */
export async function adoptFile(
  tx: Tx,
  { target_id: id, actor, after, at }: EntryRow,
  { restoreId, newId }: { readonly restoreId: string; readonly newId: () => string },
): Promise<Adopted> {
  const exported = Exported.safeParse(after)
  if (!exported.success) return holdBackForReview(tx, OfCurrency.safeParse(after).data?.fiat)
  const { fiat, bankAccount, sha256, ids, instructions: instructed, writer } = exported.data
  if ((await findBatch(tx, id)) !== undefined) return 'adopted'
  const maker = actor.replace('operator:', '')
  // Records a payment that was prepared after the backup and is unknown here. Two people must acknowledge it before the
  // restore ends.
  const addFinding = (paymentId: string) =>
    insertLostPayout(
      tx,
      { id: newId(), payout_id: paymentId, batch_id: id, coin: fiat, file_sha256: sha256, exported_at: at, maker },
      restoreId,
    )
  const unrecorded: PayoutRow[] = []
  for (const each of ids) {
    const payout = await lockPayout(tx, { id: each })
    if (payout?.status === 'approved' || payout?.status === 'review') unrecorded.push(payout)
    if (payout === undefined) await addFinding(each)
  }
  const instructions = await unrecordedInstructions(tx, instructed, addFinding)
  const count = unrecorded.length + instructions.length
  if (count === 0) return 'adopted'
  const ours = await accountOfFile(tx, { fiat, bankAccount })
  if (ours === undefined) return holdBackForReview(tx, fiat)
  const isKnown = await hasOperator(tx, maker)
  await insertBatch(tx, {
    id,
    bank_account_id: ours.id,
    coin: fiat,
    pays_on: payoutDay(calendarOf(ours), tx.now),
    payouts: count,
    total: total([...unrecorded.map((p) => minus(p.amount, p.fee)), ...instructions.map((i) => i.amount)]),
    file_sha256: sha256,
    made_by: isKnown ? maker : null,
    made_by_copied: isKnown ? null : maker,
    writer,
    payer_texts: payerTextsOf(writer, ours),
  })
  for (const { id: payout } of unrecorded) {
    await setBatch(tx, payout, id)
    await mustStep(tx, payout, 'adopt')
  }
  for (const { id: instruction } of instructions) {
    await setInstructionBatch(tx, instruction, id)
    await stepInstruction(tx, instruction, 'adopt')
  }
  return 'adopted'
}

/**
 * Returns the approved instructions that the lost file contains. One that this database does not know, or did not see
 * approved, left without a record, so two people acknowledge it. One that is still prepared can then only be cancelled.
 */
async function unrecordedInstructions(
  tx: Tx,
  ids: readonly string[],
  addFinding: (id: string) => Promise<unknown>,
): Promise<InstructionRow[]> {
  const found: InstructionRow[] = []
  for (const id of ids) {
    const instruction = await lockInstruction(tx, { id })
    if (instruction?.status === 'approved') found.push(instruction)
    if (instruction === undefined || instruction.status === 'prepared') await addFinding(id)
    if (instruction?.status === 'prepared') await holdInstruction(tx, id, 'maybe_sent')
  }
  return found
}

/**
 * Marks each payment that the file may contain. The approvals of a payout no longer count: two people must ask the bank
 * about it first. An instruction can only be recalled or cancelled, and then another one can pay from its source.
 */
async function holdBackForReview(tx: Tx, fiat: string | undefined): Promise<'unread'> {
  for (const payout of await lockUnfiled(tx, fiat)) {
    await setHeldBack(tx, payout.id, 'maybe_sent')
    if (payout.status === 'approved') await mustStep(tx, payout.id, 'recall')
  }
  for (const { id } of await lockUnfiledInstructions(tx, fiat)) await holdInstruction(tx, id, 'maybe_sent')
  return 'unread'
}
