import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

const secretOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string =>
  createHmac('sha256', derivedKey(config, 'freeze links')).update(id).digest('base64url')

/** What the link of a mail carries: its id and a secret that only this house can derive from it. */
export const freezeTokenOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string => `${id}.${secretOf(config, id)}`

/** The id of a link, when the secret beside it is the house's. */
export function readFreezeToken(config: Pick<Config, 'SECRET_KEY'>, token: string): string | undefined {
  const [id = '', secret = ''] = token.split('.')
  const [given, right] = [Buffer.from(secret), Buffer.from(secretOf(config, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** Where the link of this id freezes the account: of the site from the configuration, never what a request said. */
export const freezeUrl = (config: Pick<Config, 'SECRET_KEY' | 'PUBLIC_URL'>, lang: Locale, id: string): string =>
  new URL(`/${lang}/freezeAccount?token=${freezeTokenOf(config, id)}`, config.PUBLIC_URL).href
