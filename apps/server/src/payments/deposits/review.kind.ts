import { depositReviewKind } from '@tessera/contract/payments/deposits/review.kind.ts'
import { setAsideReasons } from '@tessera/domain/payments/deposits/crediting.ts'
import { depositReleased } from '@tessera/domain/payments/deposits/postings.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, type Reason, type Summary } from '#services/approvals/kind.ts'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { setCredited } from './deposits.sql.ts'
import { listSetAside, lockSetAside, type SetAside } from './review.sql.ts'
import { DepositView, depositView, summaryOf } from './deposit-view.ts'
import { step, notifyCredited } from './settle-deposit.ts'
import { depositOwnerUnfit } from './refusals.ts'

const Content = DepositView.extend({ address: z.string(), setAside: z.enum(setAsideReasons), seenAt: z.string() })
type Content = z.output<typeof Content>

/** Decides on a deposit in suspense. `approve` credits the owner of the address; `refuse` leaves it in suspense. */
export const depositReview = approvalKind(depositReviewKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: async (tx, id) => {
    const deposit = await lockSetAside(tx, id)
    return deposit && seen(deposit)
  },
  approve,
  refuse,
  waiting: async (source, limit) =>
    (await listSetAside(source, limit)).map((deposit) => ({
      subjectId: deposit.id,
      since: deposit.seen_at,
      ...summaryWithCause(seen(deposit)),
    })),
  summary: (content) => summaryWithCause(content),
})

/** Credits the deposit. It exists, because `load` has locked it in this transaction. */
async function approve(tx: Tx, id: string, content: Content): Promise<Outcome<void, 'DEPOSIT_OWNER_UNFIT'>> {
  const deposit = await lockSetAside(tx, id)
  assert(deposit, `deposit ${id} does not wait for a decision`)
  const { coin, amount, customer } = deposit
  const customerState = await requireApproved(tx, customer.id)
  if (!customerState.ok || !customerState.value.deposits_open) return depositOwnerUnfit
  const posted = await post(tx, {
    kind: 'deposit',
    ref: { type: 'deposit_review', id },
    transfers: depositReleased({ customer: customer.id, coin, amount }),
  })
  assert(posted.ok, `suspense does not cover deposit ${id}`)
  await setCredited(tx, id, posted.value.journalId)
  await step(tx, id, 'credit')
  await notifyCredited(tx, customer.id, { id, amount: content.amount, coin })
  return ok(undefined)
}

async function refuse(tx: Tx, id: string, content: Content, { code }: Reason): Promise<Outcome<void, never>> {
  assert(code !== null, `deposit ${id} is rejected without a reason for its owner`)
  await step(tx, id, 'withhold')
  const { customer, amount, coin } = content
  const reason = await reasonTextAt(tx, 'deposit', code)
  await notify(tx, customer.id, { kind: 'deposit_withheld', params: { amount, coin, reason } })
  return ok(undefined)
}

const seen = (deposit: SetAside): Content => ({
  ...depositView(deposit),
  address: deposit.address,
  setAside: deposit.reason,
  seenAt: deposit.seen_at.toISOString(),
})

const summaryWithCause = (content: Content): Summary<'amount' | 'setAside'> => {
  const summary = summaryOf(content)
  return { ...summary, about: [...summary.about, { field: 'setAside', value: content.setAside }] }
}
