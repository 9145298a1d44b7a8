import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sumsubMachine } from '@tessera/domain/identity/sumsub/machine.ts'
import { kycStatusOf, newestCase } from '#identity/kyc/kyc.sql.ts'
import { suspendFile } from '#identity/kyc/suspend-file.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { applyToPerson } from './apply-to-person.ts'
import type { Settings } from './settings.ts'
import {
  type ApplicantRow,
  isApprovedByVerdict,
  lockApplicant,
  applicantsOfOtherMode,
  resetApplicant,
  waitingForVendor,
} from './sumsub.sql.ts'

const BATCH_SIZE = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The text for a person who waited and must start again. */
const restartText = {
  en_US: 'We could not complete your online verification. Verify your identity again.',
  zh_CN: '您的在线认证未能完成，请重新认证身份。',
}

/**
 * Restarts every verification that cannot finish at this server, because its webhook will never arrive. Either the
 * vendor is disabled, or the verification began in another environment of the vendor (threat KYC-01).
 */
export async function restartBlockedApplicants(
  deps: Pick<Deps, 'db' | 'inTx'>,
  settings: Settings | undefined,
): Promise<void> {
  for (let after = FIRST_ID; ;) {
    const page =
      settings === undefined
        ? await waitingForVendor(deps, after, BATCH_SIZE)
        : await applicantsOfOtherMode(deps, { mode: settings.mode, after, limit: BATCH_SIZE })
    for (const { id } of page) await deps.inTx('job:sumsub')((tx) => restartOne(tx, id, settings))
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function restartOne(tx: Tx, id: string, settings: Settings | undefined) {
  const row = await lockApplicant(tx, id)
  if (row !== undefined && (settings === undefined ? isWaiting(row) : row.mode !== settings.mode))
    await restartApplicant(tx, row, settings?.mode ?? row.mode)
  return ok(undefined)
}

const isWaiting = ({ status, taken_at: takenAt }: ApplicantRow): boolean =>
  status === 'pending' || (status === 'green' && takenAt === null)

/**
 * Resets an applicant in this environment of the vendor. A person who waited gets a message. An identity that a verdict
 * of another environment approved without people is suspended until two people decide.
 */
export async function restartApplicant(tx: Tx, row: ApplicantRow, mode: Settings['mode']): Promise<void> {
  const before = await kycStatusOf(tx, row.customer_id)
  await resetApplicant(tx, row.id, mode)
  if (row.status !== 'started') await move(tx, 'sumsub_applicant', row.id, sumsubMachine, 'restart')
  if (row.kind !== 'personal') return
  if (mode !== row.mode) await suspendUnverifiedFile(tx, row)
  await applyToPerson(tx, row, { status: 'started', labels: [] })
  const waited = before === 'pending' && (await kycStatusOf(tx, row.customer_id)) !== 'pending'
  if (waited) await notify(tx, row.customer_id, { kind: 'kyc_resubmission_requested', params: { reason: restartText } })
}

async function suspendUnverifiedFile(
  tx: Tx,
  { customer_id: customerId, case_id: caseId, mode }: ApplicantRow,
): Promise<void> {
  const newest = await newestCase(tx, customerId)
  if (newest === undefined || newest.id !== caseId || !statusesAllowing(kycMachine, 'suspend').includes(newest.status))
    return
  if (await isApprovedByVerdict(tx, caseId)) await suspendFile(tx, { customerId, caseId, reason: `Sumsub: ${mode}` })
}
