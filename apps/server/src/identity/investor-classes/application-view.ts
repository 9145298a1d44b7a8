import type {
  InvestorApplication,
  InvestorClassState,
} from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { investorNotice, NOTICE_VERSION } from '@tessera/contract/identity/investor-classes/investor-notice.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import {
  type AppliedClass,
  appliedClasses,
  countedWorth,
  groundsFor,
  type InvestorGround,
  investorGrounds,
  isWealthGround,
  reaches,
  thresholdOf,
  type Worth,
} from '@tessera/domain/identity/investor-classes/evidence.ts'
import type { InvestorRules } from '@tessera/domain/identity/investor-classes/rules.ts'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { readProfile } from '#access/customers/customers.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { type ApplicationRow, filesOf, newestOtherApplication, ownInStatus } from './applications.sql.ts'
import { readInvestorRules } from './rules.sql.ts'

type ApplicationView = z.input<typeof InvestorApplication>

export const applicationNumber = (number: bigint): string => `IC-${number}`
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** True if the hash is that of the notice of this class, in either language. */
export const isNoticeOf = (applied: AppliedClass, hash: string): boolean =>
  Object.values(investorNotice[applied]).some((text) => sha256(text) === hash)

/**
 * Judges the amounts of an application by the current settings. Returns nulls and `reaches` if the evidence is not an
 * amount.
 */
export function assessWorth(
  { ground, worth }: { readonly ground: InvestorGround; readonly worth: Worth },
  rules: InvestorRules,
): { counted: number | null; threshold: number | null; reaches: boolean } {
  if (!isWealthGround(ground)) return { counted: null, threshold: null, reaches: true }
  const counted = countedWorth(ground, worth, rules)
  return { counted, threshold: thresholdOf(ground, rules), reaches: reaches(ground, counted, rules) }
}

/** Returns the grounds that an account of this type may use. */
export const groundsOf = (type: 'individual' | 'corporate' | 'sub'): readonly InvestorGround[] =>
  investorGrounds.filter((ground) => groundsFor[ground].who.some((who) => who === type))

export const applicationView = async (
  source: Source,
  row: ApplicationRow,
  { rules, locale }: { readonly rules: InvestorRules; readonly locale: Locale },
): Promise<ApplicationView> => ({
  id: row.id,
  number: applicationNumber(row.number),
  class: row.class,
  ground: row.ground,
  worth: row.worth,
  statement: row.statement,
  counted: assessWorth(row, rules).counted,
  status: row.status,
  consent: { version: row.notice_version, sha256: row.notice_sha256, at: row.submitted_at.toISOString() },
  files: (await filesOf(source, row.id)).map(({ upload_id: uploadId, name }) => ({ uploadId, name })),
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  rejected:
    row.reason_code === null
      ? null
      : {
          reason: row.reason_code,
          reasonText: (await reasonTextAt(source, 'investorClass', row.reason_code, row.decided_at))[locale],
          customerMessage: row.customer_message,
        },
})

/** Returns a customer's class and applications, and everything that a new application needs. */
export async function investorClassState(
  source: Source,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
): Promise<z.input<typeof InvestorClassState>> {
  const { rules } = await readInvestorRules(source)
  const { type, investor_class: code } = await readProfile(source, customerId)
  const show = async (row: ApplicationRow | undefined): Promise<ApplicationView | null> =>
    row === undefined ? null : applicationView(source, row, { rules, locale })
  return {
    code,
    held: await show(await ownInStatus(source, customerId, 'granted')),
    newest: await show(await newestOtherApplication(source, customerId)),
    ofOwner: type === 'sub',
    // Members of a company see the company's grounds.
    grounds: groundsOf(type === 'member' ? 'corporate' : type).map((ground) => ({
      ground,
      class: groundsFor[ground].class,
    })),
    rules,
    notices: appliedClasses.map((applied) => {
      const text = investorNotice[applied][locale]
      return { class: applied, version: NOTICE_VERSION, sha256: sha256(text), text }
    }),
  }
}
