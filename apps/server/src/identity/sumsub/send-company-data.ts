import { companyInfoOf } from '@tessera/domain/identity/sumsub/company-info.ts'
import { isBusy } from '@tessera/domain/identity/sumsub/verdict.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { ownApplication } from '#identity/companies/companies.sql.ts'
import { basicsOf } from '#identity/companies/read-application.ts'
import { contentHash } from '#platform/random/random.ts'
import { type ApplicantRow, setInfoDigest } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

/**
 * Sends the vendor the company data of the draft, so that customers type it once. Runs before the first token, and
 * before a later token or level if the draft has changed. Does nothing while the vendor reviews the company, or after
 * the vendor approved it.
 */
export async function sendCompanyData(
  { client, inTx, settings, ...deps }: VendorDeps,
  row: ApplicantRow,
): Promise<void> {
  if (row.status !== 'started' && row.status !== 'retry') return
  const draft = await ownApplication(deps, row.customer_id)
  const info = draft && companyInfoOf(basicsOf(draft))
  if (info === undefined) return
  const digest = contentHash(info)
  if (digest === row.info_digest) return
  const applicant = await client.applicantOf(row.id)
  if (applicant === undefined)
    await client.createCompany({ userId: row.id, levelName: settings.levelOf[row.kind], info })
  else if (isBusy(applicant.review.reviewStatus)) return
  else await client.changeCompany(applicant.id, info)
  await inTx('job:sumsub')(async (tx) => ok(await setInfoDigest(tx, row.id, digest)))
}
