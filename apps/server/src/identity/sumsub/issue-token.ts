import type { SumsubKind } from '@tessera/domain/identity/sumsub/machine.ts'
import { isBusy } from '@tessera/domain/identity/sumsub/verdict.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { ownApplication } from '#identity/companies/companies.sql.ts'
import { chooseIdentity, identityChoice } from '#access/customers/identity-choice.sql.ts'
import { lockCustomer, newestCase } from '#identity/kyc/kyc.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { SumsubRefused, SumsubUnavailable, SumsubUnreadable, TOKEN_SECONDS } from './client.ts'
import { reopenUnknown } from './events.sql.ts'
import { restartApplicant } from './restart-applicant.ts'
import { sendCompanyData } from './send-company-data.ts'
import { type ApplicantRow, applicantOf, insertApplicant, setLevel } from './sumsub.sql.ts'
import { sumsubMachine } from '@tessera/domain/identity/sumsub/machine.ts'
import type { VendorDeps } from './vendor-deps.ts'
import { sumsubNotOffered, sumsubRejected, sumsubUnavailable } from './refusals.ts'
import { companyAlreadyApproved, identityChoicePersonal } from '#identity/companies/refusals.ts'
import { identityChoiceCompany, kycAlreadyApproved, kycAlreadyOpen } from '#identity/kyc/refusals.ts'

type Token = { readonly token: string; readonly expiresInSeconds: number }
type StartRefusal =
  | 'SUMSUB_REJECTED'
  | 'ACCOUNT_FROZEN'
  | 'IDENTITY_CHOICE_COMPANY'
  | 'IDENTITY_CHOICE_PERSONAL'
  | 'KYC_ALREADY_APPROVED'
  | 'KYC_ALREADY_OPEN'
  | 'COMPANY_ALREADY_APPROVED'
type Refused = StartRefusal | 'SUMSUB_NOT_OFFERED' | 'SUMSUB_UNAVAILABLE'

/**
 * Creates a token for the vendor's script, for the same applicant each time. The vendor's first token starts
 * verification and makes the choice between person and company final. Changes nothing if the vendor is down.
 */
export async function issueToken(
  deps: VendorDeps | undefined,
  call: CustomerCall,
  kind: SumsubKind,
): Promise<Outcome<Token, Refused>> {
  const { customerId } = call.customer
  const started = await call.inTx(async (tx) => {
    const may = await mayStart(tx, customerId, kind)
    return may.ok ? start(deps, tx, customerId, kind) : may
  })
  if (!started.ok) return started
  const row = started.value
  if (deps === undefined || row === undefined) return sumsubNotOffered
  const token = await tokenOf(deps, row)
  if (!token.ok) return token
  const bound = await call.inTx((tx) => bindIdentity(deps, tx, { customerId, ip: call.ip, row }))
  return bound.ok ? ok({ token: token.value, expiresInSeconds: TOKEN_SECONDS }) : bound
}

/** Returns the applicant of this account, new or known; undefined if no vendor is configured. */
async function start(
  deps: VendorDeps | undefined,
  tx: Tx,
  customerId: string,
  kind: SumsubKind,
): Promise<Outcome<ApplicantRow | undefined, 'SUMSUB_REJECTED'>> {
  if (deps === undefined) return ok(undefined)
  const { mode, levelOf } = deps.settings
  const before = await applicantOf(tx, customerId, kind)
  if (before !== undefined && before.mode !== mode) await restartApplicant(tx, before, mode)
  const known = await applicantOf(tx, customerId, kind)
  if (known?.status === 'final') return sumsubRejected
  if (known !== undefined) return ok(known)
  const id = deps.random.uuid()
  await insertApplicant(tx, { id, customer_id: customerId, kind, level_name: levelOf[kind], mode })
  await recordFirstStatus(tx, 'sumsub_applicant', id, sumsubMachine)
  const row = await applicantOf(tx, customerId, kind)
  if (row === undefined) throw new Error(`applicant ${id} was just inserted but cannot be read`)
  return ok(row)
}

async function mayStart(
  tx: Tx,
  customerId: string,
  kind: SumsubKind,
): Promise<Outcome<undefined, Exclude<StartRefusal, 'SUMSUB_REJECTED'>>> {
  const { kyc_status: status, status: accountStatus } = await lockCustomer(tx, customerId)
  if (accountStatus !== 'active') return refuse('ACCOUNT_FROZEN')
  const choice = await identityChoice(tx, customerId)
  if (kind === 'company') {
    if ((await ownApplication(tx, customerId))?.status === 'approved') return companyAlreadyApproved
    return status === 'approved' || choice === 'personal' ? identityChoicePersonal : ok(undefined)
  }
  if (choice === 'company') return identityChoiceCompany
  if (status === 'approved') return kycAlreadyApproved
  return (await newestCase(tx, customerId))?.status === 'submitted' ? kycAlreadyOpen : ok(undefined)
}

async function tokenOf(deps: VendorDeps, row: ApplicantRow): Promise<Outcome<string, 'SUMSUB_UNAVAILABLE'>> {
  const { client, settings, log } = deps
  try {
    if (row.kind === 'company') await sendCompanyData(deps, row)
    const levelName = await levelFor(deps, row)
    return ok(await client.createToken({ userId: row.id, levelName }))
  } catch (error) {
    if (!(error instanceof SumsubUnavailable || error instanceof SumsubRefused || error instanceof SumsubUnreadable))
      throw error
    log.error({ vendor: 'sumsub', mode: settings.mode, err: error }, 'Sumsub issued no token for a verification')
    return sumsubUnavailable
  }
}

/** Moves an applicant to the configured level. While the vendor reviews the applicant, the old level remains. */
async function levelFor({ client, settings, inTx }: VendorDeps, row: ApplicantRow): Promise<string> {
  const level = settings.levelOf[row.kind]
  if (row.level_name === level) return level
  const applicant = await client.applicantOf(row.id)
  if (applicant !== undefined && isBusy(applicant.review.reviewStatus)) return row.level_name
  if (applicant !== undefined) await client.moveToLevel(applicant.id, level)
  await inTx('job:sumsub')(async (tx) => ok(await setLevel(tx, row.id, level)))
  return level
}

type BindRequest = { readonly customerId: string; readonly ip: string; readonly row: ApplicantRow }

/** Makes the account's kind final with the first token, and retries webhooks that arrived before their applicant was known. */
async function bindIdentity(
  { enqueue }: VendorDeps,
  tx: Tx,
  { customerId, ip, row }: BindRequest,
): Promise<Outcome<undefined, StartRefusal>> {
  const isFirst = (await identityChoice(tx, customerId)) === undefined
  const choice = row.kind === 'personal' ? 'personal' : 'company'
  if (!(await chooseIdentity(tx, customerId, choice)))
    return row.kind === 'personal' ? identityChoiceCompany : identityChoicePersonal
  for (const { id } of await reopenUnknown(tx, row.id)) await enqueue(tx, 'apply_sumsub_event', { event: id })
  if (isFirst)
    await recordAct(tx, { action: 'kyc.start', target: { type: 'customer', id: customerId }, after: { choice }, ip })
  return ok(undefined)
}
