import type { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { CONFIRM_HOURS, mayMailAgain } from '@tessera/domain/payments/withdrawals/mail-confirmation.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import { addressesOf } from '#services/messages/messages.sql.ts'
import { personActing } from '#platform/http/acting-person.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findFactors } from '#access/verification/owned-factors.sql.ts'
import { insertLink, linksOf, setConfirmBy } from './withdrawal-mail.sql.ts'
import { lockWithdrawal, mustStep, type WithdrawalRow } from './withdrawals.sql.ts'
import { withdrawalWrongStatus } from './refusals.ts'

/**
 * Requests by email that the requester confirm this new withdrawal. Returns false if the requester has no email address
 * or reported it as lost. The code of such an account went to a phone, with amount and address (decision 0104).
 */
export async function sendConfirmation(tx: Tx, id: string, customerId: string): Promise<boolean> {
  const person = personActing(tx) ?? customerId
  const factors = await findFactors(tx, person)
  if (factors?.owned.email !== true) return false
  await setConfirmBy(tx, id, new Date(tx.now.getTime() + CONFIRM_HOURS * HOUR_MS))
  await mustStep(tx, id, 'ask_by_mail')
  const w = await lockWithdrawal(tx, id)
  assert(w !== undefined, `withdrawal ${id} was just inserted but cannot be read`)
  await mailLink(tx, w, person)
  return true
}

/** Sends the email. It shows the whole address, because readers compare only the visible part. */
async function mailLink(tx: Tx, w: WithdrawalRow, person: string): Promise<void> {
  const { email, lang } = await addressesOf(tx, person)
  const network = await networkOf(tx, w.coin, w.chain)
  assert(email !== null && network.ok && w.confirm_by !== null, `withdrawal ${w.id} cannot be confirmed by mail`)
  const { scale } = network.value
  const { id: link } = await insertLink(tx, w.id, person)
  const params = JSON.stringify({
    link,
    coin: w.coin,
    chain: w.chain,
    address: w.address,
    ...(w.tag !== null && { tag: w.tag }),
    amount: formatAmount(w.amount, scale),
    fee: formatAmount(w.fee, scale),
    receives: formatAmount(minus(w.amount, w.fee), scale),
    requested: w.requested_at.toISOString(),
    until: w.confirm_by.toISOString(),
  })
  await queueMail(tx, { recipient: email, lang, kind: 'withdrawal_confirmation', params, uselessAt: w.confirm_by })
}

type Refused = (typeof withdrawalMail.resend.refusals)[number]

/** Sends the email again to the requester. Earlier links stay valid, because emails may arrive late. */
export const resendMail = (
  { inTx, customer }: CustomerCall,
  { id }: { readonly id: string },
): Promise<Outcome<Record<string, never>, Refused>> =>
  inTx(async (tx): Promise<Outcome<Record<string, never>, Refused>> => {
    const w = await lockWithdrawal(tx, id)
    if (w?.customer_id !== customer.customerId) return refuse('NOT_FOUND')
    if (w.status !== 'email_confirm' || w.confirm_by === null || w.confirm_by <= tx.now) return withdrawalWrongStatus
    const sent = await linksOf(tx, id)
    const may = mayMailAgain(
      sent.map(({ sent_at }) => sent_at.getTime()),
      tx.now.getTime(),
    )
    if (!may.ok) return may
    const [last] = sent
    assert(last, `withdrawal ${id} waits for a confirmation but has no mail`)
    await mailLink(tx, w, last.person_id)
    return ok({})
  })
