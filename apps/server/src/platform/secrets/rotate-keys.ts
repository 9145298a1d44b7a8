import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { KEY_DAYS, KEY_OVERLAP_HOURS } from '@tessera/domain/platform/secrets/life.ts'
import { generateKeyPairSync } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { cipherFor } from './cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import { endNewest, type FieldKeyRow, insertKey, lockKeys, newestKey } from './field-keys.sql.ts'

export const fieldKeyCipher = (config: Deps['config']) => cipherFor(config, 'field keys')

/** Creates a new key when there is none or the newest is a month old. The previous key still decrypts for a day. */
export const rotateKeys = ({ config, inTx, random }: Pick<Deps, 'config' | 'inTx' | 'random'>): Promise<unknown> =>
  inTx('job:rotate_field_keys')(async (tx) => {
    await lockKeys(tx)
    const newest = await newestKey(tx)
    if (newest !== undefined && tx.now.getTime() - newest.created_at.getTime() < KEY_DAYS * DAY_MS) return ok(undefined)
    await endNewest(tx, new Date(tx.now.getTime() + KEY_OVERLAP_HOURS * HOUR_MS))
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
    const { x, y } = jwk
    assert(x !== undefined && y !== undefined, 'the public key of a P-256 key pair must be a point')
    await insertKey(tx, {
      kid: random.uuid(),
      public_jwk: { kty: 'EC', crv: 'P-256', x, y },
      private_sealed: fieldKeyCipher(config).seal(JSON.stringify(jwk)),
    })
    return ok(undefined)
  })

type Current = { readonly kid: string; readonly at: string } & FieldKeyRow['public_jwk']

/** Returns the key to encrypt to, created here at the first use, and the server time that a ciphertext carries. */
export async function currentKey(deps: Pick<Deps, 'config' | 'inTx' | 'random'>): Promise<Current> {
  const { value } = await deps.inTx('public')(async (tx) => ok({ key: await newestKey(tx), now: tx.now }))
  if (value.key !== undefined) return { kid: value.key.kid, ...value.key.public_jwk, at: value.now.toISOString() }
  await rotateKeys(deps)
  return currentKey(deps)
}
