import type { InputOf } from '@tessera/contract/endpoint.ts'
import type { kyc } from '@tessera/contract/kyc.ts'
import { kycMachine } from '@tessera/domain/kyc/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { recordAct } from '../audit/record.sql.ts'
import { chooseIdentity } from '../customers/identity-choice.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { born } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { keepVersion, storedDetails, type VersionRefusal } from './keep-version.ts'
import { insertCase, isWithVendor, lockCustomer, newestCase, setKycStatus } from './kyc.sql.ts'

type Sent = InputOf<typeof kyc.personal>
type SubmitRefusal =
  | 'IDENTITY_CHOICE_COMPANY'
  | 'KYC_ALREADY_APPROVED'
  | 'KYC_ALREADY_OPEN'
  | 'ACCOUNT_FROZEN'
  | VersionRefusal

export const alreadyApproved = refuse('KYC_ALREADY_APPROVED')
export const alreadyOpen = refuse('KYC_ALREADY_OPEN')
export const choseCompany = refuse('IDENTITY_CHOICE_COMPANY')

/** Opens a file with its first version. From here the customer is pending until two operators decide. */
export async function submitPersonal(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  sent: Sent,
): Promise<Outcome<string, SubmitRefusal>> {
  const { kyc_status: status, status: standing } = await lockCustomer(tx, customer.id)
  if (standing !== 'active') return refuse('ACCOUNT_FROZEN')
  if (status === 'approved') return alreadyApproved
  const newest = await newestCase(tx, customer.id)
  if (newest !== undefined && newest.status !== 'rejected') return alreadyOpen
  // One verification at a time: the vendor answers first.
  if (await isWithVendor(tx, customer.id)) return alreadyOpen
  if (!(await chooseIdentity(tx, customer.id, 'personal'))) return choseCompany
  const id = deps.random.uuid()
  await insertCase(tx, id, customer.id)
  const details = storedDetails(deps.config, sent)
  const kept = await keepVersion(tx, {
    caseId: id,
    version: 1,
    customerId: customer.id,
    details,
    uploads: sent.uploads,
  })
  if (!kept.ok) return kept
  await born(tx, 'kyc_case', id, kycMachine)
  await setKycStatus(tx, customer.id, 'pending')
  await recordAct(tx, {
    action: 'kyc.submit',
    target: { type: 'kyc_case', id },
    before: { kyc: status },
    after: { kyc: 'pending', version: 1 },
    ip: customer.ip,
  })
  return ok(id)
}
