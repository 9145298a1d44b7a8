import { isCountry } from '../customers/areas.ts'
import { isServed, type RegionRule } from '../customers/region.ts'

/** Accounts that one customer may have, one per currency (specification §5). */
export const MOST_BANK_ACCOUNTS = 4

/** An account at a bank as it is kept: texts in their one spelling, codes without blanks and in capitals. */
export type BankAccountFacts = {
  readonly coin: string
  readonly accountNumber: string
  readonly bank: string
  /** Where the bank is, ISO 3166-1 alpha-2. */
  readonly bankCountry: string
  readonly branch?: string | undefined
  /** BIC, ISO 9362. */
  readonly bankCode?: string | undefined
  /** Of a branch in India. */
  readonly ifsc?: string | undefined
  readonly bankAddress?: string | undefined
  readonly remark?: string | undefined
}

export type BankAccountRefusal =
  | 'BANK_ACCOUNT_NUMBER_INVALID'
  | 'BANK_ACCOUNT_IBAN_INVALID'
  | 'BANK_ACCOUNT_CODE_INVALID'
  | 'BANK_ACCOUNT_IFSC_INVALID'
  | 'BANK_ACCOUNT_COUNTRY_NOT_SERVED'
type Fault = { readonly code: BankAccountRefusal; readonly field: keyof BankAccountFacts }

/** One spelling for one number or code. */
export const plainCode = (text: string): string => text.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase()

/** Enough for its owner to know it, too few for anybody else. */
export const endingOf = (accountNumber: string): string => plainCode(accountNumber).slice(-4)

/** What is wrong with an account, in the order of the form; the lists of countries hold for the bank as well (decision G6). */
export function faultsOf(account: BankAccountFacts, rule: RegionRule): Fault[] {
  const { accountNumber, bankCountry, bankCode, ifsc, coin } = account
  const isNumber = /^[A-Z0-9]{6,34}$/.test(accountNumber)
  const all: readonly (Fault & { readonly is: boolean })[] = [
    {
      code: 'BANK_ACCOUNT_COUNTRY_NOT_SERVED',
      field: 'bankCountry',
      is: !isCountry(bankCountry) || !isServed(rule, bankCountry),
    },
    { code: 'BANK_ACCOUNT_NUMBER_INVALID', field: 'accountNumber', is: !isNumber },
    { code: 'BANK_ACCOUNT_IBAN_INVALID', field: 'accountNumber', is: isNumber && !isGoodIban(accountNumber) },
    {
      code: 'BANK_ACCOUNT_CODE_INVALID',
      field: 'bankCode',
      is: bankCode !== undefined && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bankCode),
    },
    {
      code: 'BANK_ACCOUNT_IFSC_INVALID',
      field: 'ifsc',
      is: ifsc === undefined ? needsIfsc(coin) : !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc),
    },
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}

/** Rupees go by the code of the branch. */
export const needsIfsc = (coin: string): boolean => coin === 'INR'

/** Countries whose numbers are IBANs, each with how long they are: the registry of ISO 13616, release 99. */
const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
const lengthOf = new Map(LENGTHS.split(' ').map((each) => [each.slice(0, 2), Number(each.slice(2))]))

/** Whether a plain text is the IBAN of a country that has them. */
export const isIban = (plain: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(plain) && lengthOf.has(plain.slice(0, 2)) && isGoodIban(plain)

/** True of every number that does not begin like an IBAN; of one that does, its length and check digits hold (ISO 7064, 97-10). */
function isGoodIban(plain: string): boolean {
  const length = /^[A-Z]{2}\d{2}/.test(plain) ? lengthOf.get(plain.slice(0, 2)) : undefined
  if (length === undefined) return true
  const digits = (plain.slice(4) + plain.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return plain.length === length && BigInt(digits) % 97n === 1n
}

/**
 * What a proof is bound to by its hash: everything that is kept, the account that it takes the place of, and a salt, without
 * which the hash beside the last four digits would give the number away (decision 0041).
 */
export const contentText = (
  a: BankAccountFacts & { readonly replaces?: string | undefined; readonly salt: string },
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
      a.replaces,
      a.salt,
    ].map((each) => each ?? null),
  )
