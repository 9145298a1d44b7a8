import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#parts/api.ts'
import { freshId } from '#parts/fresh-id.ts'
import { inDays } from '#parts/time-text.ts'
import { storeOrder, type StoredOrder, storedOrder } from './stored-order.ts'
import type { Order, Wish } from './orders.queries.ts'

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
/** An order may still be on its way to the server. */
const FIRST_LOOK_MS = 2_000

/** An order, and in how many days it ends: pressed again, it is the same order and ends when it would have. */
export type Sending = { readonly wish: Wish; readonly days: number | undefined }
const textOf = ({ wish, days }: Sending): string => JSON.stringify({ wish, days })

export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/**
 * Places an order once. The key is made for a wish and kept until a final answer, so that pressing twice cannot trade
 * twice; when the outcome is unclear, the server is asked for the order of that key. Not found, it keeps the key, in case
 * the first message is still on its way. What a page before this one sent without hearing the end of it is asked for first.
 */
export function usePlaceOrder(symbol: string, onPlaced: (order: Order, sent: Wish | undefined) => void) {
  const [checking, setChecking] = useState(false)
  const became = (key: string): Promise<Order | undefined> => {
    setChecking(true)
    return orderUnder(key)
  }
  const mutation = useMutation<Order | undefined, Error, Sending | StoredOrder>({
    mutationFn: async (asked) => {
      if ('key' in asked) return became(asked.key)
      const kept = keptFor(symbol, asked)
      storeOrder(symbol, kept)
      try {
        const sent = kept.until === null ? asked.wish : { ...asked.wish, until: kept.until }
        return await api.orders.place(sent, { idempotencyKey: kept.key })
      } catch (error) {
        if (!(error instanceof ApiError) || !isOutcomeUnknown(error.code)) {
          if (!kept.doubted) storeOrder(symbol, undefined)
          throw error
        }
        storeOrder(symbol, { ...kept, doubted: true })
        const order = await became(kept.key)
        if (order === undefined) throw error
        return order
      }
    },
    onSuccess: (order, asked) => {
      if (order === undefined) return
      storeOrder(symbol, undefined)
      onPlaced(order, 'key' in asked ? undefined : asked.wish)
    },
    onSettled: () => setChecking(false),
  })
  const { error, mutate, variables } = mutation
  const askedFor = useRef<string>(undefined)
  useEffect(() => {
    const kept = storedOrder(symbol)
    // Each order is looked up on the server once, even if React runs this effect again.
    if (kept === undefined || askedFor.current === kept.key) return
    askedFor.current = kept.key
    storeOrder(symbol, { ...kept, doubted: true })
    mutate(kept)
  }, [symbol, mutate])
  return {
    place: (sending: Sending) => mutate(sending),
    busy: mutation.isPending,
    checking,
    /** Why the last one was not placed, for the form that still says the same. */
    errorOf: (sending: Sending): ApiError | undefined =>
      error instanceof ApiError && variables && !('key' in variables) && textOf(variables) === textOf(sending)
        ? error
        : undefined,
  }
}

/** What the same order went out with before, or what it goes out with now. */
function keptFor(symbol: string, sending: Sending): StoredOrder {
  const [before, text] = [storedOrder(symbol), textOf(sending)]
  if (before?.text === text) return before
  const until = sending.days === undefined ? null : inDays(sending.days)
  return { text, key: freshId(), until, doubted: false }
}

/** Returns the order of that key; undefined if the server knows of none. Asks until the server answers. */
async function orderUnder(clientOrderId: string): Promise<Order | undefined> {
  await pause(FIRST_LOOK_MS)
  return untilClear(() =>
    api.orders.one({ clientOrderId }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'ORDER_NOT_FOUND') return undefined
      throw error
    }),
  )
}
