import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { approveByTwo, type Player } from './stage.ts'

type StoryValuation = {
  readonly symbol: string
  /** The day of publication, a week after the date of the valuation. */
  readonly day: number
  readonly price: string
}

const VALUER = 'Harrow & Tan Valuers'
const WEEK_MS = 7 * DAY_MS

/** Valuations of two traded shares, in their own currency. */
export const valuations: readonly StoryValuation[] = [
  { symbol: 'AURB', day: -38, price: '16.20' },
  { symbol: 'HCCL', day: -38, price: '1.41' },
  { symbol: 'AURB', day: -9, price: '16.55' },
  { symbol: 'HCCL', day: -9, price: '1.43' },
]

/** Two operators publish a valuation. */
export const publishValuation = (
  productId: string,
  price: string,
  now: Date,
  [maker, checker]: readonly [Player, Player],
): Promise<void> =>
  approveByTwo(maker, checker, 'product_valuation', productId, 'As in the report of the valuer.', {
    asOf: new Date(now.getTime() - WEEK_MS).toISOString().slice(0, 10),
    price,
    valuer: VALUER,
  })
