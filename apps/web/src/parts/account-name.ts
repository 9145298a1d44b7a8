import { type EmailFault, emailFault } from '@tessera/domain/access/customers/email.ts'
import { noPhone, type PhoneFields, typedPhone } from '@tessera/domain/access/customers/phone.ts'

export type AccountNameKind = 'email' | 'phone'
/** The input that identifies an account, under both tabs. */
export type AccountFields = { kind: AccountNameKind; email: string; phone: PhoneFields }
export const noAccount: AccountFields = { kind: 'email', email: '', phone: noPhone }

export const phoneWords = ['phoneMissing', 'phoneShort', 'phoneInvalid'] as const
type PhoneWord = (typeof phoneWords)[number]
/** The error code of an account name; `shell.accountName` has the texts. */
export type AccountWord = `email.${EmailFault}` | PhoneWord

/** Returns the error of a new phone: empty, fewer than seven digits, or not a number of its country. */
export function newPhoneWrong(phone: PhoneFields): PhoneWord | undefined {
  return phone.valid === undefined ? (oldPhoneWrong(phone) ?? 'phoneInvalid') : undefined
}
/** The same for a phone that an account already has: an invalid number may have been stored earlier. */
const oldPhoneWrong = (phone: PhoneFields): PhoneWord | undefined =>
  phone.number === '' ? 'phoneMissing' : typedPhone(phone) === undefined ? 'phoneShort' : undefined

export function emailWrong(email: string): `email.${EmailFault}` | undefined {
  const fault = emailFault(email.trim())
  return fault && `email.${fault}`
}

export const accountWrong = (f: AccountFields): AccountWord | undefined =>
  f.kind === 'email' ? emailWrong(f.email) : oldPhoneWrong(f.phone)
export const newAccountWrong = (f: AccountFields): AccountWord | undefined =>
  f.kind === 'email' ? emailWrong(f.email) : newPhoneWrong(f.phone)

/**
 * The account name as the server expects it: an email, or a phone with its calling code. Undefined while it can be
 * neither.
 */
export const accountName = (f: AccountFields): string | undefined =>
  accountWrong(f) === undefined ? (f.kind === 'email' ? f.email.trim() : typedPhone(f.phone)) : undefined
export const newAccountName = (f: AccountFields): string | undefined =>
  newAccountWrong(f) === undefined ? (f.kind === 'email' ? f.email.trim() : f.phone.valid) : undefined
