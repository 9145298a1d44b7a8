import { orders as rows } from '@tessera/contract/trading/orders/orders.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { ratesOf, readCoinDiscount, readFeeFacts } from '#books/fees/rates-of.ts'
import { cancelOrder } from '#trading/orders/cancel-order.ts'
import { senderOf } from '#platform/http/call.ts'
import { commissionForOrder } from './account.ts'
import { BinanceError, cancelRefusedByCore, missing, refused, STATUS_UNKNOWN, unknownOrderSent } from './errors.ts'
import { canceledOrder, queriedOrder } from './order-shape.ts'
import { findNumbered, type NumberedOrder } from './orders.sql.ts'
import { clientId, flag, symbol, whole } from './params.ts'
import { mustBePlaceable, mustFind, placement, placeOrder, type Trading, tryPlacement } from './place-order.ts'
import { type Caller, own, type Route } from './route.ts'
import { findMarket, ofMarket } from './symbols.ts'
import { orderNotFound } from '#trading/trading/refusals.ts'

const named = { symbol, orderId: whole.optional(), origClientOrderId: clientId.optional() }
type Named = z.output<z.ZodObject<typeof named>>
const path = '/api/v3/order'

/** Places, cancels and reads own orders. */
export function orderRoutesOfBinance(deps: Trading): readonly Route[] {
  return [
    own({
      method: 'POST',
      path,
      needs: 'trade',
      places: true,
      does: rows.place,
      runsInCore: true,
      input: z.object(placement),
      handle: (request, caller) => placeOrder(deps, caller, request),
    }),
    own({
      method: 'POST',
      path: `${path}/test`,
      needs: 'trade',
      input: z.object({ ...placement, computeCommissionRates: flag.optional() }),
      handle: async (request, caller) => {
        const outcome = await tryPlacement(deps, caller, request)
        if (!outcome.ok || request.computeCommissionRates !== true) return outcome
        const facts = await readFeeFacts(deps, caller.customerId)
        const coin = await readCoinDiscount(deps, caller.customerId)
        return ofMarket(deps.db, request.symbol, async ({ terms }) =>
          commissionForOrder(ratesOf(facts, terms), coin, terms),
        )
      },
    }),
    own({
      method: 'GET',
      path,
      needs: 'read',
      input: z.object(named),
      handle: async (request, caller) => {
        const order = await findNamed(deps, caller, request)
        return order === undefined ? orderNotFound : ok(queriedOrder(order))
      },
    }),
    own({
      method: 'DELETE',
      path,
      needs: 'trade',
      does: rows.cancel,
      runsInCore: true,
      input: z.object({
        ...named,
        newClientOrderId: clientId.optional(),
        cancelRestrictions: z.enum(['ONLY_NEW', 'ONLY_PARTIALLY_FILLED']).optional(),
      }),
      handle: async (request, caller) => {
        const order = await findNamed(deps, caller, request)
        return ok(
          await cancelFound(deps, caller, order, { only: request.cancelRestrictions, as: request.newClientOrderId }),
        )
      },
    }),
    cancelReplaceRoute(deps),
  ]
}

async function findNamed(deps: Trading, caller: Caller, request: Named): Promise<NumberedOrder | undefined> {
  if (request.orderId === undefined && request.origClientOrderId === undefined) throw missing('orderId')
  const market = await findMarket(deps, request.symbol)
  if (!market.ok) throw refused(market)
  const order = await findNumbered(deps, caller.customerId, request)
  return order?.terms.symbol === market.value.terms.symbol ? order : undefined
}

type CancelOptions = {
  readonly only: 'ONLY_NEW' | 'ONLY_PARTIALLY_FILLED' | undefined
  /** The cancel's own id. It is returned and not stored. */
  readonly as: string | undefined
}

