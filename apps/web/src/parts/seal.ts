import { CompactEncrypt, importJWK } from 'jose'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { SealedContent } from '@tessera/contract/platform/http/sealed.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { clientErrorIn } from '@tessera/contract/platform/http/client-errors.ts'

type Key = ReplyOf<typeof publicConfig.info>['fieldKey']
type Held = { readonly key: Key; readonly heldAt: number }
const CACHE_MS = 300_000

let cached: Held | undefined

/** The server's public key. It is requested again after five minutes, or when the server could not decrypt with it. */
async function keyOf(fetchKey: () => Promise<Key>, isAgain: boolean): Promise<Held> {
  if (isAgain || cached === undefined || performance.now() - cached.heldAt > CACHE_MS)
    cached = { key: await fetchKey(), heldAt: performance.now() }
  return cached
}

/** Without https, a browser has no cryptography for encryption. */
const insecure = (): ApiError =>
  new ApiError('INSECURE_ADDRESS', clientErrorIn('INSECURE_ADDRESS', document.documentElement.lang.replace('-', '_')))

const nonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/**
 * Encrypts fields of one row with the server's key. The timestamp inside is the server's time, advanced since the key
 * arrived, because this machine's clock may be wrong.
 */
export async function seal(
  fetchKey: () => Promise<Key>,
  path: string,
  fields: Readonly<Record<string, string>>,
  isAgain: boolean,
): Promise<string> {
  if (!isSecureContext) throw insecure()
  const { key, heldAt } = await keyOf(fetchKey, isAgain)
  const { kid, at, ...jwk } = key
  const iat = Math.floor((Date.parse(at) + performance.now() - heldAt) / 1000)
  const content: SealedContent = { path, iat, nonce: nonce(), fields }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'))
}
