import { sourceOf } from '@tessera/domain/payments/instructions/kinds.ts'
import { instructionGivenBack } from '@tessera/domain/payments/instructions/postings.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { instructionMachine } from '@tessera/domain/payments/instructions/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { post } from '#books/ledger/post.sql.ts'
import { mayGiveBack } from '#payments/exits/give-back.ts'
import { giveBackStopped } from '#payments/exits/refusals.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockInstruction, mustStep } from './instructions.sql.ts'
import { instructionWrongStatus } from './refusals.ts'

/** Ends an instruction whose locked row has the right status, by a decision of two people. */
export async function endLocked(
  tx: Tx,
  id: string,
  event: 'fail' | 'recall',
): Promise<Outcome<void, 'GIVE_BACK_STOPPED'>> {
  const ended = await endUnpaid(tx, { id }, event)
  if (ended.ok) return ended
  assert(ended.code === 'GIVE_BACK_STOPPED', `instruction ${id} cannot take the event ${event}`)
  return giveBackStopped
}

/**
 * Ends an unpaid instruction and moves its money back to the source, so that another instruction can pay it. `fail`:
 * the bank refused it, by its status report (pain.002) or by a decision of two people. `recall`: it is in no file yet.
 * The agreed fee remains charged.
 */
export async function endUnpaid(
  tx: Tx,
  by: { readonly id: string } | { readonly reference: string },
  event: 'fail' | 'recall',
): Promise<Outcome<void, 'GIVE_BACK_STOPPED' | 'INSTRUCTION_WRONG_STATUS'>> {
  const i = await lockInstruction(tx, by)
  if (i === undefined || !statusesAllowing(instructionMachine, event).includes(i.status)) return instructionWrongStatus
  const may = await mayGiveBack(tx, { evidence: 'files' })
  if (!may.ok) return may
  const source = sourceOf({ kind: i.kind, of: i.source_of })
  const posted = await post(tx, {
    kind: 'instruction_back',
    ref: { type: 'payment_instruction', id: i.id },
    transfers: instructionGivenBack({ id: i.id, source, coin: i.coin, amount: i.amount }),
  })
  assert(posted.ok, `the money in transit does not cover instruction ${i.id}`)
  await mustStep(tx, i.id, event)
  return ok(undefined)
}
