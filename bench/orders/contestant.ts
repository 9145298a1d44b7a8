import type { Place } from './submit.ts'

/** What was traded, by the client order ids: the same for every design when one submitter sends the same orders. */
export type Tape = { readonly orders: number; readonly fills: number; readonly digest: string }

/** A design that takes orders and can prove afterwards that its books are right. */
export type Contestant = {
  readonly place: Place
  /** Throws when the books are not right. */
  readonly audit: () => Promise<Tape>
  readonly close: () => Promise<void>
}
