import type { ProductStatus } from '#issuance/products/machine.ts'
import { isOpen } from './quote.ts'

/** Days within which a subscription may be withdrawn after its accepted content changed. Source: decision G38. */
export const TAKE_BACK_DAYS = 2

/** The facts of product and subscription that determine if the subscription may be withdrawn. */
export type TakeBack = {
  readonly status: ProductStatus
  readonly opensAt: Date
  readonly closesAt: Date
  readonly acceptedVersion: number
  /** The last version that changed accepted content, and the time until which older subscriptions may be withdrawn. */
  readonly reopenedVersion: number | null
  readonly reopenedUntil: Date | null
}

/**
 * True if a pending subscription may be withdrawn. That is possible while the offer is open, and for some days after a
 * change even if the offer has closed.
 */
export function mayTakeBack(of: TakeBack, now: Date): boolean {
  const { status, acceptedVersion, reopenedVersion, reopenedUntil } = of
  if (isOpen(of, now)) return true
  const waits = status === 'in_subscription' || status === 'subscription_ended'
  const isOlder = reopenedVersion !== null && acceptedVersion < reopenedVersion
  return waits && isOlder && reopenedUntil !== null && now < reopenedUntil
}
