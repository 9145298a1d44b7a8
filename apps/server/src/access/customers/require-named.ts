import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readProfile } from './customers.sql.ts'
import { requireSecured, type CustomerState } from './customer-state.sql.ts'
import { nicknameRequired } from './refusals.ts'

type MissingRequirement = 'KYC_REQUIRED' | 'ACCOUNT_FROZEN' | 'SECURITY_FACTOR_REQUIRED' | 'NICKNAME_REQUIRED'

/** Requires a verified name, a factor and a nickname, for payment methods and the fund password (specification §6). */
export async function requireNamed(tx: Tx, customerId: string): Promise<Outcome<CustomerState, MissingRequirement>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  if ((await readProfile(tx, customerId)).nickname === null) return nicknameRequired
  return ok(customerState.value)
}
