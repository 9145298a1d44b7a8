import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { WebhookEvent } from '@tessera/domain/profile/webhooks/events.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  cancelledOrders,
  endOfCancels,
  type EndedOrder,
  endOfFills,
  filledOrders,
  hasOrderReceivers,
  lockOrdersRead,
  newestOrders,
  setOrdersRead,
} from '#services/webhook-events/events.sql.ts'
import { recordEvent } from '#services/webhook-events/record-event.ts'

const BATCH_SIZE = 2000

/**
 * Writes events of orders that were filled or cancelled since the last run. They are read from committed batches, so that
 * placing an order costs no more. An order that is read twice has one event.
 */
export const recordOrders = (deps: Pick<Deps, 'inTx'>): Promise<void> =>
  deps
    .inTx('job:record_webhook_orders')(async (tx) => {
      const read = await lockOrdersRead(tx)
      if (!(await hasOrderReceivers(tx))) {
        await setOrdersRead(tx, await newestOrders(tx))
        return ok(undefined)
      }
      const end = {
        fill_seq: await endOfFills(tx, read.fill_seq, BATCH_SIZE),
        canceled_number: await endOfCancels(tx, read.canceled_number, BATCH_SIZE),
      }
      const filled = await filledOrders(tx, read.fill_seq, end.fill_seq)
      for (const order of filled) await record(tx, 'order.filled', order)
      const cancelled = await cancelledOrders(tx, read.canceled_number, end.canceled_number)
      for (const order of cancelled) await record(tx, 'order.cancelled', order)
      await setOrdersRead(tx, end)
      return ok(undefined)
    })
    .then(() => undefined)

const record = (tx: Tx, type: WebhookEvent, order: EndedOrder): Promise<void> =>
  recordEvent(tx, order.customer_id, {
    type,
    subjectId: order.id,
    data: {
      clientOrderId: order.client_order_id.split('#')[0],
      symbol: order.symbol,
      side: order.side,
      price: formatAmount(amount(order.price), order.price_scale),
      quantity: formatAmount(amount(order.quantity), order.quantity_scale),
      filled: formatAmount(amount(order.filled), order.quantity_scale),
    },
  })
