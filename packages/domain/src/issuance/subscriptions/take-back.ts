import type { ProductStatus } from '#issuance/products/machine.ts'
import { isOpen } from './quote.ts'

/** How long a subscription may be taken back once what its owner accepted has changed. Source: decision G38. */
export const TAKE_BACK_DAYS = 2

/** What a product's life and a subscription's acceptance say about taking it back. */
export type TakeBack = {
  readonly status: ProductStatus
  readonly opensAt: Date
  readonly closesAt: Date
  readonly acceptedVersion: number
  /** The last version that changed what must be accepted, and until when those before it may be taken back. */
  readonly reopenedVersion: number | null
  readonly reopenedUntil: Date | null
}

/** Whether a pending subscription may be taken back: while the offer is open, and after a change until its time is over, closed or not. */
export function mayTakeBack(of: TakeBack, now: Date): boolean {
  const { status, acceptedVersion, reopenedVersion, reopenedUntil } = of
  if (isOpen(of, now)) return true
  const waits = status === 'in_subscription' || status === 'subscription_ended'
  const isOlder = reopenedVersion !== null && acceptedVersion < reopenedVersion
  return waits && isOlder && reopenedUntil !== null && now < reopenedUntil
}
