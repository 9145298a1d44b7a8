import { fiatOrderMachine, type FiatOrderEvent } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { FIAT_CHECKING_DAYS } from '@tessera/domain/payments/fiat-orders/terms.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ownProof } from './proof.ts'
import { fiatOrderPaymentFound, fiatOrderWrongStatus } from './refusals.ts'
import { dueOrders, findOrder, lockOrder, type OrderRow, paymentWaits, readOrder, setPaid } from './orders.sql.ts'

type Refused = 'NOT_FOUND' | 'FIAT_ORDER_WRONG_STATUS' | 'FIAT_ORDER_PAYMENT_FOUND'

/** Marks an order as paid by the customer, with an optional proof. It credits nothing. */
export async function confirmPaid(
  tx: Tx,
  customerId: string,
  { id, proof }: { readonly id: string; readonly proof?: string | undefined },
): Promise<Outcome<OrderRow, Exclude<Refused, 'FIAT_ORDER_PAYMENT_FOUND'> | 'FIAT_PROOF_UNKNOWN'>> {
  if ((await findOrder(tx, id, customerId)) === undefined) return refuse('NOT_FOUND')
  const own = await ownProof(tx, customerId, proof)
  if (!own.ok) return own
  if (!(await step(tx, id, 'confirm_paid'))) return fiatOrderWrongStatus
  await setPaid(tx, id, proof ?? null)
  return ok(await readOrder(tx, id))
}

/** Cancels an order for its customer, unless a payment for it waits for a decision. */
export async function cancelOrder(tx: Tx, customerId: string, id: string): Promise<Outcome<OrderRow, Refused>> {
  if ((await findOrder(tx, id, customerId)) === undefined) return refuse('NOT_FOUND')
  await lockOrder(tx, { id })
  if (await paymentWaits(tx, id)) return fiatOrderPaymentFound
  return (await step(tx, id, 'cancel')) ? ok(await readOrder(tx, id)) : fiatOrderWrongStatus
}

const step = async (tx: Tx, id: string, event: FiatOrderEvent): Promise<boolean> =>
  (await move(tx, 'fiat_order', id, fiatOrderMachine, event)) !== undefined

/** Ends expired orders, each in its own transaction. */
export async function endDueOrders(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:fiat_orders')
  const due = await inTx(async (tx) => ok(await dueOrders(tx, tx.now, FIAT_CHECKING_DAYS)))
  for (const { id, event } of due.value)
    await inTx(async (tx) => {
      await lockOrder(tx, { id })
      // A payment may have arrived after the list was read.
      if (!(await paymentWaits(tx, id))) await step(tx, id, event)
      return ok(undefined)
    })
}
