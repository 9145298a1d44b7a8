import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import type { InTx } from '../platform/tx.ts'
import { countTry } from './password-budget.sql.ts'

const TRIES = 5
const WINDOW_MINUTES = 15

/**
 * Takes one of five tries in a quarter of an hour, whatever address they come from (threat AUT-01). Committed before the
 * password is compared, so that tries at the same time all count.
 */
export async function takePasswordTry(
  inTx: InTx,
  account: string,
): Promise<Outcome<undefined, 'LOGIN_TOO_MANY_TRIES'>> {
  const { value } = await inTx(async (tx) => {
    const { tries, window_start } = await countTry(tx, account, WINDOW_MINUTES)
    const passedMs = tx.now.getTime() - window_start.getTime()
    return ok({ tries, minutes: Math.max(1, Math.ceil(WINDOW_MINUTES - passedMs / 60_000)) })
  })
  return value.tries > TRIES ? refuse('LOGIN_TOO_MANY_TRIES', { params: { minutes: value.minutes } }) : ok(undefined)
}
