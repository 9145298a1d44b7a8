import type { OrderFacts } from '#trading/trading/order-view.ts'
import { invalid, missing, notRequired } from './errors.ts'

/** What becomes of an order that would meet one of the same customer: the book takes the one that comes out (`cancel_taker`). */
export const SELF_TRADE = 'EXPIRE_TAKER'

type Kind = Pick<OrderFacts, 'type' | 'flag'>
type Shape = { readonly type: string; readonly timeInForce: string }

/**
 * Our types and flags of an order as Binance's type and time in force; what is asked for is found in the same rows. One that
 * is always good in one way alone (`fixed`) is asked for without a time in force.
 */
const kinds: readonly (Kind & { readonly as: Shape; readonly fixed?: true })[] = [
  { type: 'limit', flag: 'gtc', as: { type: 'LIMIT', timeInForce: 'GTC' } },
  { type: 'limit', flag: 'ioc', as: { type: 'LIMIT', timeInForce: 'IOC' } },
  { type: 'limit', flag: 'fok', as: { type: 'LIMIT', timeInForce: 'FOK' } },
  { type: 'limit', flag: 'post_only', as: { type: 'LIMIT_MAKER', timeInForce: 'GTC' }, fixed: true },
  { type: 'market', flag: 'ioc', as: { type: 'MARKET', timeInForce: 'GTC' }, fixed: true },
  { type: 'stop_limit', flag: 'gtc', as: { type: 'STOP_LOSS_LIMIT', timeInForce: 'GTC' } },
  { type: 'stop_limit', flag: 'ioc', as: { type: 'STOP_LOSS_LIMIT', timeInForce: 'IOC' } },
  { type: 'stop_limit', flag: 'fok', as: { type: 'STOP_LOSS_LIMIT', timeInForce: 'FOK' } },
]
export const orderTypes: readonly string[] = [...new Set(kinds.map(({ as }) => as.type))]

/** A stop that may not take is placed on the site alone; here it is shown as one that rests. */
export const shapeOf = ({ type, flag }: Kind): Shape =>
  kinds.find((kind) => kind.type === type && kind.flag === flag)?.as ?? { type: 'STOP_LOSS_LIMIT', timeInForce: 'GTC' }

/** Ours for theirs. A type or a time in force that we do not have is refused by Binance's own number. */
export function kindOf(type: string, timeInForce: string | undefined): Kind {
  const rows = kinds.filter(({ as }) => as.type === type)
  const [first] = rows
  if (first === undefined) throw invalid(-1116, 'orderType')
  if (first.fixed === true && timeInForce !== undefined) throw notRequired('timeInForce')
  if (first.fixed === true) return first
  if (timeInForce === undefined) throw missing('timeInForce')
  const row = rows.find(({ as }) => as.timeInForce === timeInForce)
  if (row === undefined) throw invalid(-1115, 'timeInForce')
  return row
}
