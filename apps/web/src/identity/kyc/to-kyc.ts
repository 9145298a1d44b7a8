import { type NameFault, nameFault } from '@tessera/domain/platform/text/person-name.ts'
import type { KycDetails } from '@tessera/contract/identity/kyc/kyc.ts'
import { faultsOf, hasBack, type SentRefusal } from '@tessera/domain/identity/kyc/details.ts'
import type { z } from 'zod'
import { type Checked, checked } from '#parts/form.ts'

type Details = z.input<typeof KycDetails>
export type DocumentType = Details['documentType']
export type Photo = { readonly url: string; readonly id: string; readonly name: string }

export type KycFields = {
  legalName: string
  birthDate: string
  nationality: string
  documentType: DocumentType
  documentNumber: string
  expires: boolean
  documentExpiresOn: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country: string
  front: readonly Photo[]
  back: readonly Photo[]
  selfie: readonly Photo[]
}
export type KycFault =
  | NameFault
  | 'text'
  | 'date'
  | 'young'
  | 'birthYear'
  | 'expired'
  | 'country'
  | 'documentNumber'
  | 'photo'
export type Part = 'details' | 'front' | 'back' | 'selfie'
export type KycBody = { details?: Details; uploads: { front?: string; back?: string; selfie?: string } }

const photos = ['front', 'back', 'selfie'] as const
export type PhotoKind = (typeof photos)[number]

/**
 * The requested photos. Changed details may be of another document, so then also those that are not `there` yet.
 */
export const photosOf = (type: DocumentType, parts: readonly Part[], there: readonly PhotoKind[]): PhotoKind[] =>
  photos
    .filter((photo) => photo !== 'back' || hasBack(type))
    .filter((photo) => parts.includes(photo) || (parts.includes('details') && !there.includes(photo)))

/** `parts` are the parts to send: all the first time, later only those requested again. `today` is the day in UTC. */
export function toKyc(
  f: KycFields,
  parts: readonly Part[],
  today: string,
  there: readonly PhotoKind[] = [],
): Checked<KycFields, KycBody, KycFault> {
  const needed = photosOf(f.documentType, parts, there)
  const missing = Object.fromEntries(needed.filter((photo) => f[photo].length === 0).map((photo) => [photo, 'photo']))
  const withDetails = parts.includes('details')
  return checked<KycFields, KycBody, KycFault>({ ...(withDetails && detailFaults(f, today)), ...missing }, () => ({
    ...(withDetails && { details: detailsOf(f) }),
    uploads: Object.fromEntries(needed.map((photo) => [photo, f[photo][0]?.id])),
  }))
}

/** `2026-02-28` is a day, `2026-02-30` is not: Date would make it one of March. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

const faultOf: Partial<Record<SentRefusal, KycFault>> = {
  KYC_TOO_YOUNG: 'young',
  KYC_BIRTH_DATE_UNLIKELY: 'birthYear',
  KYC_DOCUMENT_EXPIRED: 'expired',
}
/** The domain's rules on both dates; only the server knows the served countries. */
function dayFaults(f: KycFields, today: string): { readonly [field: string]: KycFault | undefined } {
  const served = { type: 0, limited: [], allowed: [] } as const
  const faults = faultsOf(
    { ...f, documentExpiresOn: f.expires ? f.documentExpiresOn : null, uploads: {} },
    today,
    served,
  )
  return Object.fromEntries(faults.map(({ code, field }) => [field, faultOf[code]]))
}

const text = (value: string): KycFault | undefined => (value.trim() === '' ? 'text' : undefined)

function detailFaults(f: KycFields, today: string): { readonly [K in keyof KycFields]?: KycFault | undefined } {
  const days = dayFaults(f, today)
  return {
    legalName: text(f.legalName) ?? nameFault(f.legalName),
    birthDate: isDay(f.birthDate) ? days['birthDate'] : 'date',
    nationality: f.nationality === '' ? 'country' : undefined,
    documentNumber: /^[A-Za-z0-9][A-Za-z0-9 ./()-]{3,29}$/.test(f.documentNumber.trim()) ? undefined : 'documentNumber',
    documentExpiresOn: !f.expires || isDay(f.documentExpiresOn) ? days['documentExpiresOn'] : 'date',
    line1: text(f.line1),
    city: text(f.city),
    postcode: text(f.postcode),
    country: f.country === '' ? 'country' : undefined,
  }
}

const detailsOf = (f: KycFields): Details => ({
  legalName: f.legalName.trim(),
  birthDate: f.birthDate,
  nationality: f.nationality,
  documentType: f.documentType,
  documentNumber: f.documentNumber.trim(),
  documentExpiresOn: f.expires ? f.documentExpiresOn : null,
  address: {
    line1: f.line1.trim(),
    ...(f.line2.trim() !== '' && { line2: f.line2.trim() }),
    city: f.city.trim(),
    ...(f.region.trim() !== '' && { region: f.region.trim() }),
    postcode: f.postcode.trim(),
    country: f.country,
  },
})
