import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { isOver, kycMachine, type KycStatus } from '@tessera/domain/identity/kyc/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { chooseIdentity, identityChoice } from '#access/customers/identity-choice.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isWithVendor, lockCustomer, newestCase } from './kyc.sql.ts'
import { identityChoiceCompany, kycAlreadyApproved, kycAlreadyOpen } from './refusals.ts'

export type MayRefusal = 'ACCOUNT_FROZEN' | 'KYC_ALREADY_APPROVED' | 'KYC_ALREADY_OPEN' | 'IDENTITY_CHOICE_COMPANY'

/** Locks the customer and returns the status of their identity. Refuses while the account is frozen. */
export async function requireActive(tx: Tx, customerId: string): Promise<Outcome<KycStatus, 'ACCOUNT_FROZEN'>> {
  const { kyc_status: status, status: accountStatus } = await lockCustomer(tx, customerId)
  return accountStatus === 'active' ? ok(status) : refuse('ACCOUNT_FROZEN')
}

/**
 * Checks that a person may send a file. `orAgain` also allows items that a reviewer requested again, and `orExpired` a
 * new document instead of an expired one. Locks the customer and returns the status of their identity. Refuses a second
 * file while a vendor decides.
 */
export async function mayOpenFile(
  tx: Tx,
  customerId: string,
  { orAgain = false, orExpired = false } = {},
): Promise<Outcome<KycStatus, MayRefusal>> {
  const active = await requireActive(tx, customerId)
  if (!active.ok) return active
  const newest = await newestCase(tx, customerId)
  if (orExpired && newest?.status === 'expired') return active
  if (orAgain && newest !== undefined && statusesAllowing(kycMachine, 'resend').includes(newest.status)) return active
  if (active.value === 'approved') return kycAlreadyApproved
  if (newest !== undefined && !isOver(newest.status)) return kycAlreadyOpen
  if (await isWithVendor(tx, customerId)) return kycAlreadyOpen
  return (await identityChoice(tx, customerId)) === 'company' ? identityChoiceCompany : active
}

/** Makes the choice of a person final, so that the account can never be verified as a company. */
export const bindToPerson = async (
  tx: Tx,
  customerId: string,
): Promise<Outcome<undefined, 'IDENTITY_CHOICE_COMPANY'>> =>
  (await chooseIdentity(tx, customerId, 'personal')) ? ok(undefined) : identityChoiceCompany
