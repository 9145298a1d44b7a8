import { type EventOf, next } from '@tessera/domain/platform/machine/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { signatureMachine, type SignatureStatus } from '@tessera/domain/profile/members/signatures/machine.ts'
import { recordStep } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Writes the step of an act that the caller has locked and changed. */
export async function stepAct(
  tx: Tx,
  id: string,
  from: SignatureStatus,
  event: EventOf<typeof signatureMachine>,
): Promise<void> {
  const to = next(signatureMachine, from, event)
  assert(to, `an act in status ${from} does not allow ${event}`)
  await recordStep(tx, 'signature_act', id, from, to)
}
