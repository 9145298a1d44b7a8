import { ApiError } from '@tessera/contract/client.ts'
import { isUnclear } from '@tessera/contract/unclear.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../lib/api.ts'
import { inDays } from '../lib/time-text.ts'
import type { Order, Wish } from './orders.queries.ts'
import { freshId } from '../lib/fresh-id.ts'

const again = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const ASK_AGAIN_MS = 2_000

/** An order, and in how many days it ends: pressed again, it is the same order and ends when it would have. */
type Sending = { readonly wish: Wish; readonly days: number | undefined }
/** `doubted` once a message under the key came to nothing that anybody knows: no later refusal clears that up. */
type Kept = { readonly text: string; readonly key: string; readonly sent: Wish; readonly doubted: boolean }

/**
 * Places an order once. The key is made for a wish and kept until a final answer, so that pressing twice cannot trade
 * twice; when the outcome is unclear, the server is asked for the order of that key. Not found, it keeps the key, in case
 * the first message is still on its way.
 */
export function usePlaceOrder(onPlaced: (order: Order) => void) {
  const kept = useRef<Kept>(undefined)
  const [checking, setChecking] = useState(false)
  const mutation = useMutation<Order, Error, Sending>({
    mutationFn: async ({ wish, days }) => {
      const text = JSON.stringify({ wish, days })
      if (kept.current?.text !== text)
        kept.current = {
          text,
          key: freshId(),
          sent: days === undefined ? wish : { ...wish, until: inDays(days) },
          doubted: false,
        }
      const { key, sent, doubted } = kept.current
      try {
        return await api.orders.place(sent, { idempotencyKey: key })
      } catch (error) {
        if (!(error instanceof ApiError) || !isUnclear(error.code)) {
          if (!doubted) kept.current = undefined
          throw error
        }
        kept.current = { ...kept.current, doubted: true }
        setChecking(true)
        return await orderUnder(key, error)
      }
    },
    onSuccess: (order) => {
      kept.current = undefined
      onPlaced(order)
    },
    onSettled: () => setChecking(false),
  })
  const { error } = mutation
  return {
    place: mutation.mutate,
    busy: mutation.isPending,
    checking,
    error: error instanceof ApiError ? error : undefined,
    reset: mutation.reset,
  }
}

/** The order of that key, however long nobody can say; the first error when the server knows of none. */
async function orderUnder(clientOrderId: string, first: ApiError): Promise<Order> {
  for (;;) {
    await again(ASK_AGAIN_MS)
    try {
      return await api.orders.one({ clientOrderId })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'ORDER_NOT_FOUND') throw first
      if (!isUnclear(error.code)) throw error
    }
  }
}
