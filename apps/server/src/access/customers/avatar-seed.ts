import { createHmac } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/**
 * Returns 16 hex digits of a keyed hash of the account's id. They never change, and reveal nothing about the id without
 * the key.
 */
export const avatarSeed = (config: Pick<Config, 'SECRET_KEY'>, customerId: string): string =>
  createHmac('sha256', derivedKey(config, 'avatar seed')).update(customerId).digest('hex').slice(0, 16)
