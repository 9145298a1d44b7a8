import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/** Encrypts small secrets in the database, so that the database alone does not reveal them. */
export type Cipher = { readonly seal: (text: string) => string; readonly open: (sealed: string) => string }

/** The purpose of the key that encrypts operators' authenticator secrets. */
export const OPERATOR_AUTHENTICATOR = 'operator authenticator'
const KEY_ID = 'k1'

/**
 * Returns a cipher: AES-256-GCM under a key for one purpose. A ciphertext contains the key's name, so that a later key
 * can be distinguished.
 */
export function cipherFor(config: Pick<Config, 'SECRET_KEY'>, purpose: string): Cipher {
  const key = derivedKey(config, purpose)
  return {
    seal: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [KEY_ID, ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
    },
    open: (sealed) => {
      const [keyId, ...parts] = sealed.split('.')
      const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (keyId !== KEY_ID || iv === undefined || tag === undefined || body === undefined)
        throw new Error('the ciphertext names an unknown key')
      const decipher = createDecipheriv('aes-256-gcm', key, iv)
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
