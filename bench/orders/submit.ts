import type { OrderRequest } from './generated-orders.ts'

/** Places one order; resolves when it is durable. */
export type PlaceOrder = (orderRequest: OrderRequest) => Promise<void>
export type Speed = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Runs a number of submitters, each of which sends its next order when the last one is acknowledged. */
export async function submit(place: PlaceOrder, orders: Iterator<OrderRequest>, submitters: number): Promise<Speed> {
  const took: number[] = []
  const submitter = async (): Promise<void> => {
    for (let next = orders.next(); next.done !== true; next = orders.next()) {
      const sent = performance.now()
      await place(next.value)
      took.push(performance.now() - sent)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: submitters }, submitter))
  const seconds = (performance.now() - startedAt) / 1_000
  took.sort((a, b) => a - b)
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? NaN
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) }
}
