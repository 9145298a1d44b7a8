import { readFile } from 'node:fs/promises'
import { type CryptoKey, importJWK } from 'jose'
import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import { jsonOf } from '#platform/http/json-of.ts'
import { StartupError } from '#platform/config/startup-error.ts'

const Public = { kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), kid: z.string().min(1) }
const Key = z.discriminatedUnion('use', [
  z.object({ ...Public, use: z.literal('sig'), alg: z.literal('ES256'), d: z.string() }),
  z.object({ ...Public, use: z.literal('enc'), alg: z.literal('ECDH-ES+A256KW'), d: z.string() }),
])
const Keys = z.object({ keys: z.array(Key).min(2) })
type Key = z.output<typeof Key>

export type IdentityKeys = {
  /** Signs client assertions: the first signing key of the file. */
  readonly signing: { readonly key: CryptoKey; readonly kid: string }
  /** Each key decrypts the responses that were encrypted for it, so that keys can be rotated during an exchange. */
  readonly opening: readonly { readonly key: CryptoKey; readonly kid: string }[]
  /** The public keys that vendors fetch. */
  readonly published: { readonly keys: readonly Readonly<Record<string, string>>[] }
}

/**
 * Returns the keys of this installation for identity vendors; undefined without a key file. Throws StartupError for a
 * wrong file.
 */
export async function readIdentityKeys(config: Pick<Config, 'IDENTITY_KEYS_FILE'>): Promise<IdentityKeys | undefined> {
  const file = config.IDENTITY_KEYS_FILE
  if (file === undefined) return undefined
  const { keys } = await parsed(file)
  const signing = keys.find(({ use }) => use === 'sig')
  const opening = keys.filter(({ use }) => use === 'enc')
  if (signing === undefined || opening.length === 0)
    throw new StartupError('IDENTITY_KEYS_FILE: needs a key to sign with and a key to decrypt with')
  return {
    signing: await imported(signing),
    opening: await Promise.all(opening.map(imported)),
    published: { keys: keys.map(({ d: _private, ...rest }) => rest) },
  }
}

/**
 * Parses the file with the keys. The error never quotes the file's content, because even a wrong file may contain a
 * key.
 */
async function parsed(file: string): Promise<z.output<typeof Keys>> {
  const read = Keys.safeParse(await readFile(file, 'utf8').then(jsonOf, () => undefined))
  if (!read.success)
    throw new StartupError(
      'IDENTITY_KEYS_FILE: not a JWKS of private P-256 keys with kid, use and alg that can be read',
    )
  return read.data
}

async function imported(jwk: Key): Promise<{ key: CryptoKey; kid: string }> {
  const key = await importJWK(jwk, jwk.alg)
  if (key instanceof Uint8Array) throw new StartupError(`IDENTITY_KEYS_FILE: ${jwk.kid} is not a key pair`)
  return { key, kid: jwk.kid }
}
