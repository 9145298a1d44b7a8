import { createHmac } from 'node:crypto'
import { normalNumber } from '@tessera/domain/identity/kyc/details.ts'
import { isUinfin } from '@tessera/domain/identity/singpass/uinfin.ts'
import { type Config, derivedKey } from '#platform/config/config.ts'

type Settings = Pick<Config, 'SECRET_KEY'>

/** The version of the formula of `numberHash`, stored with each hash. */
export const NUMBER_FORMULA = 2

/**
 * Returns an equal hash for equal numbers of one country in any spelling. Singapore gives numbers to residents of all
 * nationalities, and a source may name no nationality. So these numbers have the same hash for every nationality
 * (threat KYC-04).
 */
export function numberHash(config: Settings, nationality: string, documentNumber: string): string {
  const plain = normalNumber(documentNumber)
  const issuer = isUinfin(plain) ? 'SG' : nationality
  return createHmac('sha256', derivedKey(config, 'kyc document number hash'))
    .update(`${issuer}\n${plain}`)
    .digest('hex')
}
