import { type EventOf, next } from '@tessera/domain/machine/machine.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { signatureMachine, type SignatureStatus } from '@tessera/domain/signatures/machine.ts'
import { recordStep } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'

/** Writes the step of an act whose row the caller has locked and changed. */
export async function step(
  tx: Tx,
  id: string,
  from: SignatureStatus,
  event: EventOf<typeof signatureMachine>,
): Promise<void> {
  const to = next(signatureMachine, from, event)
  assert(to, `an act that is ${from} takes ${event}`)
  await recordStep(tx, 'signature_act', id, from, to)
}
