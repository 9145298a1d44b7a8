import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#parts/api.ts'
import { freshId } from '#parts/fresh-id.ts'
import { inDays } from '#parts/time-text.ts'
import { retryUntilAnswered } from '#parts/retry-until-answered.ts'
import { storeOrder, type StoredOrder, storedOrder } from './stored-order.ts'
import type { Order, OrderRequest } from './orders.queries.ts'

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
/** An order may still be on its way to the server. */
const FIRST_LOOKUP_MS = 2_000

/** An order and the number of days until it ends. Pressed again, it is the same order with the same end. */
export type Sending = { readonly orderRequest: OrderRequest; readonly days: number | undefined }
const textOf = ({ orderRequest, days }: Sending): string => JSON.stringify({ orderRequest, days })

export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/**
 * Places an order once. The key belongs to the order and is kept until a final response, so that pressing twice cannot
 * trade twice. If the outcome is unclear, the order is looked up by its key. If it is not found, the key stays, because
 * the first request may still arrive. An order of an earlier page that got no response is looked up first.
 */
export function usePlaceOrder(symbol: string, onPlaced: (order: Order, sent: OrderRequest | undefined) => void) {
  const [checking, setChecking] = useState(false)
  const became = (key: string): Promise<Order | undefined> => {
    setChecking(true)
    return findOrder(key)
  }
  const mutation = useMutation<Order | undefined, Error, Sending | StoredOrder>({
    mutationFn: async (request) => {
      if ('key' in request) return became(request.key)
      const stored = orderToSend(symbol, request)
      storeOrder(symbol, stored)
      try {
        const sent = stored.until === null ? request.orderRequest : { ...request.orderRequest, until: stored.until }
        return await api.orders.place(sent, { idempotencyKey: stored.key })
      } catch (error) {
        if (!(error instanceof ApiError) || !isOutcomeUnknown(error.code)) {
          if (!stored.isUncertain) storeOrder(symbol, undefined)
          throw error
        }
        storeOrder(symbol, { ...stored, isUncertain: true })
        const order = await became(stored.key)
        if (order === undefined) throw error
        return order
      }
    },
    onSuccess: (order, request) => {
      if (order === undefined) return
      storeOrder(symbol, undefined)
      onPlaced(order, 'key' in request ? undefined : request.orderRequest)
    },
    onSettled: () => setChecking(false),
  })
  const { error, mutate, variables } = mutation
  const lookedUpKey = useRef<string>(undefined)
  useEffect(() => {
    const stored = storedOrder(symbol)
    // Each order is looked up on the server once, even if React runs this effect again.
    if (stored === undefined || lookedUpKey.current === stored.key) return
    lookedUpKey.current = stored.key
    storeOrder(symbol, { ...stored, isUncertain: true })
    mutate(stored)
  }, [symbol, mutate])
  return {
    place: (sending: Sending) => mutate(sending),
    busy: mutation.isPending,
    checking,
    /** The refusal of the last order, while the form still has the same order. */
    errorOf: (sending: Sending): ApiError | undefined =>
      error instanceof ApiError && variables && !('key' in variables) && textOf(variables) === textOf(sending)
        ? error
        : undefined,
  }
}

/** The stored request of the same order, or a new one. */
function orderToSend(symbol: string, sending: Sending): StoredOrder {
  const [before, text] = [storedOrder(symbol), textOf(sending)]
  if (before?.text === text) return before
  const until = sending.days === undefined ? null : inDays(sending.days)
  return { text, key: freshId(), until, isUncertain: false }
}

/** Looks up the order by its key until the server answers; undefined if there is none. */
async function findOrder(clientOrderId: string): Promise<Order | undefined> {
  await pause(FIRST_LOOKUP_MS)
  return retryUntilAnswered(() =>
    api.orders.one({ clientOrderId }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'ORDER_NOT_FOUND') return undefined
      throw error
    }),
  )
}
