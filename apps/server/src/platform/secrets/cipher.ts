import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/** Keeps small secrets in the database so that the database alone does not give them away. */
export type Cipher = { readonly seal: (text: string) => string; readonly open: (sealed: string) => string }

/** The purpose of the key that seals operators' authenticator secrets. */
export const OPERATOR_AUTHENTICATOR = 'operator authenticator'
const KEY_ID = 'k1'

/** AES-256-GCM under a key for one purpose. A sealed text names its key, so that a later key can be told from this one. */
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
        throw new Error('sealed under a key that is not known')
      const decipher = createDecipheriv('aes-256-gcm', key, iv)
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
