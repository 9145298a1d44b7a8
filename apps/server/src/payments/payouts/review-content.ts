import { limitStates, reviewTiers } from '@tessera/contract/payments/withdrawals/decided-fields.ts'
import { Coin, Id } from '@tessera/contract/platform/http/shared.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { z } from 'zod'
import { textsSeen } from '#payments/bank-accounts/texts-seen.ts'
import type { Summary, Waiting } from '#services/approvals/kind.ts'
import { requiredReviewers } from '#payments/withdrawals/review-tier.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockForReview, type ReviewedRow } from './list-payouts.sql.ts'
import { payoutNumber } from './payout-view.ts'

/**
 * The content on which two people decide: recipient, account, amount and status. The seal covers the full number, which
 * the content does not show.
 */
export const Content = z.strictObject({
  id: Id,
  number: z.string(),
  customer: z.strictObject({ id: Id, number: z.string(), name: z.string().nullable() }),
  fiat: Coin,
  amount: z.string(),
  fee: z.string(),
  receives: z.string(),
  reference: z.string(),
  account: z.strictObject({
    name: z.string(),
    bank: z.string(),
    branch: z.string().nullable(),
    country: z.string(),
    bankCode: z.string().nullable(),
    ifsc: z.string().nullable(),
    ending: z.string(),
    /** Name and address in the payment file; absent for payouts from earlier releases. */
    paymentName: z.string().optional(),
    paymentAddress: z.string().optional(),
  }),
  seal: z.string(),
  status: z.enum(['review', 'approved', 'sent']),
  heldBack: z.enum(heldBackReasons).nullable(),
  /** The customer's reason for an amount over the limit; absent within the limit. */
  overLimit: z.string().optional(),
  /** Set if one person may approve it alone. */
  reviewTier: z.enum(reviewTiers).optional(),
  requestedAt: z.string(),
})
export type Content = z.output<typeof Content>

/** Returns the payout with this status, locked. */
export async function loadIn(tx: Tx, id: string, status: Content['status']): Promise<Content | undefined> {
  const p = z.uuid().safeParse(id).success ? await lockForReview(tx, id) : undefined
  return p?.status === status ? { ...contentOf(p, status), ...(await tierOf(tx, p)) } : undefined
}

/** One person suffices for a small new payout, but not for one that the export held back. */
async function tierOf(tx: Tx, p: ReviewedRow): Promise<Pick<Content, 'reviewTier'>> {
  if (p.status !== 'review' || p.held_back !== null) return {}
  return (await requiredReviewers(tx, p)) === 2 ? {} : { reviewTier: reviewTiers[0] }
}

const contentOf = (p: ReviewedRow, status: Content['status']): Content => ({
  id: p.id,
  number: payoutNumber(p),
  customer: { id: p.customer.id, number: p.customer.number, name: p.customer.name },
  fiat: p.coin,
  amount: formatAmount(p.amount, p.scale),
  fee: formatAmount(p.fee, p.scale),
  receives: formatAmount(minus(p.amount, p.fee), p.scale),
  reference: p.reference,
  account: {
    name: p.account_name,
    bank: p.bank,
    branch: p.branch,
    country: p.bank_country,
    bankCode: p.bank_code,
    ifsc: p.ifsc,
    ending: p.number_ending,
    ...textsSeen(p.payment_texts),
  },
  seal: p.seal,
  status,
  heldBack: p.held_back,
  ...(p.over_limit_reason !== null && { overLimit: p.over_limit_reason }),
  requestedAt: p.requested_at.toISOString(),
})

type Named = Pick<Content, 'number' | 'customer' | 'amount' | 'fiat' | 'overLimit' | 'heldBack'>
type Field = 'amount' | 'limitState' | 'heldBack'
export const summaryOf = ({ number, customer, amount, fiat, overLimit, heldBack }: Named): Summary<Field> => ({
  number,
  subject: customer.name ?? customer.number,
  about: [
    { field: 'amount', value: amount, unit: fiat },
    ...(overLimit === undefined ? [] : [{ field: 'limitState' as const, value: limitStates[0] }]),
    ...(heldBack === null ? [] : [{ field: 'heldBack' as const, value: heldBack }]),
  ] as const,
})

export const waitingOf = (p: ReviewedRow): Waiting<Field> => ({
  subjectId: p.id,
  since: p.status_at,
  ...summaryOf({
    number: payoutNumber(p),
    customer: p.customer,
    amount: formatAmount(p.amount, p.scale),
    fiat: p.coin,
    ...(p.over_limit_reason !== null && { overLimit: p.over_limit_reason }),
    heldBack: p.held_back,
  }),
})
