import { plainCode } from '@tessera/domain/bank-accounts/plain-code.ts'
import { createHmac } from 'node:crypto'
import { cipherFor } from '../platform/cipher.ts'
import { type Config, derivedKey } from '../platform/config.ts'

/** Seals the number of a bank account and its PayNow proxy at rest; it is opened only for a payment. */
export const accountNumberCipher = (config: Pick<Config, 'SECRET_KEY'>): ReturnType<typeof cipherFor> =>
  cipherFor(config, 'bank account number')

/** Equal numbers of one country hash alike, so that accounts of two customers can be compared while they stay sealed. */
export const accountNumberHash = (config: Pick<Config, 'SECRET_KEY'>, country: string, number: string): string =>
  createHmac('sha256', derivedKey(config, 'bank account number hash')).update(`${country}\n${number}`).digest('hex')

/** The same hash for a payer's account, whose country is not in the statement. */
export const payerAccountHash = (config: Pick<Config, 'SECRET_KEY'>, number: string): string | undefined =>
  number === '' ? undefined : accountNumberHash(config, '', plainCode(number))
