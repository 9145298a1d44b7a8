import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

const secretOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string =>
  createHmac('sha256', derivedKey(config, 'withdrawal mails')).update(id).digest('base64url')

/** Returns the secret of a link: its id, and a code that only this server derives from the id. No table stores it. */
export const mailTokenOf = (config: Pick<Config, 'SECRET_KEY'>, id: string): string => `${id}.${secretOf(config, id)}`

/** Returns the id of the link if the code beside it is right. */
export function readMailToken(config: Pick<Config, 'SECRET_KEY'>, token: string): string | undefined {
  const [id = '', secret = ''] = token.split('.')
  const [received, expected] = [Buffer.from(secret), Buffer.from(secretOf(config, id))]
  return received.length === expected.length && timingSafeEqual(received, expected) ? id : undefined
}

/**
 * Returns the page on which a withdrawal is confirmed. The secret is in the URL fragment, which browsers do not send to
 * servers.
 */
export const withdrawalMailUrl = (
  config: Pick<Config, 'SECRET_KEY' | 'PUBLIC_URL'>,
  lang: Locale,
  id: string,
): string => new URL(`/${lang}/confirmWithdrawal#${mailTokenOf(config, id)}`, config.PUBLIC_URL).href
