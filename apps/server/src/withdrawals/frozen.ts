import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import type { Standing } from '../customers/standing.sql.ts'

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
