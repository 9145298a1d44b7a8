import type { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { samePerson } from '@tessera/domain/payments/fiat-orders/payer.ts'
import { CHECK_HOURS } from '@tessera/domain/identity/kyc/identity-check.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { type CheckState, readCheckState } from '#access/customers/check-state.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { pauseAfterTries } from '#access/withdrawal-pauses/pause-after-tries.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { approvedIdentity, insertCheck } from './identity-checks.sql.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { kycIdentityCheckLocked, kycIdentityWrong } from './refusals.ts'

type Refused = (typeof kyc.checkIdentity.refusals)[number]

/**
 * Compares name and document number with the approved file. A wrong try is recorded even if the transaction rolls back.
 * The fifth within a day pauses withdrawals.
 */
export async function checkIdentity(
  deps: Deps,
  call: CustomerCall,
  { name, idNo, verifyToken: token }: InputOf<typeof kyc.checkIdentity>,
): Promise<Outcome<CheckState, Refused>> {
  const { customerId } = call.customer
  const done = await call.inTx(async (tx) => {
    await lockForFreeze(tx, customerId)
    const before = await readCheckState(tx, customerId, tx.now)
    if (before.remaining === 0) return kycIdentityCheckLocked
    const proven = await consumeVerifyToken(tx, { token, scene: 'check_identity', customerId, payload: {} })
    if (!proven.ok) return proven
    const known = await approvedIdentity(tx, customerId)
    const matched =
      known !== undefined &&
      samePerson(known.legal_name, name) &&
      numberHash(deps.config, known.nationality, idNo) === known.document_number_hash
    await insertCheck(tx, customerId, matched)
    const state = await readCheckState(tx, customerId, tx.now)
    if (!matched && state.remaining === 0)
      await pauseAfterTries(tx, customerId, { cause: 'identity_check_failed', hours: CHECK_HOURS, from: call })
    return ok({ matched, state })
  })
  if (!done.ok) return done
  const { matched, state } = done.value
  return matched ? ok(state) : kycIdentityWrong(state.remaining)
}
