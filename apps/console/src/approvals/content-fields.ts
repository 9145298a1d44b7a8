import type { Locale } from '@tessera/contract/locale.ts'
import type { en_US } from './approvals.messages.en_US.ts'

type Fields = (typeof en_US)['fields']
/** A field by its path: `amount`, `line.amount`. */
export type FieldKey = {
  [K in keyof Fields]: Fields[K] extends string ? K : `${K}.${keyof Fields[K] & string}`
}[keyof Fields]

/** Of everything that is decided on, in this order: what a person reads. What is not named is for the hash alone. */
const order: readonly FieldKey[] = [
  'number',
  'symbol',
  'name',
  'email',
  'customer.name',
  'customer.number',
  'version',
  'legalName',
  'birthDate',
  'nationality',
  'documentType',
  'documentNumberMasked',
  'documentExpiresOn',
  'finding',
  'amount',
  'fee',
  'receives',
  'coin',
  'fiat',
  'chain',
  'address',
  'beneficiary.identification',
  'beneficiary.person',
  'beneficiary.country',
  'beneficiary.provider',
  'beneficiary.providerCountry',
  'account.name',
  'account.bank',
  'account.branch',
  'account.country',
  'account.bankCode',
  'account.ifsc',
  'account.ending',
  'reference',
  'where',
  'outside',
  'books',
  'since',
  'bookedAt',
  'journal',
  'line.amount',
  'line.coin',
  'line.payerName',
  'line.text',
  'line.reason',
  'line.bank',
  'line.accountNumber',
  'line.lineId',
  'explains',
  'returned.lineId',
  'returned.payerName',
  'payout.number',
  'payout.amount',
  'payout.fiat',
  'payout.name',
  'bankReference',
  'heldBack',
  'order.number',
  'order.amount',
  'order.fiat',
  'order.name',
  'order.status',
  'supply',
  'unitPrice',
  'currency',
  'asked',
  'allotted',
  'subscribers',
  'proceeds',
  'opensAt',
  'closesAt',
  'refund',
  'failure',
  'txId',
  'side',
  'price',
  'asOf',
  'valuer',
  'replaces.price',
  'replaces.valuer',
  'before.price',
  'before.asOf',
  'quantity',
  'filled',
  'held',
  'suspectCause',
  'setAside',
  'seenAt',
  'creditedAt',
  'requestedAt',
  'status',
  'signerRefusal',
  'event',
  'changed',
  'messages',
  'factor',
  'from',
  'to',
  'roles',
  'newRoles',
  'reinstate',
  'inviteIn',
  'act',
  'contractAddress.after',
  'contractAddress.before',
  'completedOn.after',
  'completedOn.before',
  'document.titles',
  'document.kind',
  'document.datedOn',
  'document.languages',
  'document.mustAccept',
  'document.sha256',
  'slug',
  'publishAt',
  'author.name',
  'linkedFrom',
  'textHash',
  'termsHash',
  'resultHash',
]

type Content = Readonly<Record<string, unknown>>
export type Field = { readonly key: FieldKey; readonly values: readonly string[] }

/** The fields that this content has, each with its values as text, of names in both languages the reader's; a list may have none. */
export const fieldsOf = (content: Content, locale: Locale): Field[] =>
  order.flatMap((key) => {
    const values = textsOf(at(content, key.split('.')), locale)
    return values === undefined ? [] : [{ key, values }]
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
