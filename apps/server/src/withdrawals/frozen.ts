import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { refusalOf } from '@tessera/domain/eligibility/decide.ts'
import { lockStanding, type Standing } from '../customers/standing.sql.ts'
import { ask } from '../eligibility/ask.ts'
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
    | 'KYC_REQUIRED'
    | 'ACCOUNT_FROZEN'
    | 'SECURITY_FACTOR_REQUIRED'
    | 'WITHDRAWAL_FROZEN'
    | 'RECEIVABLE_OUTSTANDING'
    | 'WITHDRAWAL_IDENTITY_NEEDED'
  >
> {
  const standing = await lockStanding(tx, customerId)
  const {
    reasons: [reason],
  } = await ask(tx, customerId, 'withdraw', { coin: null })
  if (reason !== undefined) return refusalOf(reason)
  const checked = refuseUnchecked(standing)
  return checked.ok ? ok(standing) : checked
}
