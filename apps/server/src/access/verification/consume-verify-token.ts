import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { missingOf } from '@tessera/domain/access/security/factors.ts'
import { isActive } from '#access/customers/customer-state.sql.ts'
import { personActing } from '#platform/http/acting-person.ts'
import { contentHash, sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readDemands } from './owned-factors.sql.ts'
import { spendVerifyToken } from './verification.sql.ts'
import { verifyTokenInvalid } from './refusals.ts'

/** The use of a token: the scene, the customer, and the exact payload for which its proofs were given. */
export type SignedInUse = {
  [S in SignedInScene]: {
    readonly token: string
    readonly scene: S
    readonly customerId: string
    readonly payload: VerifyPayload<S>
  }
}[SignedInScene]
type Use = SignedInUse | { readonly token: string; readonly scene: 'register'; readonly target: string }

/**
 * Uses up a verify token in the transaction of the authorized action, so that it stays valid if the action is refused.
 * An unknown, used or expired token and another scene, person or payload get the same refusal. So does a token that
 * was issued before the account added a factor.
 */
export async function consumeVerifyToken(
  tx: Tx,
  use: Use,
): Promise<Outcome<{ readonly factor: string }, 'VERIFY_TOKEN_INVALID'>> {
  const signed = tx.signature?.factor
  if (signed !== undefined) return ok({ factor: signed })
  // A token belongs to the acting person, who may be one of several people of the account.
  const person = use.scene === 'register' ? null : (personActing(tx) ?? use.customerId)
  const used = await spendVerifyToken(tx, {
    token_hash: sha256(use.token),
    scene: use.scene,
    ...(use.scene === 'register'
      ? { customer_id: null, target: use.target, payload_hash: contentHash({}) }
      : { customer_id: person, target: null, payload_hash: contentHash(use.payload) }),
  })
  const isComplete = used !== undefined && (use.scene === 'register' || (await isProven(tx, use, used.proven)))
  return isComplete ? ok({ factor: used.proven.join('+') }) : verifyTokenInvalid
}

async function isProven(
  tx: Tx,
  { customerId, scene }: { readonly customerId: string; readonly scene: SignedInScene },
  proven: readonly string[],
): Promise<boolean> {
  const person = personActing(tx) ?? customerId
  // A stolen factor of a frozen account must not change anything.
  if (!(await isActive(tx, customerId)) || !(await isActive(tx, person))) return false
  const demands = await readDemands(tx, person, scene)
  return demands.ok && missingOf(demands.value, proven).length === 0
}
