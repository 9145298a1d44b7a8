import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { VERIFY_TOKEN_SECONDS } from '@tessera/domain/verification/code.ts'
import type { VisitorCall } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import { sha256 } from '../platform/random.ts'
import { refusedCode, tryCode } from './try-code.ts'
import { insertVerifyToken } from './verification.sql.ts'

type Proof = { readonly verifyToken: string; readonly expiresAt: string }

/** Turns a right code into a token of the same scene, person and payload. The code of a login opens sessions only. */
export async function proveCode(
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  { challengeId, code }: { challengeId: string; code: string },
): Promise<Outcome<Proof, 'VERIFICATION_CODE_WRONG' | 'VERIFICATION_CODE_EXPIRED'>> {
  const verifyToken = deps.random.token()
  const done = await call.inTx(async (tx) => {
    const holder = { customerId: call.customer?.customerId ?? null, sessionId: call.customer?.sessionId ?? null }
    const tried = await tryCode(deps.config, tx, { id: challengeId, code, holder })
    if (tried?.right !== true) return ok({ tried })
    const { scene, target, customer_id, payload_hash } = tried.challenge
    const expiresAt = new Date(tx.now.getTime() + VERIFY_TOKEN_SECONDS * 1000)
    await insertVerifyToken(
      tx,
      { token_hash: sha256(verifyToken), scene, target, customer_id, payload_hash },
      expiresAt,
    )
    return ok({ proof: { verifyToken, expiresAt: expiresAt.toISOString() } })
  })
  return 'proof' in done.value ? ok(done.value.proof) : refusedCode(done.value.tried)
}