/** Cancels an order. An order that is no longer open counts as unknown here. */
async function cancelFound(
  deps: Trading,
  caller: Caller,
  order: NumberedOrder | undefined,
  { only, as }: CancelOptions,
): Promise<object> {
  if (order === undefined) throw unknownOrderSent()
  if (only !== undefined && order.status !== { ONLY_NEW: 0, ONLY_PARTIALLY_FILLED: 1 }[only])
    throw new BinanceError(400, -2011, 'Order was not canceled due to cancel restrictions.')
  return { ...canceledOrder(await takeOut(deps, caller, order)), ...(as !== undefined && { clientOrderId: as }) }
}

async function takeOut(deps: Trading, caller: Caller, order: NumberedOrder): Promise<NumberedOrder> {
  const canceled = await cancelOrder(deps, deps.trading, senderOf(caller), order.id)
  if (!canceled.ok) throw canceled.code === 'ORDER_NOT_FOUND' ? unknownOrderSent() : cancelRefusedByCore(canceled)
  return mustFind(deps, caller, order.id)
}

/**
 * Cancels one order and places another, in two steps. The second is not tried if the first fails, unless the request
 * allows it. Nothing is cancelled for an order that would be rejected. A step with an unknown result ends the call with
 * that error, because a client that received a failure would place the order again.
 */
const cancelReplaceRoute = (deps: Trading): Route =>
  own({
    method: 'POST',
    path: `${path}/cancelReplace`,
    needs: 'trade',
    places: true,
    does: rows.place,
    runsInCore: true,
    input: z.object({
      ...placement,
      cancelReplaceMode: z.enum(['STOP_ON_FAILURE', 'ALLOW_FAILURE']),
      cancelOrderId: whole.optional(),
      cancelOrigClientOrderId: clientId.optional(),
      cancelNewClientOrderId: clientId.optional(),
      cancelRestrictions: z.enum(['ONLY_NEW', 'ONLY_PARTIALLY_FILLED']).optional(),
    }),
    handle: async (request, caller) => {
      const name = { orderId: request.cancelOrderId, origClientOrderId: request.cancelOrigClientOrderId }
      const old = await findNamed(deps, caller, { symbol: request.symbol, ...name })
      await mustBePlaceable(deps, caller, request, old)
      const out = await tried(() =>
        cancelFound(deps, caller, old, { only: request.cancelRestrictions, as: request.cancelNewClientOrderId }),
      )
      if (!out.done && request.cancelReplaceMode === 'STOP_ON_FAILURE') throw cancelReplaceError(out)
      const into = await tried(async () => {
        const placed = await placeOrder(deps, caller, request)
        if (!placed.ok) throw refused(placed)
        return placed.value
      })
      if (!out.done || !into.done) throw cancelReplaceError(out, into)
      return ok(cancelReplaceResult(out, into))
    },
  })

type Tried = { readonly done: true; readonly value: unknown } | { readonly done: false; readonly error: BinanceError }
async function tried(step: () => Promise<unknown>): Promise<Tried> {
  try {
    return { done: true, value: await step() }
  } catch (error) {
    if (error instanceof BinanceError && error.code !== STATUS_UNKNOWN) return { done: false, error }
    throw error
  }
}

/** Returns the result of each half: its own response, or its own error. */
const cancelReplaceResult = (out: Tried, into?: Tried) => ({
  cancelResult: resultOf(out),
  newOrderResult: into === undefined ? 'NOT_ATTEMPTED' : resultOf(into),
  cancelResponse: responseOf(out),
  newOrderResponse: into === undefined ? null : responseOf(into),
})
const resultOf = ({ done }: Tried) => (done ? 'SUCCESS' : 'FAILURE')
const responseOf = (half: Tried): unknown =>
  half.done ? half.value : { code: half.error.code, msg: half.error.message }

function cancelReplaceError(out: Tried, into?: Tried): BinanceError {
  const data = cancelReplaceResult(out, into)
  return out.done || into?.done === true
    ? new BinanceError(409, -2021, 'Order cancel-replace partially failed.', { data })
    : new BinanceError(400, -2022, 'Order cancel-replace failed.', { data })
}
