import { serverNow } from '@tessera/ui/server-clock.ts'
import { type BankAccountRefusal, faultsOf, needsIfsc } from '@tessera/domain/payments/bank-accounts/account.ts'
import { takesPayNow } from '@tessera/domain/payments/bank-accounts/pay-now.ts'
import { plainCode } from '@tessera/domain/payments/bank-accounts/plain-code.ts'
import {
  type AddressPart,
  addressParts,
  type PostalAddress,
} from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import type { RegionRule } from '@tessera/domain/access/customers/region.ts'
import { canonicalText, textFault } from '@tessera/domain/platform/text/typed-text.ts'
import { type Checked, checked } from '#parts/form.ts'
import { type HiddenFault, hiddenFault } from '#parts/invisible-character.ts'

export type BankAccountFields = {
  fiat: string
  accountNumber: string
  bank: string
  bankCountry: string
  branch: string
  bankCode: string
  ifsc: string
  bankAddress: string
  remark: string
  payNow: string
  /** The country of the holder's address. */
  country: string
} & Record<AddressPart, string>
export type BankAccountBody = {
  fiat: string
  accountNumber: string
  bank: string
  bankCountry: string
  branch?: string
  bankCode?: string
  ifsc?: string
  bankAddress?: string
  remark?: string
  payNow?: string
  /** The address of the account holder. */
  address: PostalAddress
}
type OwnFault =
  | 'fiat'
  | 'country'
  | 'notServed'
  | 'bank'
  | 'number'
  | 'iban'
  | 'code'
  | 'ifsc'
  | 'payNow'
  | 'signs'
  | 'holderCountry'
  | 'town'
export type BankAccountFault = OwnFault | HiddenFault

const faultOf: Record<BankAccountRefusal, OwnFault> = {
  BANK_ACCOUNT_COUNTRY_NOT_SERVED: 'notServed',
  BANK_ACCOUNT_NUMBER_INVALID: 'number',
  BANK_ACCOUNT_IBAN_INVALID: 'iban',
  BANK_ACCOUNT_CODE_INVALID: 'code',
  BANK_ACCOUNT_IFSC_INVALID: 'ifsc',
  BANK_ACCOUNT_PAY_NOW_INVALID: 'payNow',
}

/** Only branches in India have an IFSC code. */
export const requiresIfsc = ({ fiat, bankCountry }: Pick<BankAccountFields, 'fiat' | 'bankCountry'>): boolean =>
  needsIfsc(fiat) || bankCountry === 'IN'

/**
 * Returns the text in the form in which the server stores it, so that the proof is bound to the same text. `rule`: the
 * served countries.
 */
export function toBankAccount(
  f: BankAccountFields,
  rule: RegionRule,
): Checked<BankAccountFields, BankAccountBody, BankAccountFault> {
  const body = bodyOf(f)
  const faults = faultsOf({ ...body, coin: body.fiat }, rule, new Date(serverNow()))
  const found = Object.fromEntries(
    faults.map(({ field, code }) => [field, (field === 'coin' ? undefined : hiddenFault(f[field])) ?? faultOf[code]]),
  )
  const typed = { ...body, ...body.address }
  const unread = texts.filter((name) => typed[name] && textFault(typed[name]) !== undefined)
  return checked<BankAccountFields, BankAccountBody, BankAccountFault>(
    {
      ...found,
      ...(f.bankCountry === '' && { bankCountry: 'country' }),
      fiat: f.fiat === '' ? 'fiat' : undefined,
      ...(f.country === '' && { country: 'holderCountry' }),
      ...(body.address.town === '' && { town: 'town' }),
      ...Object.fromEntries(unread.map((name) => [name, 'signs'])),
      ...(body.bank === '' && { bank: 'bank' }),
    },
    () => body,
  )
}

const texts = ['bank', 'branch', 'bankAddress', 'remark', ...addressParts] as const

/** Empty fields are not sent. */
function bodyOf(f: BankAccountFields): BankAccountBody {
  const [branch, bankAddress, remark] = [f.branch, f.bankAddress, f.remark].map(canonicalText)
  const [bankCode, ifsc, payNow] = [f.bankCode, requiresIfsc(f) ? f.ifsc : '', takesPayNow(f.fiat) ? f.payNow : ''].map(
    plainCode,
  )
  return {
    fiat: f.fiat,
    accountNumber: plainCode(f.accountNumber),
    bank: canonicalText(f.bank),
    bankCountry: f.bankCountry,
    ...(branch && { branch }),
    ...(bankCode && { bankCode }),
    ...(ifsc && { ifsc }),
    ...(bankAddress && { bankAddress }),
    ...(remark && { remark }),
    ...(payNow && { payNow }),
    address: addressOf(f),
  }
}

const addressOf = (f: BankAccountFields): PostalAddress => ({
  country: f.country,
  town: canonicalText(f.town),
  ...Object.fromEntries(
    addressParts.flatMap((part) => {
      const text = canonicalText(f[part])
      return text === '' || part === 'town' ? [] : [[part, text] as const]
    }),
  ),
})
