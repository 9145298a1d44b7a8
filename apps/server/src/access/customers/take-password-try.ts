import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { TryBudget } from '@tessera/domain/access/sessions/tries.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { InTx } from '#platform/database/tx.ts'
import { takeTry, windowStart } from './password-budget.sql.ts'
import { loginTooManyTries } from './refusals.ts'

/**
 * Takes one try of a budget and returns how many were taken. It is committed before the password is compared, so that
 * all concurrent tries count.
 */
export async function takePasswordTry(
  inTx: InTx,
  account: string,
  budget: TryBudget,
): Promise<Outcome<number, 'LOGIN_TOO_MANY_TRIES'>> {
  const { value } = await inTx(async (tx) => {
    const taken = await takeTry(tx, account, budget)
    if (taken !== undefined) return ok({ taken: taken.tries, minutes: 0 })
    const passedMs = tx.now.getTime() - (await windowStart(tx, account)).getTime()
    return ok({ taken: undefined, minutes: Math.max(1, Math.ceil(budget.minutes - passedMs / MINUTE_MS)) })
  })
  return value.taken === undefined ? loginTooManyTries(value.minutes) : ok(value.taken)
}
