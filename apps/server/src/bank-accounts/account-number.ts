import { cipherFor } from '../platform/cipher.ts'
import type { Config } from '../platform/config.ts'

/** Seals the number of a bank account at rest; it is opened only where somebody pays to it. */
export const accountNumberCipher = (config: Pick<Config, 'SECRET_KEY'>): ReturnType<typeof cipherFor> =>
  cipherFor(config, 'bank account number')
