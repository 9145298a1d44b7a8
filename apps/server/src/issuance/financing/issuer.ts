import { ended, isOneOf } from '@tessera/domain/issuance/financing/machine.ts'
import { ownApplication } from '#identity/companies/companies.sql.ts'
import { identityChoice } from '#access/customers/identity-choice.sql.ts'
import { kycStatusOf } from '#identity/kyc/kyc.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { FinancingRow } from './applications.sql.ts'
import type { Company } from './review-records.sql.ts'

export type Issuer = { readonly who: 'company' | 'unverified' | 'person'; readonly company: Company | null }

/** Returns the approved company of an account; only a verified company may raise money. */
export async function issuerOf(source: Source, customerId: string): Promise<Issuer> {
  const approved = (await kycStatusOf(source, customerId)) === 'approved'
  const row = await ownApplication(source, customerId)
  if (approved && row?.status === 'approved')
    return {
      who: 'company',
      company: {
        name: row.name ?? '',
        registrationNumber: row.registration_number ?? '',
        companyType: row.company_type ?? '',
        country: row.registered_address.country ?? '',
        incorporatedOn: row.incorporated_on ?? '',
      },
    }
  // An approved customer without a company is a person, even without a stored choice.
  const isPerson = approved || (await identityChoice(source, customerId)) === 'personal'
  return { who: isPerson ? 'person' : 'unverified', company: null }
}

/** Returns true if no application is open and a declined one allows another try. */
export function mayBegin(newest: FinancingRow | undefined, now: Date): boolean {
  if (newest === undefined) return true
  if (!isOneOf(ended, newest.status)) return false
  return newest.status !== 'declined' || (newest.reapply_at !== null && newest.reapply_at <= now)
}
