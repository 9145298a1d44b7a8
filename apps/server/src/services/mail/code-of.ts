import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/**
 * Returns the six digits of a challenge, derived from its id and a secret key outside the database. A reader of every
 * table finds no code, and an email that is sent again has the same one. The id is random and used once.
 */
export function codeOf(config: Pick<Config, 'SECRET_KEY'>, challengeId: string): string {
  const digest = createHmac('sha256', derivedKey(config, 'codes')).update(challengeId).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const isCodeOf = (config: Pick<Config, 'SECRET_KEY'>, challengeId: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeOf(config, challengeId)), Buffer.from(code.padStart(6, ' ').slice(0, 6)))
