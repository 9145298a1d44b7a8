import type { KycVersion } from './kyc.queries.ts'

export const shownFields = [
  'legalName',
  'birthDate',
  'nationality',
  'documentType',
  'documentNumberMasked',
  'documentExpiresOn',
  'address',
] as const
export type ShownField = (typeof shownFields)[number]
export type Change = {
  readonly field: ShownField
  readonly before: string | undefined
  readonly after: string
  readonly changed: boolean
}
type Details = KycVersion['details']

type Say = {
  /** The text for a document that does not expire. */
  readonly never: string
  readonly country: (code: string) => string
  readonly document: (type: Details['documentType']) => string
}

/** Every field of the newest version with its previous value, if there is one. */
export const changesOf = (after: Details, before: Details | undefined, say: Say): Change[] =>
  shownFields.map((field) => {
    const [now, then] = [textOf(after, field, say), before && textOf(before, field, say)]
    return { field, before: then, after: now, changed: then !== undefined && then !== now }
  })

function textOf(details: Details, field: ShownField, say: Say): string {
  if (field === 'nationality') return say.country(details.nationality)
  if (field === 'documentType') return say.document(details.documentType)
  if (field !== 'address') return details[field] ?? say.never
  const { line1, line2, city, region, postcode, country } = details.address
  return [line1, line2, city, region, postcode, say.country(country)].filter((part) => part !== undefined).join(', ')
}
