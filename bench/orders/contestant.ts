import type { Load } from './load-client.ts'
import { type PlaceOrder, type Speed, submit } from './submit.ts'
import { generateOrders } from './generated-orders.ts'

/** The trades by client order ids: the same for every design if one submitter sends the same orders. */
export type Tape = { readonly orders: number; readonly fills: number; readonly digest: string }

/** A design that accepts orders and can prove afterwards that its books are right. */
export type Design = {
  readonly place: PlaceOrder
  /** Throws if the books are not right. */
  readonly audit: () => Promise<Tape>
  readonly close: () => Promise<void>
}
/** A design, and a function that sends orders to it with a number of submitters. */
export type Contestant = Omit<Design, 'place'> & { readonly take: (load: Load) => Promise<Speed> }
export type Open = (url: string, customers: readonly string[]) => Promise<Contestant>

/** Submitters in the design's own process. */
export const inProcess =
  (open: (url: string) => Promise<Design>): Open =>
  async (url, customers) => {
    const { place, audit, close } = await open(url)
    const take = ({ from, count, submitters }: Load): Promise<Speed> =>
      submit(place, generateOrders(customers, count, from), submitters)
    return { take, audit, close }
  }
