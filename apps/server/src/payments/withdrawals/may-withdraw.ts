import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerState } from '#access/customers/customer-state.sql.ts'
import { checkOutgoing } from '#identity/eligibility/check-outgoing.ts'
import type { Tx } from '#platform/database/tx.ts'
import { withdrawalFrozen } from './refusals.ts'

/**
 * Refuses while a change of security settings pauses withdrawals. It is checked at the request, at approval and at
 * signing.
 */
export const refuseFrozen = ({
  withdraw_frozen_until: until,
}: Pick<CustomerState, 'withdraw_frozen_until'>): Outcome<void, 'WITHDRAWAL_FROZEN'> =>
  until === null ? ok(undefined) : withdrawalFrozen(until)

/**
 * Checks that a customer may withdraw: approved, secured, not frozen, and identified again after a freeze, in this
 * order.
 */
export const mayWithdraw = (tx: Tx, customerId: string) => checkOutgoing(tx, customerId, 'withdraw')
