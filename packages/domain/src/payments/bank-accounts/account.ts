import { isCountry } from '#access/customers/areas.ts'
import { isServed, type RegionRule } from '#access/customers/region.ts'
import { beginsLikeIban, isBic, isIban } from './iban.ts'
import { payNowKind, takesPayNow } from './pay-now.ts'
import { plainCode } from './plain-code.ts'
import { addressParts, type PostalAddress } from './postal-address.ts'

/** Maximum number of accounts of one customer, one per currency (specification §5). */
export const MAX_BANK_ACCOUNTS = 4

/** A bank account as it is stored: texts in canonical spelling, codes without blanks and in capitals. */
export type BankAccountFacts = {
  readonly coin: string
  readonly accountNumber: string
  readonly bank: string
  /** The country of the bank, ISO 3166-1 alpha-2. */
  readonly bankCountry: string
  readonly branch?: string | undefined
  /** BIC, ISO 9362. */
  readonly bankCode?: string | undefined
  /** The code of a branch in India. */
  readonly ifsc?: string | undefined
  readonly bankAddress?: string | undefined
  readonly remark?: string | undefined
  /** An alias of the account in Singapore; payouts never use it. */
  readonly payNow?: string | undefined
}

export type BankAccountRefusal =
  | 'BANK_ACCOUNT_NUMBER_INVALID'
  | 'BANK_ACCOUNT_IBAN_INVALID'
  | 'BANK_ACCOUNT_CODE_INVALID'
  | 'BANK_ACCOUNT_IFSC_INVALID'
  | 'BANK_ACCOUNT_PAY_NOW_INVALID'
  | 'BANK_ACCOUNT_COUNTRY_NOT_SERVED'
type Fault = { readonly code: BankAccountRefusal; readonly field: keyof BankAccountFacts }

/** Returns the last digits: enough for the owner to recognize the account, too few for anybody else. */
export const endingOf = (accountNumber: string): string => plainCode(accountNumber).slice(-4)

/**
 * Returns the faults of an account in the order of the form. The region lists apply to the bank's country too (decision
 * G6).
 */
export function faultsOf(account: BankAccountFacts, rule: RegionRule, now: Date): Fault[] {
  const { accountNumber, bankCountry, bankCode, ifsc, coin, payNow } = account
  const isNumber = /^[A-Z0-9]{6,34}$/.test(accountNumber)
  const all: readonly (Fault & { readonly is: boolean })[] = [
    {
      code: 'BANK_ACCOUNT_COUNTRY_NOT_SERVED',
      field: 'bankCountry',
      is: !isCountry(bankCountry) || !isServed(rule, bankCountry),
    },
    { code: 'BANK_ACCOUNT_NUMBER_INVALID', field: 'accountNumber', is: !isNumber },
    {
      code: 'BANK_ACCOUNT_IBAN_INVALID',
      field: 'accountNumber',
      is: isNumber && beginsLikeIban(accountNumber) && !isIban(accountNumber),
    },
    {
      code: 'BANK_ACCOUNT_CODE_INVALID',
      field: 'bankCode',
      is: bankCode !== undefined && !isBic(bankCode),
    },
    {
      code: 'BANK_ACCOUNT_IFSC_INVALID',
      field: 'ifsc',
      is: ifsc === undefined ? needsIfsc(coin) : !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc),
    },
    {
      code: 'BANK_ACCOUNT_PAY_NOW_INVALID',
      field: 'payNow',
      is: payNow !== undefined && (!takesPayNow(coin) || payNowKind(payNow, now) === undefined),
    },
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}

/** True for rupees. Payments in rupees need the code of the branch. */
export const needsIfsc = (coin: string): boolean => coin === 'INR'

/** The name in payment files, as the customer saw and confirmed it, and the holder's typed address. */
type Agreed = { readonly paymentName: string; readonly address: PostalAddress }

/**
 * Returns the text whose hash binds a confirmation: every stored field, the account that it replaces, and a salt.
 * Without the salt, the hash and the last four digits together would reveal the number (decision 0041).
 */
export const contentText = (
  a: BankAccountFacts & Agreed & { readonly replaces?: string | undefined; readonly salt: string },
): string =>
  JSON.stringify(
    [
      a.coin,
      a.accountNumber,
      a.bank,
      a.bankCountry,
      a.branch,
      a.bankCode,
      a.ifsc,
      a.bankAddress,
      a.remark,
      a.payNow,
      a.paymentName,
      ...addressParts.map((part) => a.address[part]),
      a.address.country,
      a.replaces,
      a.salt,
    ].map((each) => each ?? null),
  )
