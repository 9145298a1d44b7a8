import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { UserInfo } from '@tessera/contract/access/customers/customers.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { CompanyStatus } from '@tessera/domain/identity/companies/machine.ts'
import type { z } from 'zod'
import { asksOf, ownApplication } from './companies.sql.ts'
import { verificationOf } from '#identity/kyc/kyc-verification.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import type { Profile } from '#access/customers/customers.sql.ts'
import { identityChoice } from '#access/customers/identity-choice.sql.ts'

type Facts = z.input<typeof UserInfo>['kyc']
type Reasons = Facts['rejectReasons']

const companySteps: Record<CompanyStatus, Facts['step']> = {
  draft: 'details',
  submitted: 'review',
  to_be_improved: 'resend',
  approved: 'approved',
  suspended: 'review',
  rejected: 'rejected',
  withdrawn: 'details',
}

/** Returns the verification state of an account; that of its owner for a sub-account. */
export async function kycFacts(tx: Tx, profile: Profile, locale: Locale): Promise<Facts> {
  const status = profile.kyc_status
  const choice = (await identityChoice(tx, profile.id)) ?? null
  if (status === 'approved') {
    const type = choice ?? (profile.type === 'corporate' ? 'company' : 'personal')
    return { status, level: 1, type, step: 'approved', rejectReasons: [] }
  }
  const found = choice === 'company' ? await ofCompany(tx, profile.id, locale) : await ofPerson(tx, profile.id, locale)
  return { status, level: 0, type: choice, ...found }
}

async function ofPerson(tx: Tx, id: string, locale: Locale): Promise<Pick<Facts, 'step' | 'rejectReasons'>> {
  const { step, case: newest } = await verificationOf(tx, id, locale)
  if (newest === null) return { step, rejectReasons: [] }
  const requests = [
    { item: 'details', request: newest.detailsResubmission },
    ...newest.documents.map(({ kind, resubmission: why }) => ({ item: kind, request: why })),
    { item: null, request: newest.rejected },
  ]
  const rejectReasons: Reasons = requests.flatMap(({ item, request: why }) =>
    why === null ? [] : [{ item, reason: why.reason, reasonText: why.reasonText }],
  )
  return { step, rejectReasons }
}

async function ofCompany(tx: Tx, id: string, locale: Locale): Promise<Pick<Facts, 'step' | 'rejectReasons'>> {
  const row = await ownApplication(tx, id)
  if (row === undefined) return { step: 'details', rejectReasons: [] }
  const reasonView = (item: string | null, reason: string, text: ReasonText) => ({
    item,
    reason,
    reasonText: text[locale],
  })
  const asks = row.status === 'to_be_improved' ? await asksOf(tx, row.id) : []
  const open = asks.filter(({ version }) => version === row.version)
  const rejectReasons = [
    ...open.map(({ item, reason_code: code, reason_text: text }) => reasonView(item, code, text)),
    ...(row.status === 'rejected' && row.reason_code !== null
      ? [reasonView(null, row.reason_code, await reasonTextAt(tx, 'company', row.reason_code, row.decided_at))]
      : []),
  ]
  return { step: companySteps[row.status], rejectReasons }
}
