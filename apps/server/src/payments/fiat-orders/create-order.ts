import type { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { referenceOf } from '@tessera/domain/payments/fiat-orders/reference.ts'
import { depositAmount, FIAT_OPEN_ORDERS, FIAT_ORDER_HOURS } from '@tessera/domain/payments/fiat-orders/terms.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { requireDepositsOpen, requireSecured } from '#access/customers/customer-state.sql.ts'
import type { Random } from '#platform/random/random.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { depositClosed } from '#access/stops/refusals.ts'
import { isComingInStopped } from '#platform/settings/running-stops.sql.ts'
import { countOpenOrders, depositAccount, insertOrder, type OrderRow, readOrder } from './orders.sql.ts'
import { fiatOrderTooManyOpen, fiatUnsupported } from './refusals.ts'

/** Creates an order with its own reference. No money moves until the bank line arrives. */
export async function createOrder(
  tx: Tx,
  random: Random,
  customerId: string,
  request: { readonly fiat: string; readonly amount: string },
): Promise<Outcome<OrderRow, (typeof fiatOrders.create.refusals)[number]>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const open = requireDepositsOpen(customerState.value)
  if (!open.ok) return open
  const account = await depositAccount(tx, customerId, request.fiat)
  if (account === undefined) return fiatUnsupported
  if (await isComingInStopped(tx, account.coin)) return { ...depositClosed, field: 'fiat' }
  const amount = depositAmount(request.amount, account)
  if (!amount.ok) return amount
  if ((await countOpenOrders(tx, customerId)) >= FIAT_OPEN_ORDERS) return fiatOrderTooManyOpen
  const id = random.uuid()
  await insertOrder(tx, {
    id,
    customerId,
    coin: account.coin,
    amount: amount.value,
    reference: referenceOf(BigInt(`0x${random.uuid().replaceAll('-', '')}`)),
    bankAccountId: account.id,
    kyc: customerState.value.kyc_status,
    expiresAt: new Date(tx.now.getTime() + FIAT_ORDER_HOURS * HOUR_MS),
  })
  await recordFirstStatus(tx, 'fiat_order', id, fiatOrderMachine)
  return ok(await readOrder(tx, id))
}
