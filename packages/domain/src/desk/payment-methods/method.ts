import { plainSigns } from '#platform/text/typed-text.ts'
import { plainCode } from '#payments/bank-accounts/plain-code.ts'

/** Maximum number of payment methods of one customer. */
export const MAX_PAYMENT_METHODS = 10

/** The kinds of account identifiers; `faults.ts` has the rule of each. */
export type AccountSort = 'number' | 'paynow' | 'fps' | 'alipay' | 'wechat' | 'iban'

type KindRule = {
  /** The supported currencies; null for all. */
  readonly fiats: readonly string[] | null
  /** The kind of account identifier. */
  readonly account: AccountSort
  /** Required texts besides the account. */
  readonly needs: readonly MethodText[]
  readonly may: readonly MethodText[]
  /** True if buyers can also pay by scanning a QR code. */
  readonly qr?: true
}
export const methodTexts = ['bank', 'branch', 'bankCode'] as const
export type MethodText = (typeof methodTexts)[number]

/** Kinds of payment methods with their currencies and required texts. Source: decision G48. */
export const methodRules = {
  bank_transfer: { fiats: null, account: 'number', needs: ['bank'], may: ['branch', 'bankCode'] },
  paynow: { fiats: ['SGD'], account: 'paynow', needs: [], may: [], qr: true },
  fps: { fiats: ['HKD'], account: 'fps', needs: [], may: [], qr: true },
  alipay: { fiats: ['CNY'], account: 'alipay', needs: [], may: [], qr: true },
  wechat_pay: { fiats: ['CNY'], account: 'wechat', needs: [], may: [], qr: true },
  sepa: { fiats: ['EUR'], account: 'iban', needs: [], may: ['bankCode'] },
} as const satisfies Readonly<Record<string, KindRule>>
export type MethodKind = keyof typeof methodRules
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const methodKinds = Object.keys(methodRules) as [MethodKind, ...MethodKind[]]
export const isMethodKind = (text: string): text is MethodKind => Object.hasOwn(methodRules, text)
export const ruleOfKind = (kind: MethodKind): KindRule => methodRules[kind]

/** True if a payment method supports the currency. */
export const carries = (kind: MethodKind, fiat: string): boolean => ruleOfKind(kind).fiats?.includes(fiat) ?? true

/** True if a kind requires or allows this text. */
export const requiresText = (kind: MethodKind, text: MethodText): boolean =>
  ruleOfKind(kind).needs.includes(text) || ruleOfKind(kind).may.includes(text)

/** True if a kind may have a picture of a QR code. */
export const takesQr = (kind: MethodKind): boolean => ruleOfKind(kind).qr === true

/** The stored fields of a payment method. */
export type MethodFacts = {
  readonly kind: MethodKind
  readonly account: string
  readonly bank?: string | undefined
  readonly branch?: string | undefined
  readonly bankCode?: string | undefined
  readonly remark?: string | undefined
  /** The upload of the QR code. */
  readonly qr?: string | undefined
}

/**
 * Returns the normalized account: numbers in capitals without spaces and hyphens, an email in lower case, a WeChat name
 * unchanged.
 */
export function plainAccount(kind: MethodKind, text: string): string {
  const bare = plainSigns(text).replaceAll(/\s/g, '')
  if (bare.includes('@')) return bare.toLowerCase()
  return ruleOfKind(kind).account === 'wechat' ? bare : plainCode(bare)
}

/** Returns the last characters of an account, which its owner recognizes but which do not identify it to others. */
export const endingOfAccount = (kind: MethodKind, account: string): string => plainAccount(kind, account).slice(-4)

/**
 * Returns the text whose hash binds a proof: every stored field, the method that it replaces, and a salt (decision
 * 0041).
 */
export const methodText = (
  m: MethodFacts & { readonly replaces?: string | undefined; readonly salt: string },
): string =>
  JSON.stringify(
    [m.kind, plainAccount(m.kind, m.account), m.bank, m.branch, m.bankCode, m.remark, m.qr, m.replaces, m.salt].map(
      (each) => each ?? null,
    ),
  )
