import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import { limitStates, reviewTiers } from '@tessera/contract/payments/withdrawals/decided-fields.ts'
import { Chain, Coin, Id } from '@tessera/contract/platform/http/shared.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { identificationOf, identifications } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { z } from 'zod'
import type { Reason, Summary, Waiting } from '#services/approvals/kind.ts'
import { mayGiveBack } from '#payments/exits/give-back.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { giveBack } from './end-withdrawal.ts'
import { type Reviewed, withdrawalForReview } from './review.sql.ts'
import { requiredReviewers } from './review-tier.ts'
import { lockWithdrawal, setReason } from './withdrawals.sql.ts'

/** The content on which two people decide: recipient, address, amount, status and the signer's refusal. */
export const Content = z.strictObject({
  id: Id,
  customer: z.strictObject({ id: Id, number: z.string(), name: z.string().nullable() }),
  coin: Coin,
  chain: Chain,
  address: z.string(),
  tag: z.string().nullable(),
  amount: z.string(),
  fee: z.string(),
  receives: z.string(),
  beneficiary: z.strictObject({
    identification: z.enum(identifications),
    person: z.string().nullable(),
    country: z.string().nullable(),
    provider: z.string().nullable(),
    providerCountry: z.string().nullable(),
  }),
  status: z.enum(['email_confirm', 'review', 'failed', 'approved', 'broadcast']),
  signerRefusal: z.enum(signerRefusals).nullable(),
  /** The customer's reason for an amount over the limit; absent within the limit. */
  overLimit: z.string().optional(),
  /** Set if one person may approve it alone. */
  reviewTier: z.enum(reviewTiers).optional(),
  requestedAt: z.string(),
})
export type Content = z.output<typeof Content>

/** Returns the withdrawal in one of `statuses`, locked. */
export async function loadIn(tx: Tx, id: string, statuses: readonly Content['status'][]): Promise<Content | undefined> {
  const w = z.uuid().safeParse(id).success ? await withdrawalForReview(tx, id) : undefined
  const status = statuses.find((one) => one === w?.status)
  if (w === undefined || status === undefined) return undefined
  return {
    id,
    customer: w.customer,
    coin: w.coin,
    chain: w.chain,
    address: w.address,
    tag: w.tag,
    amount: formatAmount(w.amount, w.scale),
    fee: formatAmount(w.fee, w.scale),
    receives: formatAmount(minus(w.amount, w.fee), w.scale),
    beneficiary: beneficiaryOf(w),
    status,
    signerRefusal: w.signer_refusal,
    ...(w.over_limit_reason !== null && { overLimit: w.over_limit_reason }),
    ...(await tierOf(tx, w)),
    requestedAt: w.requested_at.toISOString(),
  }
}

/** One person suffices for a small new withdrawal, but not for one that failed or that the signer refused. */
async function tierOf(tx: Tx, w: Reviewed): Promise<Pick<Content, 'reviewTier'>> {
  if (w.status !== 'review' || w.signer_refusal !== null) return {}
  return (await requiredReviewers(tx, { ...w, customer_id: w.customer.id })) === 2 ? {} : { reviewTier: reviewTiers[0] }
}

/** Returns the stated beneficiary as part of the content on which a reviewer decides. */
const beneficiaryOf = ({ beneficiary, identified }: Reviewed): Content['beneficiary'] => ({
  identification: identificationOf(beneficiary, identified),
  person: beneficiary?.person?.name ?? null,
  country: beneficiary?.person?.country ?? null,
  provider: beneficiary?.provider?.name ?? null,
  providerCountry: beneficiary?.provider?.country ?? null,
})

type Named = Pick<Content, 'id' | 'customer' | 'amount' | 'coin' | 'overLimit' | 'signerRefusal'>
type Field = 'amount' | 'limitState' | 'signerRefusal'
export const summaryOf = ({ id, customer, amount, coin, overLimit, signerRefusal }: Named): Summary<Field> => ({
  number: shortNumber('withdrawal', id),
  subject: customer.name ?? customer.number,
  about: [
    { field: 'amount', value: amount, unit: coin },
    ...(overLimit === undefined ? [] : [{ field: 'limitState' as const, value: limitStates[0] }]),
    ...(signerRefusal === null ? [] : [{ field: 'signerRefusal' as const, value: signerRefusal }]),
  ] as const,
})

export const waitingOf = (w: Reviewed): Waiting<Field> => ({
  subjectId: w.id,
  since: w.status_at,
  ...summaryOf({
    ...w,
    amount: formatAmount(w.amount, w.scale),
    ...(w.over_limit_reason !== null && { overLimit: w.over_limit_reason }),
    signerRefusal: w.signer_refusal,
  }),
})

/** Ends a withdrawal as unpaid: money and limit return, and the customer reads the reason. */
export async function refuseWithdrawal(
  tx: Tx,
  id: string,
  { customer, amount, coin, status }: Content,
  reason: Reason,
): Promise<Outcome<void, 'GIVE_BACK_STOPPED'>> {
  const w = await lockWithdrawal(tx, id)
  const may = await mayGiveBack(tx, { evidence: 'chain' })
  if (!may.ok) return may
  const { code } = reason
  assert(w !== undefined && code !== null, `withdrawal ${id} cannot be refused`)
  await setReason(tx, id, code, reason.customerMessage)
  await giveBack(tx, w, status === 'failed' || status === 'broadcast' ? 'refund' : 'refuse')
  const params = { amount, coin, reason: await reasonTextAt(tx, 'withdrawal', code) }
  await notify(tx, customer.id, { kind: 'withdrawal_refused', params }, id)
  return ok(undefined)
}
