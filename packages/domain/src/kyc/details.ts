import { ok, type Outcome, refuse } from '../outcome.ts'

export type DocumentType = 'passport' | 'id_card' | 'driving_licence' | 'residence_permit'
export type DocumentKind = 'front' | 'back' | 'selfie'
/** What is decided on of what a person sent; days are ISO dates, `today` the day of the house in UTC. */
export type Sent = {
  readonly birthDate: string
  readonly documentType: DocumentType
  /** Null for a document that does not expire. */
  readonly documentExpiresOn: string | null
  readonly uploads: { readonly [K in DocumentKind]?: string | undefined }
}
export type SentRefusal =
  | 'KYC_TOO_YOUNG'
  | 'KYC_EXPIRY_MISSING'
  | 'KYC_DOCUMENT_EXPIRED'
  | 'KYC_BACK_MISSING'
  | 'KYC_UPLOAD_TWICE'

/** Years a customer must have lived: full age in Singapore's and China's law of contract for what is sold here. */
export const FULL_AGE_YEARS = 18

const twoSided: Record<DocumentType, boolean> = {
  passport: false,
  id_card: true,
  driving_licence: true,
  residence_permit: true,
}
/** A passport has no second side. */
export const hasBack = (type: DocumentType): boolean => twoSided[type]

/** Whether what was sent is worth a reviewer's time; a document is good on its last day. */
export function checkSent(sent: Sent, today: string): Outcome<Sent, SentRefusal> {
  if (sent.birthDate > yearsBefore(today, FULL_AGE_YEARS))
    return refuse('KYC_TOO_YOUNG', { field: 'birthDate', params: { years: FULL_AGE_YEARS } })
  if (sent.documentExpiresOn === null && sent.documentType === 'passport')
    return refuse('KYC_EXPIRY_MISSING', { field: 'documentExpiresOn' })
  if (sent.documentExpiresOn !== null && sent.documentExpiresOn < today)
    return refuse('KYC_DOCUMENT_EXPIRED', { field: 'documentExpiresOn' })
  if (hasBack(sent.documentType) && sent.uploads.back === undefined)
    return refuse('KYC_BACK_MISSING', { field: 'uploads.back' })
  const ids = Object.values(sent.uploads).filter((id) => id !== undefined)
  if (new Set(ids).size < ids.length) return refuse('KYC_UPLOAD_TWICE', { field: 'uploads' })
  return ok(sent)
}

/** ISO dates compare as text; the 29th of February counts as the 1st of March in other years. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`

/** One spelling for one document, so that blanks and dashes do not make a second person of it. */
export const normalNumber = (documentNumber: string): string =>
  documentNumber.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

/** Its last three characters; enough for its owner to know it, too few for anybody else. */
export const maskedNumber = (documentNumber: string): string => {
  const plain = normalNumber(documentNumber)
  return `${'•'.repeat(Math.max(plain.length - 3, 1))}${plain.slice(-3)}`
}
