import { accountIdentity } from '@tessera/domain/payments/bank-accounts/identity.ts'
import { createHmac } from 'node:crypto'
import { cipherFor } from '#platform/secrets/cipher.ts'
import { type Config, derivedKey } from '#platform/config/config.ts'

/**
 * Encrypts the number of a bank account and its PayNow proxy in the database. They are decrypted only for a payment.
 */
export const accountNumberCipher = (config: Pick<Config, 'SECRET_KEY'>): ReturnType<typeof cipherFor> =>
  cipherFor(config, 'bank account number')

/**
 * Returns the keyed hash of a number with its country. Equal numbers have equal hashes, so accounts of two customers
 * can be compared while they stay encrypted.
 */
export const accountNumberHash = (config: Pick<Config, 'SECRET_KEY'>, country: string, number: string): string =>
  createHmac('sha256', derivedKey(config, 'bank account number hash')).update(`${country}\n${number}`).digest('hex')

/**
 * Returns the keyed hash of an account with its bank, equal for a customer's account and the same account of a payer.
 * Undefined if the bank is unknown.
 */
export function accountIdentityHash(
  config: Pick<Config, 'SECRET_KEY'>,
  account: { readonly number: string; readonly bic: string },
): string | undefined {
  const identity = accountIdentity(account)
  return (
    identity && createHmac('sha256', derivedKey(config, 'bank account identity hash')).update(identity).digest('hex')
  )
}
