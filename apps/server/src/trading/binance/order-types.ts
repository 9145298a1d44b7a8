import type { OrderFacts } from '#trading/trading/order-view.ts'
import { invalid, missing, notRequired } from './errors.ts'

/** Self-trade prevention: the new order is cancelled if it would meet one of the same customer (`cancel_taker`). */
export const SELF_TRADE = 'EXPIRE_TAKER'

type Kind = Pick<OrderFacts, 'type' | 'flag'>
type Shape = { readonly type: string; readonly timeInForce: string }

/**
 * Our types and flags of an order as Binance's type and time in force, in both directions. Types with a `fixed` time in
 * force are sent without one.
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

/** A post-only stop can be placed only on the site. Here it is shown as a resting stop. */
export const shapeOf = ({ type, flag }: Kind): Shape =>
  kinds.find((kind) => kind.type === type && kind.flag === flag)?.as ?? { type: 'STOP_LOSS_LIMIT', timeInForce: 'GTC' }

/** Returns our type and flag. An unsupported type or time in force is rejected with Binance's own code. */
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
