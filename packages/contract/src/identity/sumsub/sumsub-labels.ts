import type { DocumentKind } from '@tessera/domain/identity/kyc/details.ts'
import type { ProgramReason } from '#platform/settings/reason-areas.ts'

type KycReason = ProgramReason<'kyc'>
type Item = 'details' | DocumentKind
type Meaning = { readonly reason: KycReason; readonly items: readonly Item[] }

const photo = ['front', 'back'] as const
const mean = (reason: KycReason, items: readonly Item[] = photo): Meaning => ({ reason, items })

/**
 * Our reason for each rejection label of the vendor, and the items to send again. All screening results share one
 * reason, because the law forbids revealing more. Source: docs.sumsub.com, rejection labels.
 */
const meanings: Readonly<Record<string, Meaning>> = {
  UNSATISFACTORY_PHOTOS: mean('bad_image_quality'),
  LOW_QUALITY: mean('bad_image_quality'),
  SCREENSHOTS: mean('bad_image_quality'),
  BLACK_AND_WHITE: mean('bad_image_quality'),
  GRAPHIC_EDITOR: mean('bad_image_quality'),
  DOCUMENT_DAMAGED: mean('bad_image_quality'),
  DIGITAL_DOCUMENT: mean('bad_image_quality'),
  INCOMPLETE_DOCUMENT: mean('missing_page'),
  DOCUMENT_PAGE_MISSING: mean('missing_page'),
  FRONT_SIDE_MISSING: mean('missing_page', ['front']),
  BACK_SIDE_MISSING: mean('missing_page', ['back']),
  DOCUMENT_MISSING: mean('missing_page'),
  MORE_DOCS_REQUIRED: mean('missing_page'),
  EXPIRATION_DATE: mean('document_expired', ['details', 'front', 'back']),
  UNSUITABLE_DOCUMENT: mean('wrong_document'),
  NOT_DOCUMENT: mean('wrong_document'),
  BAD_PROOF_OF_IDENTITY: mean('wrong_document'),
  ID_INVALID: mean('wrong_document'),
  UNSUPPORTED_LANGUAGE: mean('wrong_document'),
  PROBLEMATIC_APPLICANT_DATA: mean('details_mismatch', ['details']),
  REQUESTED_DATA_MISMATCH: mean('details_mismatch', ['details']),
  WRONG_ADDRESS: mean('details_mismatch', ['details']),
  BAD_PROOF_OF_ADDRESS: mean('details_mismatch', ['details']),
  INCONSISTENT_PROFILE: mean('name_mismatch', ['details']),
  BAD_SELFIE: mean('bad_image_quality', ['selfie']),
  BAD_VIDEO_SELFIE: mean('bad_image_quality', ['selfie']),
  BAD_FACE_MATCHING: mean('selfie_mismatch', ['selfie']),
  SELFIE_MISMATCH: mean('selfie_mismatch', ['selfie']),
  FRAUDULENT_LIVENESS: mean('selfie_mismatch', ['selfie']),
  FORGERY: mean('not_genuine'),
  FRAUDULENT_PATTERNS: mean('not_genuine'),
  DUPLICATE: mean('not_eligible'),
  AGE_REQUIREMENT_MISMATCH: mean('not_eligible'),
  WRONG_USER_REGION: mean('not_eligible'),
  REGULATIONS_VIOLATIONS: mean('not_eligible'),
  BLOCKLIST: mean('not_eligible'),
  BLACKLIST: mean('not_eligible'),
  SANCTIONS: mean('not_eligible'),
  PEP: mean('not_eligible'),
  CRIMINAL: mean('not_eligible'),
  ADVERSE_MEDIA: mean('not_eligible'),
  COMPROMISED_PERSONS: mean('not_eligible'),
}
/** The meaning of an unknown label: the customer must send the document again. */
const unknown = mean('check_again')

/** Returns the refused items with the reason for each; the first label takes precedence. Never empty. */
export function refusedItems(labels: readonly string[]): ReadonlyMap<Item, KycReason> {
  const refused = new Map<Item, KycReason>()
  for (const { reason, items } of labels.length === 0 ? [unknown] : labels.map((label) => meanings[label] ?? unknown))
    for (const item of items) if (!refused.has(item)) refused.set(item, reason)
  return refused
}

/** Returns the reasons of the labels, each once, in the order of the labels. */
export const reasonsOf = (labels: readonly string[]): KycReason[] => [
  ...new Set(
    (labels.length === 0 ? [unknown] : labels.map((label) => meanings[label] ?? unknown)).map((m) => m.reason),
  ),
]
