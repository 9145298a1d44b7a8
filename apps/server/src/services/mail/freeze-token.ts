import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

const secretOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string =>
  createHmac('sha256', derivedKey(config, 'freeze links')).update(id).digest('base64url')

/** Returns the token in the link of an email: its id and a secret that only this server can derive from it. */
export const freezeTokenOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string => `${id}.${secretOf(config, id)}`

/** Returns the id of a link if the secret beside it is right. */
export function readFreezeToken(config: Pick<Config, 'SECRET_KEY'>, token: string): string | undefined {
  const [id = '', secret = ''] = token.split('.')
  const [received, expected] = [Buffer.from(secret), Buffer.from(secretOf(config, id))]
  return received.length === expected.length && timingSafeEqual(received, expected) ? id : undefined
}

/**
 * Returns the address at which this link freezes the account. The host comes from the configuration, never from a
 * request.
 */
export const freezeUrl = (config: Pick<Config, 'SECRET_KEY' | 'PUBLIC_URL'>, lang: Locale, id: string): string =>
  new URL(`/${lang}/freezeAccount?token=${freezeTokenOf(config, id)}`, config.PUBLIC_URL).href
