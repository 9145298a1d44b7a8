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

/** Every field of the newest version beside the one before it, if there is one. Null means that it does not expire. */
export const changesOf = (after: Details, before: Details | undefined, never: string): Change[] =>
  shownFields.map((field) => {
    const [now, then] = [textOf(after, field, never), before && textOf(before, field, never)]
    return { field, before: then, after: now, changed: then !== undefined && then !== now }
  })

function textOf(details: Details, field: ShownField, never: string): string {
  if (field !== 'address') return details[field] ?? never
  const { line1, line2, city, region, postcode, country } = details.address
  return [line1, line2, city, region, postcode, country].filter((part) => part !== undefined).join(', ')
}
