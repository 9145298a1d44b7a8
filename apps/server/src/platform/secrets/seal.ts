import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'
import { canonical } from '#platform/random/random.ts'

/** Signs rows that another part must find unchanged, with a key that the database does not contain. */
export type Seal = {
  readonly of: (content: unknown) => string
  readonly holds: (content: unknown, seal: string) => boolean
}

export function sealFor(config: Pick<Config, 'SECRET_KEY'>, purpose: string): Seal {
  const key = derivedKey(config, purpose)
  const of = (content: unknown): string => createHmac('sha256', key).update(canonical(content)).digest('hex')
  return {
    of,
    holds: (content, seal) => {
      const [expected, given] = [Buffer.from(of(content)), Buffer.from(seal)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
