import { DAY_MS } from '#platform/clock/durations.ts'
import type { AdSide } from '#desk/otc-ads/ad.ts'
import { type DealStatus, isOpen } from './machine.ts'

/** Maximum number of open deals of one customer, on both sides together. */
export const MAX_OPEN_DEALS = 5
/** Days after its end within which a deal may be appealed. */
export const APPEAL_DAYS = 7
/** Hours within which operators must decide an appeal. */
export const APPEAL_HOURS = 24
/** Amount above which both sides of a deal are reminded of the law on large payments (specification §9). */
export const LARGE = { amount: 50_000n, fiat: 'CNY' } as const
/** Maximum number of messages per deal. */
export const MAX_MESSAGES = 500
export const MESSAGE_LENGTH = 500

type Deal = {
  readonly status: DealStatus
  /** The side of the reader in this deal. */
  readonly side: AdSide
  readonly payBy: Date
  readonly endedAt: Date | null
  readonly appealOpen: boolean
}
export const dealActions = ['pay', 'cancel', 'release', 'appeal', 'say'] as const
export type DealAction = (typeof dealActions)[number]

const withinAppeal = (endedAt: Date | null, now: Date): boolean =>
  endedAt !== null && now.getTime() - endedAt.getTime() < APPEAL_DAYS * DAY_MS

/** Returns the allowed actions of a side at a moment. Server and screens use this same table. */
export function mayDoWith({ status, side, payBy, endedAt, appealOpen }: Deal, now: Date): DealAction[] {
  const open = isOpen(status)
  const ended = status === 'released' || status === 'cancelled'
  const may: Readonly<Record<DealAction, boolean>> = {
    pay: side === 'buy' && status === 'created' && now < payBy,
    cancel: side === 'buy' && open,
    release: side === 'sell' && (status === 'paid' || status === 'appeal'),
    appeal: !appealOpen && (status === 'paid' || (ended && withinAppeal(endedAt, now))),
    say: open || appealOpen || withinAppeal(endedAt, now),
  }
  return dealActions.filter((action) => may[action])
}
