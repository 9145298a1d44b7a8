import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { contentHash, sha256 } from '../../../apps/server/src/platform/random/random.ts'
import { readDemands } from '../../../apps/server/src/access/verification/owned-factors.sql.ts'
import { insertVerifyToken } from '../../../apps/server/src/access/verification/verification.sql.ts'

const LIFE_MS = 300_000

/** Creates the token that valid codes would give for exactly this payload. */
export async function proof<S extends SignedInScene>(
  { inTx, random }: Pick<Deps, 'inTx' | 'random'>,
  person: { readonly id: string; readonly email: string },
  scene: S,
  payload: VerifyPayload<S>,
): Promise<string> {
  const token = random.token()
  const row = { token_hash: sha256(token), scene, target: null, customer_id: person.id }
  await inTx('world')(async (tx) => {
    const expiresAt = new Date(tx.now.getTime() + LIFE_MS)
    const demands = await readDemands(tx, person.id, scene)
    const proven = demands.ok ? demands.value.flatMap((group) => group.slice(0, 1)) : []
    return ok(await insertVerifyToken(tx, { ...row, proven, payload_hash: contentHash(payload) }, expiresAt))
  })
  return token
}
