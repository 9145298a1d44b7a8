import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { requireSecured, type Standing } from '../customers/standing.sql.ts'
import type { Tx } from '../platform/tx.ts'

/** Refuses while a change of security settings pauses withdrawals; asked for at the request, at approval and at signing. */
export const refuseFrozen = ({
  withdraw_frozen_until: until,
}: Pick<Standing, 'withdraw_frozen_until'>): Outcome<void, 'WITHDRAWAL_FROZEN'> =>
  until === null ? ok(undefined) : refuse('WITHDRAWAL_FROZEN', { params: { until: until.toISOString() } })

/** After a pause the first withdrawal asks who its owner is (decision G26). */
export const refuseUnchecked = ({
  identity_needed,
}: Pick<Standing, 'identity_needed'>): Outcome<void, 'WITHDRAWAL_IDENTITY_NEEDED'> =>
  identity_needed ? refuse('WITHDRAWAL_IDENTITY_NEEDED') : ok(undefined)

/** Who may ask for money to leave: approved and secured, in no freeze, and identified again after one. In this order. */
export async function mayWithdraw(
  tx: Tx,
  customerId: string,
): Promise<
  Outcome<
    Standing,
    'KYC_REQUIRED' | 'ACCOUNT_FROZEN' | 'SECURITY_FACTOR_REQUIRED' | 'WITHDRAWAL_FROZEN' | 'WITHDRAWAL_IDENTITY_NEEDED'
  >
> {
  const standing = await requireSecured(tx, customerId)
  if (!standing.ok) return standing
  const free = refuseFrozen(standing.value)
  if (!free.ok) return free
  const checked = refuseUnchecked(standing.value)
  return checked.ok ? standing : checked
}
