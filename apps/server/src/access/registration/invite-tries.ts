import { connectionOf } from '@tessera/domain/platform/text/ip-address.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { inviteTries } from '@tessera/domain/access/sessions/tries.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import { usedUpSince } from '#access/customers/password-budget.sql.ts'
import { takePasswordTry } from '#access/customers/take-password-try.ts'
import { inviteCodeTooManyTries } from './refusals.ts'

type From = Pick<VisitorCall, 'inTx' | 'ip'>
type TooMany = 'INVITE_CODE_TOO_MANY_TRIES'

/**
 * Returns the key under which the tries of a network count. An attacker has no account yet, and can change addresses
 * within a network (threat AUT-27).
 */
const budgetOf = (ip: string): string => `invite:${connectionOf(ip)}`

/** Is checked before a code is read. Once the wrong tries of an hour are used up, even a right code is refused. */
export const requireInviteTry = ({ inTx, ip }: From): Promise<Outcome<undefined, TooMany>> =>
  inTx(async (tx) => {
    const since = await usedUpSince(tx, budgetOf(ip), inviteTries)
    if (since === undefined) return ok(undefined)
    return inviteCodeTooManyTries(
      Math.max(1, Math.ceil(inviteTries.minutes - (tx.now.getTime() - since.at.getTime()) / MINUTE_MS)),
    )
  })

/**
 * Counts a wrong code in a separate transaction, because the registration was rolled back. Returns the refusal `wrong`
 * while tries are left.
 */
export async function countWrongCode<R>({ inTx, ip }: From, wrong: R): Promise<R | Refusal<TooMany>> {
  const taken = await takePasswordTry(inTx, budgetOf(ip), inviteTries)
  return taken.ok ? wrong : inviteCodeTooManyTries(Number(taken.params?.['minutes'] ?? inviteTries.minutes))
}
