import { numberHash } from '#platform/secrets/number-hash.ts'
import type { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import {
  type DocumentKind,
  maskedNumber,
  normalNumber,
  type SentRefusal,
} from '@tessera/domain/identity/kyc/details.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { AddableField } from '@tessera/domain/identity/singpass/prefill.ts'
import { cipherFor } from '#platform/secrets/cipher.ts'
import { type Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { currentFaults, submissionOf } from './check-today.ts'
import { countOwnPhotos, insertDocument, insertVersion, type VersionRow } from './kyc.sql.ts'
import { kycUploadUnknown } from './refusals.ts'

type Input = InputOf<typeof kyc.personal>
/** The upload of each photo; none for data from Myinfo. */
export type Uploads = { readonly [K in DocumentKind]?: string | undefined }
/** Details in stored form: the number is encrypted, and hashed with a key to find equal ones. */
export type StoredDetails = Omit<VersionRow, 'case_id' | 'version' | 'at'>
export type VersionRefusal = SentRefusal | 'KYC_UPLOAD_UNKNOWN'

type Settings = Pick<Config, 'SECRET_KEY'>
export const numberCipher = (config: Settings): ReturnType<typeof cipherFor> => cipherFor(config, 'kyc document number')

type FromMyinfo = { readonly fetchedAt: Date; readonly unverified: readonly AddableField[] }

/** Converts details to stored form. Without `from`, the customer entered them. */
export function storedDetails(config: Settings, d: Omit<Input, 'uploads'>, from?: FromMyinfo): StoredDetails {
  const plain = normalNumber(d.documentNumber)
  return {
    legal_name: d.legalName,
    birth_date: d.birthDate,
    nationality: d.nationality,
    document_type: d.documentType,
    document_number_sealed: numberCipher(config).seal(plain),
    document_number_hash: numberHash(config, d.nationality, plain),
    document_number_masked: maskedNumber(plain),
    document_expires_on: d.documentExpiresOn,
    address: definedFields(d.address),
    source: from === undefined ? 'customer' : 'myinfo',
    source_at: from?.fetchedAt ?? null,
    unverified_fields: from?.unverified ?? [],
  }
}

/** Converts details to their stored form. Without `from`, the customer entered them. */
export const withCurrentHash = (config: Settings, details: StoredDetails): StoredDetails => ({
  ...details,
  document_number_hash: numberHash(
    config,
    details.nationality,
    numberCipher(config).open(details.document_number_sealed),
  ),
})

const definedFields = ({ line2, region, ...rest }: Input['address']): VersionRow['address'] => ({
  ...rest,
  ...(line2 !== undefined && { line2 }),
  ...(region !== undefined && { region }),
})

type Version = { caseId: string; version: number; customerId: string; details: StoredDetails; uploads: Uploads }

/** Checks a version by every rule and saves it beside the earlier ones. */
export async function saveVersion(tx: Tx, v: Version): Promise<Outcome<Version, VersionRefusal>> {
  const [fault] = await currentFaults(tx, submissionOf(v.details, v.uploads), tx.now)
  if (fault !== undefined) return refuse(fault.code, fault)
  const documents = kinds.flatMap((kind) => {
    const upload = v.uploads[kind]
    return upload === undefined ? [] : [{ kind, upload }]
  })
  const ids = documents.map(({ upload }) => upload)
  if ((await countOwnPhotos(tx, v.customerId, ids)) < ids.length) return kycUploadUnknown
  await insertVersion(tx, { ...v.details, case_id: v.caseId, version: v.version })
  for (const { kind, upload } of documents) await insertDocument(tx, v.caseId, v.version, kind, upload)
  return ok(v)
}

const kinds = ['front', 'back', 'selfie'] as const
