import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/**
 * The six digits of a challenge, from its id and a key that stands in no database: whoever reads every table finds no code,
 * and a mail that is sent again says the same. The id is random and used once.
 */
export function codeOf(config: Pick<Config, 'SECRET_KEY'>, challengeId: string): string {
  const digest = createHmac('sha256', derivedKey(config, 'codes')).update(challengeId).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const isCodeOf = (config: Pick<Config, 'SECRET_KEY'>, challengeId: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeOf(config, challengeId)), Buffer.from(code.padStart(6, ' ').slice(0, 6)))
