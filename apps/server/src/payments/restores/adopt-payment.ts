import { ZERO } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { withdrawnFrom } from '@tessera/domain/payments/withdrawals/postings.ts'
import { identificationOf } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isOfAnother } from '#payments/withdrawals/attempts.sql.ts'
import { adoptPayment } from '#payments/withdrawals/find-payment.ts'
import { limitsOf } from '#payments/withdrawals/limits.sql.ts'
import { sealedContent, WITHDRAWAL_SEAL } from '#payments/withdrawals/seal.ts'
import { unidentifiedOf } from '#payments/withdrawals/travel-rule.sql.ts'
import { insertWithdrawal, lockWithdrawal, mustStep } from '#payments/withdrawals/withdrawals.sql.ts'
import type { LostPayment, Owner } from './lost-payments.sql.ts'
import { withdrawalPaymentTaken } from '#payments/withdrawals/refusals.ts'

type Refused = 'INSUFFICIENT_AVAILABLE_BALANCE' | 'WITHDRAWAL_PAYMENT_TAKEN'

/**
 * Reconstructs the lost withdrawal of a payment as paid. The fee is unknown, so none is charged. It does not count
 * towards limits, because the lost request was checked against them. The chain then confirms it like any other.
 */
export async function reconstructWithdrawal(
  tx: Tx,
  deps: Pick<Deps, 'random' | 'config'>,
  lost: LostPayment & { readonly memo: string },
  owner: Owner,
): Promise<Outcome<void, Refused>> {
  const { memo: id, coin, chain, amount } = lost
  const customerId = owner.customer_id
  const { currency } = await limitsOf(tx, customerId, 'lock')
  // Only the first of two payments with one memo belongs to the withdrawal.
  const isMade = (await lockWithdrawal(tx, id)) !== undefined
  if (isMade || (await isOfAnother(tx, id, lost.signature))) return withdrawalPaymentTaken
  const held = await hold(tx, withdrawnFrom(customerId), coin, amount, { type: 'withdrawal', id })
  if (!held.ok) return held
  const paid = { coin, chain, address: lost.recipient, tag: lost.tag, amount, fee: ZERO, may_open_account: true }
  const fixed = { id, customer_id: customerId, ...paid }
  await insertWithdrawal(tx, {
    ...fixed,
    address_id: owner.address_id,
    limit_value: ZERO,
    limit_currency: currency,
    remark: null,
    seal: sealFor(deps.config, WITHDRAWAL_SEAL).of(sealedContent(fixed)),
    hold_id: held.value.holdId,
    over_limit_reason: null,
    // Without both, the lost request would have been refused.
    kyc_at_request: 'approved',
    factor: 'restore',
    beneficiary: owner.beneficiary,
    identified: identificationOf(owner.beneficiary, owner.proved_at !== null) === 'identified',
    unidentified: await unidentifiedOf(tx, customerId),
    requested_at: lost.paid_at ?? lost.found_at,
  })
  const w = await lockWithdrawal(tx, id)
  assert(w, `withdrawal ${id} was just inserted but cannot be read`)
  await adoptPayment(tx, deps.random, w, { signature: lost.signature, wire: lost.wire, matches: true })
  await mustStep(tx, id, 'adopt')
  return ok(undefined)
}
