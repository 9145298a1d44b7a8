import { CodeScene } from '@tessera/contract/access/verification/verification.ts'
import { type Demands, missingOf, type Proof } from '@tessera/domain/access/security/factors.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { VERIFY_TOKEN_SECONDS } from '@tessera/domain/access/verification/code.ts'
import type { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readDemands } from './owned-factors.sql.ts'
import { addProof, insertVerifyToken, type Scene } from './verification.sql.ts'
import { verifyTokenInvalid } from './refusals.ts'

/** The new proof, and the token with the earlier proofs. */
type Grant = {
  readonly scene: Scene
  readonly proof: Proof
  readonly customerId: string | null
  readonly payloadHash: string
  /** The email or phone that a visitor has proven. */
  readonly target: string | null
  readonly former: string | undefined
}

export type Proven = {
  readonly verifyToken: string
  readonly scene: z.output<typeof CodeScene>
  readonly expiresAt: string
  readonly missing: Proof[][]
}

/** Adds a proof to a token: a new one, or the one with the earlier proofs for the same scene, person and payload. */
export async function grantProof(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  grant: Grant,
): Promise<Outcome<Proven, 'VERIFY_TOKEN_INVALID'>> {
  const verifyToken = grant.former ?? deps.random.token()
  const row = {
    token_hash: sha256(verifyToken),
    scene: grant.scene,
    target: grant.target,
    customer_id: grant.customerId,
    payload_hash: grant.payloadHash,
    proven: [grant.proof],
  }
  const expiresAt = new Date(tx.now.getTime() + VERIFY_TOKEN_SECONDS * 1000)
  const token =
    grant.former === undefined ? await insertVerifyToken(tx, row, expiresAt) : await addProof(tx, row, expiresAt)
  if (token === undefined) return verifyTokenInvalid
  const missing = await missingFor(tx, grant, token.proven)
  const scene = CodeScene.parse(grant.scene)
  return ok({ verifyToken, scene, expiresAt: expiresAt.toISOString(), missing: missing.map((group) => [...group]) })
}

async function missingFor(tx: Tx, { scene, customerId }: Grant, proven: readonly string[]): Promise<Demands> {
  if (customerId === null || scene === 'register' || scene === 'login' || scene === 'reset') return []
  const demands = await readDemands(tx, customerId, scene)
  return demands.ok ? missingOf(demands.value, proven) : []
}
