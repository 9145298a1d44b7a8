import { createHmac } from 'node:crypto'
import { cipherFor } from '../platform/cipher.ts'
import { type Config, derivedKey } from '../platform/config.ts'

/** Seals the number of a bank account at rest; it is opened only where somebody pays to it. */
export const accountNumberCipher = (config: Pick<Config, 'SECRET_KEY'>): ReturnType<typeof cipherFor> =>
  cipherFor(config, 'bank account number')

/** Equal numbers of one country hash alike, so that accounts of two customers can be compared while they stay sealed. */
export const accountNumberHash = (config: Pick<Config, 'SECRET_KEY'>, country: string, number: string): string =>
  createHmac('sha256', derivedKey(config, 'bank account number hash')).update(`${country}\n${number}`).digest('hex')
