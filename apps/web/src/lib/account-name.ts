import { areas } from '@tessera/domain/customers/areas.ts'
import { canonicalPhone } from '@tessera/domain/customers/phone.ts'
import { looksLikeEmail } from './email.ts'

export type AccountWay = 'email' | 'phone'
/** What is typed to name an account, under both tabs. */
export type AccountFields = { way: AccountWay; email: string; country: string; number: string }
export const noAccount: AccountFields = { way: 'email', email: '', country: 'SG', number: '' }

/** What the server takes: an address, or a phone with its calling code. Undefined while it can be neither. */
export function accountName({ way, email, country, number }: AccountFields): string | undefined {
  if (way === 'email') return looksLikeEmail(email.trim()) ? email.trim() : undefined
  const dial = areas.find(({ iso2 }) => iso2 === country)?.dial
  return dial === undefined ? undefined : canonicalPhone(`+${dial}${number}`)
}
