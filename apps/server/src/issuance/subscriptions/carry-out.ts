import { amount, formatAmount, minus, plus, ppm } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { MessageParams, Notice } from '@tessera/domain/services/messages/kinds.ts'
import { subscriptionMachine, type SubscriptionStatus } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { subscriptionPaid, tokensDelivered } from '@tessera/domain/issuance/subscriptions/postings.ts'
import { costOf } from '@tessera/domain/issuance/subscriptions/quote.ts'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import { release } from '#books/ledger/holds.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { recordEvent } from '#services/webhook-events/record-event.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type BatchItem, finishBatch, type LocalText, openBatches, openOfBatch } from './allotment.sql.ts'
import { lockUp } from './lock-up.ts'
import { lockSubscription, setAllotted, setDisbursed, setFailure, type SubscriptionRow } from './subscriptions.sql.ts'
import { rejectUnallotted } from './withdraw-subscription.ts'
import { disbursementWrongStatus } from './refusals.ts'

/** Carries out every decided batch that is not finished. */
export async function carryOutAllotments(deps: Pick<Deps, 'inTx' | 'log'>): Promise<void> {
  const open = await deps.inTx('job:allotment')(async (tx) => ok(await openBatches(tx)))
  for (const { id } of open.value) {
    try {
      await carryOutAllotment(deps, id)
    } catch (error) {
      // One failed batch does not block the others; the next run continues it.
      deps.log.error({ err: error, batch: id }, 'an allotment failed and continues in the next run')
    }
  }
}

/**
 * Answers each subscription of a decided batch and delivers its tokens. Each step has a separate transaction that
 * checks the status, so a second run or a run after a crash repeats nothing.
 */
export async function carryOutAllotment(deps: Pick<Deps, 'inTx'>, batchId: string): Promise<void> {
  const inTx = deps.inTx('job:allotment')
  const open = await inTx(async (tx) => ok(await openOfBatch(tx, batchId)))
  for (const item of open.value) {
    const { id } = item
    await inTx(async (tx) => ok(await settleSubscription(tx, item)))
    await inTx(async (tx) => ok(await deliverTokens(tx, id)))
  }
  await inTx(async (tx) => {
    if ((await openOfBatch(tx, batchId)).length === 0) await finishBatch(tx, batchId)
    return ok(undefined)
  })
}

/** Takes the money for the allotted units and releases the rest; without units, releases everything. */
async function settleSubscription(tx: Tx, { id, units, cause, reason }: BatchItem): Promise<void> {
  const row = await lockSubscription(tx, id)
  if (row?.status !== 'pending') return
  const { name_en, name_zh, currency, scale } = row
  const product = { en_US: name_en, zh_CN: name_zh }
  const held = plus(row.amount, row.fee)
  const cost = costOf(units, row.price, ppm(row.fee_ppm))
  // Batches that were made before token sales existed have no cause: a closed offer without allotment was called off.
  const why = cause ?? (row.product_status === 'closed' ? 'called_off' : 'not_allotted')
  if (units === 0n) await rejectUnallotted(tx, row, why)
  else await takePayment(tx, row, units, cost)
  const back = minus(held, cost.total)
  if (back > 0n)
    await notify(
      tx,
      row.customer_id,
      refundNotice(why, reason, {
        isSale: row.type === 'token_sale',
        params: { product, amount: formatAmount(back, scale), coin: currency },
      }),
      row.id,
    )
}

type Refunded = { readonly isSale: boolean; readonly params: MessageParams<'subscription_refunded'> }
type RefundReason = NonNullable<BatchItem['cause']> | 'not_allotted'

/**
 * Returns the message about money that is available again. For offers called off before reasons were recorded, it names
 * none.
 */
