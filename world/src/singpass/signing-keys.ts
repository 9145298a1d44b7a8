import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** A private key for ES256 signatures, as a JWK with a new id. */
export async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'ES256' }
}

/** A private key that answers are encrypted for, as a JWK with a new id. */
export async function encryptionKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true, crv: 'P-256' })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'enc', alg: 'ECDH-ES+A256KW' }
}

/** Both private keys of a client as the text of a JWKS. */
export const clientKeys = async (): Promise<string> =>
  JSON.stringify({ keys: [await signingKey(), await encryptionKey()] })
