import type { Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { CODE_TRIES } from '@tessera/domain/access/verification/code.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isCodeOf } from '#services/mail/code-of.ts'
import { type Challenge, markUsed, takeTry } from './verification.sql.ts'
import { verificationCodeExpired, verificationCodeWrong } from './refusals.ts'

/** A counted try: right and used up, or wrong. `undefined` if the code has expired or belongs to another caller. */
export type Tried =
  | { readonly right: true; readonly challenge: Challenge }
  | { readonly right: false; readonly remaining: number }
  | undefined
/** The required owner of the code. */
export type Holder = { readonly customerId: string | null; readonly sessionId: string | null }

/**
 * Counts one try and compares. The row stays locked until the transaction ends, so exactly one of several concurrent
 * right tries finds the code unused. The transaction must commit even after a wrong code, because the try would not
 * count otherwise.
 */
export async function tryCode(
  config: Pick<Config, 'SECRET_KEY'>,
  tx: Tx,
  { id, code, holder }: { id: string; code: string; holder: Holder },
): Promise<Tried> {
  const challenge = await takeTry(tx, id)
  if (challenge === undefined) return undefined
  // A code that proves a new address has no owner yet.
  const isHolder =
    challenge.customer_id === null ||
    (challenge.customer_id === holder.customerId && challenge.session_id === holder.sessionId)
  if (!isHolder) return undefined
  if (!isCodeOf(config, id, code)) return { right: false, remaining: CODE_TRIES - challenge.tries }
  await markUsed(tx, id)
  return { right: true, challenge }
}

/** Returns the refusal of a failed try. */
export const refusedCode = (
  tried: Exclude<Tried, { readonly right: true }>,
): Refusal<'VERIFICATION_CODE_WRONG' | 'VERIFICATION_CODE_EXPIRED'> =>
  tried === undefined || tried.remaining === 0 ? verificationCodeExpired : verificationCodeWrong(tried.remaining)
