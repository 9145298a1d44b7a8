import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { openProposals } from '#issuance/products/proposals.sql.ts'
import { allotmentQueue, isDue, productToAllot } from './allotment.sql.ts'
import { retryDelivery } from './carry-out.ts'
import { planAllotment, planView } from './plan-allotment.ts'
import { projectOf, subscriptionOfCustomer } from './show-subscription.ts'
import { allRecords, pageOfSubscriptions } from './subscriptions.sql.ts'
import { allotmentNotDue } from './refusals.ts'

export const subscriptionAllotRoutes = () =>
  noun('subscriptions-allot', subscriptionsAllot, {
    queue: (call) =>
      call.inTx(async (tx) => {
        const rows = await allotmentQueue(tx)
        const proposed = await openProposals(
          tx,
          'allotment',
          rows.map((row) => row.product_id),
        )
        return ok({
          rows: rows.map((row) => ({
            productId: row.product_id,
            symbol: row.symbol,
            name: projectOf(row, call.locale),
            status: row.status,
            supply: String(row.supply),
            requested: String(row.requested),
            subscribers: row.subscribers,
            closedAt: row.close_at.toISOString(),
            proposed: proposed.has(row.product_id),
            failed: row.failed,
          })),
        })
      }),
    list: (call, input) =>
      call.inTx(async (tx) => {
        const { rows, ...list } = await pageOfSubscriptions(tx, input, allRecords(input))
        return ok({
          ...pageAnswer(input, list),
          rows: rows.map((row) => subscriptionOfCustomer(row, call.locale, tx.now)),
        })
      }),
    preview: (call, { symbol }) =>
      call.inTx(async (tx) => {
        const product = await productToAllot(tx, { symbol }, 'read')
        if (product === undefined) return refuse('NOT_FOUND')
        if (!isDue(product, tx.now)) return allotmentNotDue
        return ok(planView(product, await planAllotment(tx, product)))
      }),
    retry: (call, { id, reason }) =>
      call.inTx(async (tx) => {
        const retried = await retryDelivery(tx, id)
        if (!retried.ok) return retried
        const { status } = retried.value
        await recordAct(tx, {
          action: 'subscriptions.retry_disbursement',
          target: { type: 'subscription', id },
          before: { status: 'disburse_failed' },
          after: { status },
          reason,
          ip: call.ip,
        })
        return ok({ id, status })
      }),
  })
