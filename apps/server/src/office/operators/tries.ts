import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { matchingTimeStep } from '#platform/secrets/totp.ts'
import type { Tx } from '#platform/database/tx.ts'
import { authenticatorCipher } from './authenticator.ts'
import { noteWrongCode, noteWrongPassword, type OperatorRow, consumeTimeStep } from './operators.sql.ts'
import { operatorCodeWrong, operatorLocked } from './refusals.ts'

export const MAX_TRIES = 5
const LOCK_MINUTES = 15
const LONGEST_LOCK_MINUTES = 24 * 60

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)
/**
 * Returns the minutes for which a wrong code locks: each one after the fifth locks twice as long, up to a day. So there
 * are eleven tries on the first day, then one a day.
 */
const codeLockMinutes = (tries: number): number =>
  tries < MAX_TRIES ? 0 : Math.min(LOCK_MINUTES * 2 ** (tries - MAX_TRIES), LONGEST_LOCK_MINUTES)

export function lockRefusal({ locked_until: until }: OperatorRow, now: Date): Refusal<'OPERATOR_LOCKED'> | undefined {
  return until !== null && until > now ? operatorLocked(until) : undefined
}

/** Counts wrong current passwords of a change. Sign-ins have separate budgets. */
export async function countWrongPassword(tx: Tx, operator: OperatorRow): Promise<void> {
  const tries = operator.wrong_passwords + 1
  const locked = tries >= MAX_TRIES
  await noteWrongPassword(tx, operator.id, locked ? 0 : tries, locked ? minutesAfter(tx.now, LOCK_MINUTES) : null)
  if (locked) await recordAct(tx, { action: 'operators.lock', target: { type: 'operator', id: operator.id } })
}

/** Checks a code of the authenticator and uses it up. A wrong one is counted although it is refused. */
export async function requireCode(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  operator: OperatorRow,
  code: string,
): Promise<Outcome<undefined, 'OPERATOR_CODE_WRONG'>> {
  const secret = authenticatorCipher(config).open(operator.totp_secret_sealed)
  const step = matchingTimeStep(secret, code, tx.now, operator.totp_last_step)
  if (step !== undefined && (await consumeTimeStep(tx, operator.id, step))) return ok(undefined)
  await countWrongCode(tx, operator)
  return operatorCodeWrong
}

/**
 * Counted over all tickets until a right code, so that a thief of a password gets no more tries by logging in again.
 */
async function countWrongCode(tx: Tx, operator: OperatorRow): Promise<void> {
  const tries = operator.wrong_codes + 1
  const minutes = codeLockMinutes(tries)
  await noteWrongCode(tx, operator.id, tries, minutes === 0 ? null : minutesAfter(tx.now, minutes))
  const target = { type: 'operator', id: operator.id } as const
  if (minutes > 0) await recordAct(tx, { action: 'operators.lock', target, after: { wrongCodes: tries } })
}
