import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { signatureMachine } from '@tessera/domain/profile/members/signatures/machine.ts'
import { SIGNATURE_HOURS, signersOf } from '@tessera/domain/profile/members/signatures/rule.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { type CustomerCall } from '#platform/http/call.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { changedBy, peopleOf, actView, type ActView } from './view.ts'
import { findAct, insertAct, type NewAct } from './signatures.sql.ts'
import { signatureNoSigner, signaturePersonNew } from './refusals.ts'

export const lapseOf = (now: Date): Date => new Date(now.getTime() + SIGNATURE_HOURS * HOUR_MS)

/** Reasons why an act cannot be sent for signature. */
export type SignerRefusal = 'SIGNATURE_NO_SIGNER' | 'SIGNATURE_PERSON_NEW'

/**
 * Stores the pending act and notifies the people who may sign. Refuses if no other person may, or during the
 * requester's waiting period.
 */
export async function beginAct(
  tx: Tx,
  call: Pick<CustomerCall, 'ip'>,
  act: NewAct,
): Promise<Outcome<ActView, SignerRefusal>> {
  const people = await peopleOf(tx, act.accountId)
  const requester = people.find(({ id }) => id === act.requestedBy)
  if (requester?.hasWaited === false) return signaturePersonNew(requester)
  const signers = signersOf(act.kind, act.requestedBy, people, changedBy(act))
  if (signers.length === 0) return signatureNoSigner(act.kind)
  await insertAct(tx, act)
  await recordFirstStatus(tx, 'signature_act', act.id, signatureMachine)
  const made = await findAct(tx, act.accountId, act.id)
  assert(made, `act ${act.id} was just inserted but cannot be read`)
  await recordAct(tx, {
    action: 'signatures.ask',
    target: { type: 'signature_act', id: act.id },
    after: { kind: act.kind, account: act.accountId, by: act.requestedBy },
    ip: call.ip,
  })
  const until = act.lapsesAt
  const name = made.requested_by_name
  const { coin, amount, scale } = made
  for (const { id } of signers)
    if (coin === null || amount === null)
      await notify(tx, id, {
        kind: act.kind === 'rule' ? 'signature_rule_wanted' : 'signature_people_wanted',
        params: { name, until },
      })
    else {
      const params = { name, until, coin, amount: formatAmount(amount, scale ?? 0) }
      await notify(tx, id, { kind: 'signature_wanted', params })
    }
  return ok(actView(made, people, act.requestedBy))
}
