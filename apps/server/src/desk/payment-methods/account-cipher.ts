import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Config } from '#platform/config/config.ts'

/** Encrypts the account of a payment method in the database. It is decrypted only for the customer who pays to it. */
export const paymentAccountCipher = (config: Pick<Config, 'SECRET_KEY'>): ReturnType<typeof cipherFor> =>
  cipherFor(config, 'payment method account')
