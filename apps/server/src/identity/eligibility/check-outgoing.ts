import type { outgoingActions } from '@tessera/domain/identity/eligibility/rules.ts'
import { refusalOf } from '@tessera/domain/identity/eligibility/decide.ts'
import type { CodeOf } from '@tessera/domain/identity/eligibility/rules.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockCustomerState, type CustomerState } from '#access/customers/customer-state.sql.ts'
import { checkEligibility } from './check-eligibility.ts'
import type { Tx } from '#platform/database/tx.ts'
import { otcSaleFrozen, transferOutFrozen, withdrawalIdentityNeeded } from './refusals.ts'

type OutgoingAction = (typeof outgoingActions)[number]

/**
 * Checks every outgoing action of an account. The order is: approved and with a factor, no freeze of its scope, no
 * receivable, an identity check after a freeze (decision G26).
 */
export async function checkOutgoing<W extends OutgoingAction>(
  tx: Tx,
  customerId: string,
  action: W,
): Promise<Outcome<CustomerState, CodeOf<W> | 'WITHDRAWAL_IDENTITY_NEEDED'>> {
  const customerState = await lockCustomerState(tx, customerId)
  const {
    reasons: [reason],
  } = await checkEligibility(tx, customerId, action, { coin: null })
  if (reason !== undefined) return refusalOf(reason)
  return customerState.identity_needed ? withdrawalIdentityNeeded : ok(customerState)
}

/** Refuses while a freeze pauses transfers out of the account. */
export const refuseTransferOut = ({
  transfers_frozen_until: until,
}: Pick<CustomerState, 'transfers_frozen_until'>): Outcome<void, 'TRANSFER_OUT_FROZEN'> =>
  until === null ? ok(undefined) : transferOutFrozen(until)

/** Refuses while a freeze pauses OTC sales. */
export const refuseSale = ({
  sales_frozen_until: until,
}: Pick<CustomerState, 'sales_frozen_until'>): Outcome<void, 'OTC_SALE_FROZEN'> =>
  until === null ? ok(undefined) : otcSaleFrozen(until)