function refundNotice(why: RefundReason, reason: LocalText | null, { isSale, params }: Refunded): Notice {
  if (why === 'not_allotted') return { kind: 'subscription_refunded', params }
  if (why === 'below_soft_cap')
    return { kind: isSale ? 'subscription_below_soft_cap' : 'subscription_below_minimum', params }
  if (reason === null) return { kind: 'subscription_called_off', params }
  return {
    kind: 'subscription_called_off_because',
    params: { ...params, reason: { en_US: reason.en, zh_CN: reason.zh } },
  }
}

async function takePayment(
  tx: Tx,
  row: SubscriptionRow,
  units: bigint,
  cost: ReturnType<typeof costOf>,
): Promise<void> {
  const posted = await post(tx, {
    kind: 'allot',
    ref: { type: 'subscription', id: row.id },
    transfers: subscriptionPaid({
      customer: row.customer_id,
      product: row.product_id,
      currency: row.currency,
      kind: row.coin_kind,
      cost: cost.amount,
      fee: cost.fee,
    }),
    captures: [{ hold: row.hold_id, amount: cost.total }],
  })
  assert(posted.ok, `the hold of subscription ${row.id} does not cover what was allotted`)
  if (cost.total < plus(row.amount, row.fee)) await release(tx, row.hold_id)
  await setAllotted(tx, row.id, { units, fee: cost.fee, journalId: posted.value.journalId })
  await move(tx, 'subscription', row.id, subscriptionMachine, 'approve')
  await recordEvent(tx, row.customer_id, {
    type: 'subscription.allotted',
    subjectId: row.id,
    data: unitsOf(row, units),
  })
}

/**
 * Delivers the tokens of an approved subscription, once, or records why delivery failed. The customer is notified of
 * the first failure only.
 */
async function deliverTokens(tx: Tx, id: string): Promise<SubscriptionStatus | undefined> {
  const row = await lockSubscription(tx, id)
  if (row?.status !== 'approved' && row?.status !== 'disburse_failed') return row?.status
  assert(row.allotted !== null, `subscription ${id} has no allotment`)
  const customerState = await requireApproved(tx, row.customer_id)
  if (!customerState.ok) {
    await setFailure(tx, id, customerState.code)
    if (row.status === 'approved') {
      await move(tx, 'subscription', id, subscriptionMachine, 'fail')
      await notify(tx, row.customer_id, { kind: 'subscription_delivery_late', params: unitsOf(row, row.allotted) })
    }
    return 'disburse_failed'
  }
  const token = { product: row.product_id, coin: row.symbol, decimals: row.decimals }
  const transfers = tokensDelivered(token, row.customer_id, row.allotted)
  const posted = await post(tx, { kind: 'disburse', ref: { type: 'subscription', id }, transfers })
  assert(posted.ok, `escrow of ${row.symbol} does not cover what was allotted`)
  await lockUp(tx, row)
  await setDisbursed(tx, id, posted.value.journalId)
  await move(tx, 'subscription', id, subscriptionMachine, 'disburse')
  await notify(tx, row.customer_id, { kind: 'subscription_allotted', params: unitsOf(row, row.allotted) }, id)
  return 'disbursed'
}

/** Returns the values for a message about a subscription's tokens. */
const unitsOf = (row: SubscriptionRow, allotted: bigint) => ({
  product: { en_US: row.name_en, zh_CN: row.name_zh },
  quantity: formatAmount(amount(allotted * 10n ** BigInt(row.decimals)), row.decimals),
  coin: row.symbol,
})

/** Retries a failed delivery for an operator; returns the new status. */
export async function retryDelivery(
  tx: Tx,
  id: string,
): Promise<Outcome<{ status: SubscriptionStatus }, 'NOT_FOUND' | 'DISBURSEMENT_WRONG_STATUS'>> {
  const row = await lockSubscription(tx, id)
  if (row === undefined) return refuse('NOT_FOUND')
  if (row.status !== 'disburse_failed') return disbursementWrongStatus
  return ok({ status: (await deliverTokens(tx, id)) ?? row.status })
}
