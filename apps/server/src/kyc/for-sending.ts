import { from } from '@tessera/domain/machine/machine.ts'
import { kycMachine, type KycStatus } from '@tessera/domain/kyc/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { chooseIdentity } from '../customers/identity-choice.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { lockCustomer, newestCase } from './kyc.sql.ts'

export type SendingRefusal = 'ACCOUNT_FROZEN' | 'KYC_ALREADY_APPROVED' | 'KYC_ALREADY_OPEN' | 'IDENTITY_CHOICE_COMPANY'

/**
 * Whether a person may send a first file now or, with `orAgain`, what was asked for again. Verification as a person has started then:
 * the choice is made. The customer is locked until the transaction ends.
 */
export async function forSending(
  tx: Tx,
  customerId: string,
  { orAgain = false } = {},
): Promise<Outcome<KycStatus, SendingRefusal>> {
  const { kyc_status: status, status: standing } = await lockCustomer(tx, customerId)
  if (standing !== 'active') return refuse('ACCOUNT_FROZEN')
  const newest = await newestCase(tx, customerId)
  if (orAgain && newest !== undefined && from(kycMachine, 'resend').includes(newest.status)) return ok(status)
  if (status === 'approved') return refuse('KYC_ALREADY_APPROVED')
  if (newest !== undefined && newest.status !== 'rejected') return refuse('KYC_ALREADY_OPEN')
  return (await chooseIdentity(tx, customerId, 'personal')) ? ok(status) : refuse('IDENTITY_CHOICE_COMPANY')
}
