import { isCountry } from '#access/customers/areas.ts'
import { isServed, type RegionRule } from '#access/customers/region.ts'

export type DocumentType = 'passport' | 'id_card' | 'driving_licence' | 'residence_permit'
export type DocumentKind = 'front' | 'back' | 'selfie'
/** The details of a submission that reviewers decide on. Days are ISO dates; `today` is in UTC. */
export type Sent = {
  readonly birthDate: string
  /** Nationality and residence, ISO 3166-1 alpha-2. */
  readonly nationality: string
  readonly country: string
  readonly documentType: DocumentType
  /** Null for a document that does not expire. */
  readonly documentExpiresOn: string | null
  /** Photos of the document and its owner; null for data from Myinfo, which requires none. */
  readonly uploads: { readonly [K in DocumentKind]?: string | undefined } | null
}
/** The source of the details. */
export const detailsSources = ['customer', 'myinfo'] as const
export type DetailsSource = (typeof detailsSources)[number]
export type SentRefusal =
  | 'KYC_TOO_YOUNG'
  | 'KYC_BIRTH_DATE_UNLIKELY'
  | 'KYC_COUNTRY_NOT_SERVED'
  | 'KYC_EXPIRY_MISSING'
  | 'KYC_DOCUMENT_EXPIRED'
  | 'KYC_BACK_MISSING'
  | 'KYC_UPLOAD_TWICE'

/** Minimum age of a customer: full age for contracts in Singapore and China. */
export const FULL_AGE_YEARS = 18
/** No person was ever older. */
const OLDEST_YEARS = 125

const twoSided: Record<DocumentType, boolean> = {
  passport: false,
  id_card: true,
  driving_licence: true,
  residence_permit: true,
}
/** True for a document with a second side, which a passport lacks. */
export const hasBack = (type: DocumentType): boolean => twoSided[type]

export type Fault = { readonly code: SentRefusal; readonly field: string; readonly params?: { readonly years: number } }

/**
 * Returns the faults of a submission in the order of the form; empty if it can be reviewed. A document is still valid
 * on its last day. The lists of countries apply to nationality and residence (decision G6).
 */
export function faultsOf(sent: Sent, today: string, rule: RegionRule): Fault[] {
  const { birthDate, documentType, documentExpiresOn, uploads } = sent
  const isWelcome = (country: string) => isCountry(country) && isServed(rule, country)
  const ids = Object.values(uploads ?? {}).filter((id) => id !== undefined)
  const all: readonly (Fault & { readonly is: boolean })[] = [
    {
      code: 'KYC_TOO_YOUNG',
      field: 'birthDate',
      params: { years: FULL_AGE_YEARS },
      is: isUnderAge(birthDate, today),
    },
    { code: 'KYC_BIRTH_DATE_UNLIKELY', field: 'birthDate', is: isUnlikelyBirth(birthDate, today) },
    { code: 'KYC_COUNTRY_NOT_SERVED', field: 'nationality', is: !isWelcome(sent.nationality) },
    {
      code: 'KYC_EXPIRY_MISSING',
      field: 'documentExpiresOn',
      is: documentExpiresOn === null && documentType === 'passport',
    },
    {
      code: 'KYC_DOCUMENT_EXPIRED',
      field: 'documentExpiresOn',
      is: documentExpiresOn !== null && documentExpiresOn < today,
    },
    { code: 'KYC_COUNTRY_NOT_SERVED', field: 'address.country', is: !isWelcome(sent.country) },
    {
      code: 'KYC_BACK_MISSING',
      field: 'uploads.back',
      is: uploads !== null && hasBack(documentType) && uploads.back === undefined,
    },
    { code: 'KYC_UPLOAD_TWICE', field: 'uploads', is: new Set(ids).size < ids.length },
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}

/** ISO dates compare as text. 29 February counts as 1 March in other years. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`

export const isUnderAge = (birthDate: string, today: string): boolean => birthDate > yearsBefore(today, FULL_AGE_YEARS)
export const isUnlikelyBirth = (birthDate: string, today: string): boolean =>
  birthDate < yearsBefore(today, OLDEST_YEARS)

/** Normalises a document number, so that blanks and dashes do not create a second person. */
export const normalNumber = (documentNumber: string): string =>
  documentNumber.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Shows only the last three characters, by which the owner recognizes the number and others do not. */
export const maskedNumber = (documentNumber: string): string => {
  const plain = normalNumber(documentNumber)
  return `${'•'.repeat(Math.max(plain.length - 3, 1))}${plain.slice(-3)}`
}
