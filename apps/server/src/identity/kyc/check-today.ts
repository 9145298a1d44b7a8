import { type Fault, faultsOf, type Sent } from '@tessera/domain/identity/kyc/details.ts'
import type { Source } from '#platform/database/rows.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import type { VersionRow } from './kyc.sql.ts'

type StoredFacts = Pick<
  VersionRow,
  'birth_date' | 'nationality' | 'document_type' | 'document_expires_on' | 'address' | 'source'
>

export const submissionOf = (v: StoredFacts, uploads: Sent['uploads']): Sent => ({
  birthDate: v.birth_date,
  nationality: v.nationality,
  country: v.address.country,
  documentType: v.document_type,
  documentExpiresOn: v.document_expires_on,
  uploads: v.source === 'myinfo' ? null : uploads,
})

/** Returns the faults by the current rules and country lists. It runs at submission, during review and at approval. */
export const currentFaults = async (source: Source, sent: Sent, now: Date): Promise<Fault[]> =>
  faultsOf(sent, now.toISOString().slice(0, 10), ruleOf(await readSettings(source)))
