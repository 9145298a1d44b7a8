import { documentTypes } from '@tessera/contract/identity/kyc/kyc.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { sumsub, sumsubDesk } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { reasonsOf } from '@tessera/contract/identity/sumsub/sumsub-labels.ts'
import { areas } from '@tessera/domain/access/customers/areas.ts'
import { isOver } from '@tessera/domain/identity/kyc/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type CaseRow, newestCase } from '#identity/kyc/kyc.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import type { Source } from '#platform/database/rows.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { servesRegion } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { issueToken } from './issue-token.ts'
import { readRule } from './rule.sql.ts'
import { type ApplicantRow, applicantOf } from './sumsub.sql.ts'
import { type VendorDeps, vendorDeps } from './vendor-deps.ts'

export function sumsubRoutes(deps: Deps): Noun {
  const vendor = vendorDeps(deps)
  return noun('sumsub', sumsub, {
    config: ({ customer, locale, inTx }, { kind }) =>
      inTx(async (tx) => {
        const settings = await readSettings(tx)
        const row = await applicantOf(tx, customer.customerId, kind)
        return ok({
          provider: vendor === undefined ? 'manual' : 'sumsub',
          mode: vendor?.settings.mode ?? null,
          levelName: vendor?.settings.levelOf[kind] ?? null,
          countries: areas.filter(({ iso2 }) => servesRegion(settings, iso2)).map(({ iso2 }) => iso2),
          docs: [...documentTypes],
          sdkUrl: vendor === undefined ? null : deps.config.SUMSUB_SDK_URL,
          standing: row === undefined || isOfOtherMode(row, vendor) ? null : await vendorStateOf(tx, row, locale),
        })
      }),
    issueToken: (call, { kind }) => issueToken(vendor, call, kind),
  })
}

/** True for a verdict of another environment of the vendor, which does not count here. */
const isOfOtherMode = (row: ApplicantRow, vendor: VendorDeps | undefined): boolean =>
  vendor !== undefined && row.mode !== vendor.settings.mode

async function vendorStateOf(source: Source, row: ApplicantRow, locale: Locale) {
  const { status, labels, comment } = row
  const isRed = status === 'retry' || status === 'final'
  const newest = await newestCase(source, row.customer_id)
  const reasons = []
  if (isRed)
    for (const reason of reasonsOf(labels))
      reasons.push({ reason, text: (await reasonTextAt(source, 'kyc', reason))[locale] })
  const hasFile = newest !== undefined && !isOver(newest.status)
  const lacksDetails = row.taken_at !== null && !hasFile && !isEvidenceOf(row, newest)
  return {
    status,
    reasons,
    comment: isRed ? comment : null,
    incomplete: row.kind === 'personal' && status === 'green' && lacksDetails,
  }
}

/** True if the evidence of the verdict became a version of this file. Later evidence without a file has a later time. */
const isEvidenceOf = ({ case_id: caseId, taken_at: takenAt }: ApplicantRow, file: CaseRow | undefined): boolean =>
  file !== undefined && file.id === caseId && takenAt !== null && takenAt <= file.submitted_at

export const sumsubDeskRoutes = (deps: Deps): Noun =>
  noun('sumsub_desk', sumsubDesk, { rule: async () => ok(await readRule(deps)) })
