import { type EmailFault, emailFault } from '@tessera/domain/access/customers/email.ts'
import { noPhone, type PhoneFields, typedPhone } from '@tessera/domain/access/customers/phone.ts'

export type AccountNameKind = 'email' | 'phone'
/** The input that identifies an account, under both tabs. */
export type AccountFields = { kind: AccountNameKind; email: string; phone: PhoneFields }
export const noAccount: AccountFields = { kind: 'email', email: '', phone: noPhone }

export const phoneFaults = ['phoneMissing', 'phoneShort', 'phoneInvalid'] as const
type PhoneFault = (typeof phoneFaults)[number]
/** The error code of an account name; `shell.accountName` has the texts. */
export type AccountFault = `email.${EmailFault}` | PhoneFault

/** Returns the error of a new phone: empty, fewer than seven digits, or not a number of its country. */
export function newPhoneFault(phone: PhoneFields): PhoneFault | undefined {
  return phone.valid === undefined ? (storedPhoneFault(phone) ?? 'phoneInvalid') : undefined
}
/** Checks less for a phone that an account already has, because an invalid number may be stored. */
const storedPhoneFault = (phone: PhoneFields): PhoneFault | undefined =>
  phone.number === '' ? 'phoneMissing' : typedPhone(phone) === undefined ? 'phoneShort' : undefined

export function accountEmailFault(email: string): `email.${EmailFault}` | undefined {
  const fault = emailFault(email.trim())
  return fault && `email.${fault}`
}

export const accountFault = (f: AccountFields): AccountFault | undefined =>
  f.kind === 'email' ? accountEmailFault(f.email) : storedPhoneFault(f.phone)
export const newAccountFault = (f: AccountFields): AccountFault | undefined =>
  f.kind === 'email' ? accountEmailFault(f.email) : newPhoneFault(f.phone)

/**
 * The account name as the server expects it: an email, or a phone with its calling code. Undefined while it can be
 * neither.
 */
export const accountName = (f: AccountFields): string | undefined =>
  accountFault(f) === undefined ? (f.kind === 'email' ? f.email.trim() : typedPhone(f.phone)) : undefined
export const newAccountName = (f: AccountFields): string | undefined =>
  newAccountFault(f) === undefined ? (f.kind === 'email' ? f.email.trim() : f.phone.valid) : undefined
