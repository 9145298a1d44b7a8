import { linkStates } from '@tessera/domain/payments/withdrawals/mail-confirmation.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Chain, Coin, Id, Nothing, Time } from '#platform/http/shared.ts'

/** The secret in the link of an email. */
const token = z.string().min(16).max(200)

/** A withdrawal on the page of its link, with the full address so that the customer can compare it. */
export const LinkedWithdrawal = z
  .object({
    coin: Coin,
    chain: Chain,
    address: z.string(),
    tag: z.string().nullable(),
    /** The amount that leaves the account, the fee included. */
    amount: AmountText,
    fee: AmountText,
    receives: AmountText,
    requestedAt: Time,
    /** The deadline of the confirmation, after which the money returns to the account. */
    confirmUntil: Time,
    state: z.enum(linkStates),
  })
  .meta({ id: 'LinkedWithdrawal' })

/**
 * The email that confirms a withdrawal. A GET never changes anything; each action is a POST with the secret of the
 * link.
 */
export const withdrawalMail = endpoints({
  look: {
    method: 'POST',
    path: 'ex/api/v0/public/withdrawal_link',
    summary: 'Returns the withdrawal that the link in an email refers to',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({ token }),
    reply: LinkedWithdrawal,
    refusals: ['WITHDRAWAL_LINK_EXPIRED'],
  },
  confirm: {
    method: 'POST',
    path: 'ex/api/v0/public/confirm_withdrawal',
    summary: 'Confirms a withdrawal by the link in its email, once, and sends it to review',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({ token }),
    reply: LinkedWithdrawal,
    refusals: ['WITHDRAWAL_LINK_EXPIRED', 'ACCOUNT_FROZEN', 'WITHDRAWAL_FROZEN'],
  },
  disown: {
    method: 'POST',
    path: 'ex/api/v0/public/disown_withdrawal',
    summary: 'Cancels a withdrawal that its owner did not request and freezes the account, by the link in its email',
    who: 'visitor',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ token }),
    reply: Nothing,
    refusals: ['WITHDRAWAL_LINK_EXPIRED'],
  },
  resend: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/resend_mail',
    summary: 'Sends the confirmation email of the caller’s withdrawal again',
    who: 'customer',
    memberRight: 'pay',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_WRONG_STATUS', 'WITHDRAWAL_MAIL_TOO_SOON', 'WITHDRAWAL_MAIL_LIMIT'],
  },
})
