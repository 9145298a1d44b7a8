import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { approvalRequestExists } from '#services/approvals/refusals.ts'
import { hasProposal, lockInstruction, mustStep } from './instructions.sql.ts'
import { instructionWrongStatus } from './refusals.ts'

/** Cancels an instruction that nobody approved. While a proposal waits, its two people decide instead. */
export async function cancelPrepared(
  tx: Tx,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<Outcome<void, 'NOT_FOUND' | 'INSTRUCTION_WRONG_STATUS' | 'APPROVAL_REQUEST_EXISTS'>> {
  const i = await lockInstruction(tx, { id })
  if (i === undefined) return refuse('NOT_FOUND')
  if (i.status !== 'prepared') return instructionWrongStatus
  if (await hasProposal(tx, id)) return approvalRequestExists
  await mustStep(tx, id, 'cancel')
  await recordAct(tx, { action: 'payment_instructions.cancel', target: { type: 'payment_instruction', id }, ip })
  return ok(undefined)
}
