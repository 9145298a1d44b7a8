import type { KycVersion } from './kyc.queries.ts'

export const displayedFields = [
  'legalName',
  'birthDate',
  'nationality',
  'documentType',
  'documentNumberMasked',
  'documentExpiresOn',
  'address',
] as const
export type DisplayedField = (typeof displayedFields)[number]
export type Change = {
  readonly field: DisplayedField
  readonly before: string | undefined
  readonly after: string
  readonly changed: boolean
}
type Details = KycVersion['details']

type ValueTexts = {
  /** The text for a document that does not expire. */
  readonly never: string
  readonly country: (code: string) => string
  readonly document: (type: Details['documentType']) => string
}

/** Every field of the newest version with its previous value, if there is one. */
export const changesOf = (after: Details, before: Details | undefined, texts: ValueTexts): Change[] =>
  displayedFields.map((field) => {
    const [now, then] = [textOf(after, field, texts), before && textOf(before, field, texts)]
    return { field, before: then, after: now, changed: then !== undefined && then !== now }
  })

function textOf(details: Details, field: DisplayedField, texts: ValueTexts): string {
  if (field === 'nationality') return texts.country(details.nationality)
  if (field === 'documentType') return texts.document(details.documentType)
  if (field !== 'address') return details[field] ?? texts.never
  const { line1, line2, city, region, postcode, country } = details.address
  return [line1, line2, city, region, postcode, texts.country(country)].filter((part) => part !== undefined).join(', ')
}
