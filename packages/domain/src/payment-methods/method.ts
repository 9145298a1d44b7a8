import { isIban, plainCode } from '../bank-accounts/account.ts'

/** Ways to be paid that one customer may have. */
export const MOST_PAYMENT_METHODS = 10

type KindRule = {
  /** The currencies that it carries; null: any. */
  readonly fiats: readonly string[] | null
  /** What the account of this kind is. */
  readonly account: keyof typeof accountRules
  /** What is asked for besides the account. */
  readonly needs: readonly MethodText[]
  readonly may: readonly MethodText[]
}
export const methodTexts = ['bank', 'branch', 'bankCode'] as const
export type MethodText = (typeof methodTexts)[number]

const phone = /^\+[1-9]\d{6,14}$/
const email = /^[!-?A-~]+@[!-\-/-?A-~]+(?:\.[!-\-/-?A-~]+)+$/
const isAny = (text: string, ...signs: readonly RegExp[]): boolean => signs.some((sign) => sign.test(text))

/** What names an account, by its sort. */
const accountRules = {
  number: (text: string) => /^[A-Z0-9]{6,34}$/.test(text),
  /** A phone, the number of an identity card (NRIC, FIN) or of a company (UEN) in Singapore. */
  paynow: (text: string) => isAny(text, phone, /^[STFGM]\d{7}[A-Z]$/, /^[A-Z0-9]{9,10}$/),
  /** A phone, a mailbox or an FPS identifier in Hong Kong. */
  fps: (text: string) => isAny(text, phone, email, /^\d{7,9}$/),
  alipay: (text: string) => isAny(text, phone, email, /^1\d{10}$/),
  wechat: (text: string) => isAny(text, phone, /^1\d{10}$/, /^[a-zA-Z][-_a-zA-Z0-9]{5,19}$/),
  iban: isIban,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>

/** How people pay each other: which currencies each way carries and what it asks for. Source: decision G48. */
export const methodRules = {
  bank_transfer: { fiats: null, account: 'number', needs: ['bank'], may: ['branch', 'bankCode'] },
  paynow: { fiats: ['SGD'], account: 'paynow', needs: [], may: [] },
  fps: { fiats: ['HKD'], account: 'fps', needs: [], may: [] },
  alipay: { fiats: ['CNY'], account: 'alipay', needs: [], may: [] },
  wechat_pay: { fiats: ['CNY'], account: 'wechat', needs: [], may: [] },
  sepa: { fiats: ['EUR'], account: 'iban', needs: [], may: ['bankCode'] },
} as const satisfies Readonly<Record<string, KindRule>>
export type MethodKind = keyof typeof methodRules
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const methodKinds = Object.keys(methodRules) as [MethodKind, ...MethodKind[]]
export const isMethodKind = (text: string): text is MethodKind => Object.hasOwn(methodRules, text)
export const ruleOfKind = (kind: MethodKind): KindRule => methodRules[kind]

/** Whether a way to be paid carries a currency. */
export const carries = (kind: MethodKind, fiat: string): boolean => ruleOfKind(kind).fiats?.includes(fiat) ?? true

/** Whether a text is asked for, or may be given, of a kind. */
export const asks = (kind: MethodKind, text: MethodText): boolean =>
  ruleOfKind(kind).needs.includes(text) || ruleOfKind(kind).may.includes(text)

/** A way to be paid as it is kept. */
export type MethodFacts = {
  readonly kind: MethodKind
  readonly account: string
  readonly bank?: string | undefined
  readonly branch?: string | undefined
  readonly bankCode?: string | undefined
  readonly remark?: string | undefined
}

export type MethodRefusal =
  | 'PAYMENT_METHOD_ACCOUNT_INVALID'
  | 'PAYMENT_METHOD_BANK_MISSING'
  | 'PAYMENT_METHOD_FIELD_UNASKED'
  | 'BANK_ACCOUNT_IBAN_INVALID'
  | 'BANK_ACCOUNT_CODE_INVALID'
type Fault = { readonly code: MethodRefusal; readonly field: 'account' | MethodText }

/** One spelling for one account: numbers without blanks and hyphens in capitals, a mailbox small, a WeChat name as it is. */
export function plainAccount(kind: MethodKind, text: string): string {
  const bare = text.replaceAll(/\s/g, '')
  if (bare.includes('@')) return bare.toLowerCase()
  return ruleOfKind(kind).account === 'wechat' ? bare : plainCode(bare)
}

/** Enough for its owner to know it, too few for anybody else. */
export const endingOfAccount = (kind: MethodKind, account: string): string => plainAccount(kind, account).slice(-4)

/** What is wrong with a way to be paid, in the order of the form. */
export function faultsOfMethod({ kind, account, bankCode, ...texts }: MethodFacts): Fault[] {
  const rule = ruleOfKind(kind)
  const given = { ...texts, bankCode }
  const invalid = rule.account === 'iban' ? 'BANK_ACCOUNT_IBAN_INVALID' : 'PAYMENT_METHOD_ACCOUNT_INVALID'
  const all: readonly (Fault & { readonly is: boolean })[] = [
    ...methodTexts.map((field) => ({
      code: 'PAYMENT_METHOD_FIELD_UNASKED' as const,
      field,
      is: given[field] !== undefined && !asks(kind, field),
    })),
    ...rule.needs.map((field) => ({
      code: 'PAYMENT_METHOD_BANK_MISSING' as const,
      field,
      is: given[field] === undefined,
    })),
    { code: invalid, field: 'account', is: !accountRules[rule.account](plainAccount(kind, account)) },
    {
      code: 'BANK_ACCOUNT_CODE_INVALID',
      field: 'bankCode',
      is: bankCode !== undefined && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bankCode),
    },
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}

/** What a proof is bound to by its hash: everything that is kept, what it takes the place of, and a salt (as decision 0041 says). */
export const methodText = (
  m: MethodFacts & { readonly replaces?: string | undefined; readonly salt: string },
): string =>
  JSON.stringify(
    [m.kind, plainAccount(m.kind, m.account), m.bank, m.branch, m.bankCode, m.remark, m.replaces, m.salt].map(
      (each) => each ?? null,
    ),
  )
