import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { createHmac } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/**
 * Returns the code of a related party's link, derived from its id and a secret key outside the database. A queued email
 * stores only the id.
 */
export const personLinkCode = (config: Pick<Config, 'SECRET_KEY'>, linkId: string): string =>
  createHmac('sha256', derivedKey(config, 'person-links')).update(linkId).digest('base64url')

/** Returns the address with the code in its fragment, which browsers do not send to servers. */
export const personLinkUrl = (
  config: Pick<Config, 'SECRET_KEY' | 'PUBLIC_URL'>,
  lang: Locale,
  linkId: string,
): string => new URL(`/${lang}/companyPerson#${personLinkCode(config, linkId)}`, config.PUBLIC_URL).href
