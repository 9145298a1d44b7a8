import type { verification } from '@tessera/contract/access/verification/verification.ts'
import { verifyPayloads } from '@tessera/contract/access/verification/scenes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall, VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import { contentHash } from '#platform/random/random.ts'
import { grantProof, type Proven } from './grant-proof.ts'
import { tryAuthenticator } from './try-authenticator.ts'
import { refusedCode, tryCode } from './try-code.ts'

type ProveDeps = Pick<Deps, 'config' | 'random'>

/**
 * Turns a right code into a proof for the same scene, person and payload. A login code cannot be used here, because it
 * only opens sessions.
 */
export async function proveCode(
  deps: ProveDeps,
  call: VisitorCall,
  { challengeId, code, verifyToken }: InputOf<typeof verification.prove>,
): Promise<Outcome<Proven, (typeof verification.prove.refusals)[number]>> {
  const done = await call.inTx(async (tx) => {
    const holder = { customerId: call.customer?.customerId ?? null, sessionId: call.customer?.sessionId ?? null }
    const tried = await tryCode(deps.config, tx, { id: challengeId, code, holder })
    if (tried?.right !== true) return ok({ tried })
    const { scene, proof, target, customer_id: customerId, payload_hash: payloadHash } = tried.challenge
    const grant = { scene, proof, target, customerId, payloadHash, former: verifyToken }
    const proven = await grantProof(deps, tx, grant)
    return proven.ok ? ok({ proven: proven.value }) : proven
  })
  if (!done.ok) return done
  return 'proven' in done.value ? ok(done.value.proven) : refusedCode(done.value.tried)
}

/**
 * Does the same with an authenticator code. It is not sent and not bound to an action, so the request contains the
 * payload.
 */
export async function proveAuthenticator(
  deps: ProveDeps,
  call: CustomerCall,
  { scene, payload, code, verifyToken }: InputOf<typeof verification.proveAuthenticator>,
): Promise<Outcome<Proven, (typeof verification.proveAuthenticator.refusals)[number]>> {
  const read = verifyPayloads[scene].safeParse(payload)
  if (!read.success) return refuseParam(read.error, payload, ['payload'])
  const { customerId } = call.customer
  const done = await call.inTx(async (tx) => {
    const tried = await tryAuthenticator(deps.config, tx, { customerId, entryPoint: 'session', code, from: call })
    if (!tried.ok) return ok({ tried })
    const payloadHash = contentHash(read.data)
    const grant = { scene, proof: 'google', target: null, customerId, payloadHash, former: verifyToken } as const
    const proven = await grantProof(deps, tx, grant)
    return proven.ok ? ok({ proven: proven.value }) : proven
  })
  if (!done.ok) return done
  return 'proven' in done.value ? ok(done.value.proven) : done.value.tried
}
