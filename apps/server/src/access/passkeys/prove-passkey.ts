import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { verifyPayloads } from '@tessera/contract/access/verification/scenes.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import { contentHash } from '#platform/random/random.ts'
import { grantProof } from '#access/verification/grant-proof.ts'
import { requestPasskey, challengeHolders, challengeOf } from './passkey-challenge.ts'
import { verifyAssertion } from './verify-assertion.ts'
import { listPasskeys } from './passkeys.sql.ts'

type Ask = typeof passkeys.proveOptions
type Prove = typeof passkeys.prove

function readPayload({ scene, payload }: InputOf<Ask>): Outcome<Readonly<Record<string, string>>, 'PARAM_INVALID'> {
  const read = verifyPayloads[scene].safeParse(payload)
  return read.success ? ok(read.data) : refuseParam(read.error, payload, ['payload'])
}

/** Requests a passkey of this account for exactly this scene and payload. */
export async function askProof(
  deps: Pick<Deps, 'config' | 'random'>,
  { customer: { customerId, sessionId }, inTx }: CustomerCall,
  input: InputOf<Ask>,
): Promise<Outcome<ReplyOf<Ask>, Ask['refusals'][number]>> {
  const payload = readPayload(input)
  if (!payload.ok) return payload
  const about = { scene: input.scene, payload: payload.value }
  return inTx(async (tx) =>
    requestPasskey(
      deps,
      tx,
      (id) => challengeOf(id, 'prove', challengeHolders.session(sessionId), about),
      await listPasskeys(tx, customerId),
    ),
  )
}

/** Accepts a valid response as the proof `passkey` for that scene and payload. */
export async function provePasskey(
  deps: Pick<Deps, 'config' | 'random' | 'log'>,
  call: CustomerCall,
  { challengeId, credential, verifyToken, ...input }: InputOf<Prove>,
): Promise<Outcome<ReplyOf<Prove>, Prove['refusals'][number]>> {
  const payload = readPayload(input)
  if (!payload.ok) return payload
  const { scene } = input
  const { customerId, sessionId } = call.customer
  const question = challengeOf(challengeId, 'prove', challengeHolders.session(sessionId), {
    scene,
    payload: payload.value,
  })
  const done = await call.inTx(async (tx) => {
    const { outcome } = await verifyAssertion(deps, tx, { question, credential, customerId, from: call })
    if (!outcome.ok) return ok({ refused: outcome })
    const grant = { scene, proof: 'passkey', target: null, customerId, former: verifyToken } as const
    const proven = await grantProof(deps, tx, { ...grant, payloadHash: contentHash(payload.value) })
    return proven.ok ? ok({ proven: proven.value }) : proven
  })
  if (!done.ok) return done
  return 'proven' in done.value ? ok(done.value.proven) : done.value.refused
}
