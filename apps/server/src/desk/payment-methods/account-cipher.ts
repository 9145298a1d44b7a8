import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'

/** Seals the account of a way to be paid at rest; it is opened only for who pays to it. */
export const paymentAccountCipher = (config: Pick<Config, 'SECRET_KEY'>): ReturnType<typeof cipherFor> =>
  cipherFor(config, 'payment method account')
