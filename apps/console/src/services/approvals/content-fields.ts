import { type DecidedField, decidedFields } from '@tessera/contract/approval-fields.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'

type Content = Readonly<Record<string, unknown>>
export type Field = {
  readonly key: DecidedField
  readonly values: readonly string[]
  /** The code of the currency, for amounts. */
  readonly unit?: string
}

const OWN_COIN = ['coin', 'currency', 'fiat', 'line.coin', 'offer.currency'] as const
/** Where the content names the currency of each amount: the first of these paths that it has. */
const units: { readonly [Key in DecidedField]?: readonly string[] } = {
  amount: OWN_COIN,
  fee: OWN_COIN,
  receives: OWN_COIN,
  credited: OWN_COIN,
  outside: OWN_COIN,
  books: OWN_COIN,
  held: ['coin'],
  'worth.value': ['worth.currency'],
  fiatAmount: ['fiat'],
  'line.amount': ['line.coin'],
  'order.amount': ['order.fiat'],
  'payout.amount': ['payout.fiat'],
  'distribution.missing': ['line.coin'],
  opening: ['currency'],
  sumIn: ['currency'],
  sumOut: ['currency'],
  closing: ['currency'],
  perUnit: ['currency'],
  gross: ['currency'],
  tax: ['currency'],
  net: ['currency'],
  owed: ['currency'],
  remainder: ['currency'],
  unitPrice: ['currency'],
  proceeds: ['currency'],
  refund: ['currency'],
  received: ['coin'],
  paidBefore: ['coin'],
  undelivered: ['coin'],
  chargedFee: ['coin'],
  payable: ['coin'],
  price: ['currency', 'quote'],
  'replaces.price': ['currency'],
  'before.price': ['currency'],
}

/**
 * The fields of this kind that the content has, each with its values as text; bilingual names in the reader's language.
 * A list may have no values.
 */
export const fieldsOf = (kind: ApprovalKindName, content: Content, locale: Locale): Field[] =>
  decidedFields(kind).flatMap((key) => {
    const values = textsOf(at(content, key.split('.')), locale)
    const unit = units[key]?.map((path) => at(content, path.split('.'))).find((code) => typeof code === 'string')
    return values === undefined ? [] : [unit === undefined ? { key, values } : { key, values, unit }]
  })

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Object.entries(inner).find(([k]) => k === key)?.[1] : undefined,
    value,
  )

function textsOf(value: unknown, locale: Locale): string[] | undefined {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? ['✓'] : []
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'object') return textsOf(at(value, [locale === 'zh_CN' ? 'zh' : 'en']), locale)
  return typeof value === 'string' && value !== '' ? [value] : undefined
}
