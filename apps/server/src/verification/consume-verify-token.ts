import type { SignedInScene, VerifyPayload } from '@tessera/contract/verification.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { contentHash, sha256 } from '../platform/random.ts'
import type { Tx } from '../platform/tx.ts'
import { spendVerifyToken } from './verification.sql.ts'

/** What a token is asked for: the scene, whose, and the very payload that its code was mailed with. */
type Use =
  | {
      [S in SignedInScene]: {
        readonly token: string
        readonly scene: S
        readonly customerId: string
        readonly payload: VerifyPayload<S>
      }
    }[SignedInScene]
  | { readonly token: string; readonly scene: 'register'; readonly target: string }

/**
 * Uses a verify token up, in the transaction of what it authorises: a refusal of that gives the token back. One answer for
 * unknown, used, expired, of another scene, person or payload.
 */
export async function consumeVerifyToken(
  tx: Tx,
  use: Use,
): Promise<Outcome<{ readonly factor: string; readonly target: string }, 'VERIFY_TOKEN_INVALID'>> {
  const used = await spendVerifyToken(tx, {
    token_hash: sha256(use.token),
    scene: use.scene,
    ...(use.scene === 'register'
      ? { customer_id: null, target: use.target, payload_hash: contentHash({}) }
      : { customer_id: use.customerId, target: null, payload_hash: contentHash(use.payload) }),
  })
  return used === undefined ? refuse('VERIFY_TOKEN_INVALID', { field: 'verifyToken' }) : ok(used)
}
