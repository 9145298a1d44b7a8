import type { InputOf } from '@tessera/contract/endpoint.ts'
import type { kyc } from '@tessera/contract/kyc.ts'
import { kycMachine, type KycStatus } from '@tessera/domain/kyc/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { recordAct } from '../audit/record.sql.ts'
import { chooseIdentity, identityChoice } from '../customers/identity-choice.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { born } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { keepVersion, type StoredDetails, storedDetails, type Uploads, type VersionRefusal } from './keep-version.ts'
import { insertCase, lockCustomer, newestCase, setKycStatus } from './kyc.sql.ts'

type Sent = InputOf<typeof kyc.personal>
export type SubmitRefusal =
  | 'IDENTITY_CHOICE_COMPANY'
  | 'KYC_ALREADY_APPROVED'
  | 'KYC_ALREADY_OPEN'
  | 'ACCOUNT_FROZEN'
  | VersionRefusal

/** Opens a file with what a customer entered and photographed. From here the customer is pending until two operators decide. */
export async function submitPersonal(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  sent: Sent,
): Promise<Outcome<string, SubmitRefusal>> {
  return openFile(deps, tx, customer, { details: storedDetails(deps.config, sent), uploads: sent.uploads })
}

/** Opens a file with its first version, wherever its details come from. */
export async function openFile(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  { details, uploads }: { readonly details: StoredDetails; readonly uploads: Uploads },
): Promise<Outcome<string, SubmitRefusal>> {
  const may = await mayOpenFile(tx, customer.id)
  if (!may.ok) return may
  const bound = await bindToPerson(tx, customer.id)
  if (!bound.ok) return bound
  const id = deps.random.uuid()
  await insertCase(tx, id, customer.id)
  const kept = await keepVersion(tx, {
    caseId: id,
    version: 1,
    customerId: customer.id,
    details,
    uploads,
  })
  if (!kept.ok) return kept
  await born(tx, 'kyc_case', id, kycMachine)
  await setKycStatus(tx, customer.id, 'pending')
  await recordAct(tx, {
    action: 'kyc.submit',
    target: { type: 'kyc_case', id },
    before: { kyc: may.value },
    after: { kyc: 'pending', version: 1, source: details.source },
    ip: customer.ip,
  })
  return ok(id)
}

export type MayRefusal = 'ACCOUNT_FROZEN' | 'KYC_ALREADY_APPROVED' | 'KYC_ALREADY_OPEN' | 'IDENTITY_CHOICE_COMPANY'

/** Answers the status of a customer's identity; the customer is locked. Refuses while the account is frozen. */
export async function requireActive(tx: Tx, customerId: string): Promise<Outcome<KycStatus, 'ACCOUNT_FROZEN'>> {
  const { kyc_status: status, status: standing } = await lockCustomer(tx, customerId)
  return standing === 'active' ? ok(status) : refuse('ACCOUNT_FROZEN')
}

/** Whether a customer may open a file now; answers the status of their identity. The customer is locked. */
export async function mayOpenFile(tx: Tx, customerId: string): Promise<Outcome<KycStatus, MayRefusal>> {
  const active = await requireActive(tx, customerId)
  if (!active.ok) return active
  const status = active.value
  if (status === 'approved') return refuse('KYC_ALREADY_APPROVED')
  const newest = await newestCase(tx, customerId)
  if (newest !== undefined && newest.status !== 'rejected') return refuse('KYC_ALREADY_OPEN')
  return (await identityChoice(tx, customerId)) === 'company' ? choiceIsCompany : ok(status)
}

const choiceIsCompany = refuse('IDENTITY_CHOICE_COMPANY')

/** From here the account is never verified as a company. */
export const bindToPerson = async (
  tx: Tx,
  customerId: string,
): Promise<Outcome<undefined, 'IDENTITY_CHOICE_COMPANY'>> =>
  (await chooseIdentity(tx, customerId, 'personal')) ? ok(undefined) : choiceIsCompany
