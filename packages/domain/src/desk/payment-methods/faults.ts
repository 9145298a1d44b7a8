import { beginsLikeIban, isBic, isIban } from '#payments/bank-accounts/iban.ts'
import { EMAIL } from '#access/customers/email.ts'
import { validPhone } from '#access/customers/valid-phone.ts'
import {
  type AccountSort,
  requiresText,
  type MethodFacts,
  type MethodText,
  methodTexts,
  plainAccount,
  ruleOfKind,
  takesQr,
} from './method.ts'

const isPhone = (text: string): boolean => validPhone(text) === text
const isAny = (text: string, ...signs: readonly RegExp[]): boolean => signs.some((sign) => sign.test(text))

/** The rule for the identifying field of an account, by its kind. */
const accountRules = {
  number: (text: string) => /^[A-Z0-9]{6,34}$/.test(text),
  /** A phone number, or an identity card (NRIC, FIN) or company number (UEN) of Singapore. */
  paynow: (text: string) => isPhone(text) || isAny(text, /^[STFGM]\d{7}[A-Z]$/, /^[A-Z0-9]{9,10}$/),
  /** A phone number, an email address, or an FPS identifier of Hong Kong. */
  fps: (text: string) => isPhone(text) || isAny(text, EMAIL, /^\d{7,9}$/),
  alipay: (text: string) => isPhone(text) || isAny(text, EMAIL, /^1\d{10}$/),
  wechat: (text: string) => isPhone(text) || isAny(text, /^1\d{10}$/, /^[a-zA-Z][-_a-zA-Z0-9]{5,19}$/),
  iban: isIban,
} as const satisfies Readonly<Record<AccountSort, (text: string) => boolean>>

export type MethodRefusal =
  | 'PAYMENT_METHOD_ACCOUNT_INVALID'
  | 'PAYMENT_METHOD_BANK_MISSING'
  | 'PAYMENT_METHOD_FIELD_NOT_USED'
  | 'BANK_ACCOUNT_IBAN_INVALID'
  | 'BANK_ACCOUNT_CODE_INVALID'
type Fault = { readonly code: MethodRefusal; readonly field: 'account' | 'qr' | MethodText }

/** Returns the faults of a payment method, in the order of the form. */
export function faultsOfMethod({ kind, account, bankCode, qr, ...texts }: MethodFacts): Fault[] {
  const rule = ruleOfKind(kind)
  const given = { ...texts, bankCode }
  const plain = plainAccount(kind, account)
  const isMistyped = rule.account === 'number' && beginsLikeIban(plain) && !isIban(plain)
  const invalid = rule.account === 'iban' || isMistyped ? 'BANK_ACCOUNT_IBAN_INVALID' : 'PAYMENT_METHOD_ACCOUNT_INVALID'
  const all: readonly (Fault & { readonly is: boolean })[] = [
    ...methodTexts.map((field) => ({
      code: 'PAYMENT_METHOD_FIELD_NOT_USED' as const,
      field,
      is: given[field] !== undefined && !requiresText(kind, field),
    })),
    { code: 'PAYMENT_METHOD_FIELD_NOT_USED', field: 'qr', is: qr !== undefined && !takesQr(kind) },
    ...rule.needs.map((field) => ({
      code: 'PAYMENT_METHOD_BANK_MISSING' as const,
      field,
      is: given[field] === undefined,
    })),
    { code: invalid, field: 'account', is: isMistyped || !accountRules[rule.account](plain) },
    {
      code: 'BANK_ACCOUNT_CODE_INVALID',
      field: 'bankCode',
      is: bankCode !== undefined && !isBic(bankCode),
    },
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}
