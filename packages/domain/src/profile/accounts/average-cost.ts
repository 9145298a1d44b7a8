import { type Amount, amount, plus, shareOf } from '#books/money/amount.ts'

/** The price paid for received units, fee included, and the coin of that price. */
export type Paid = { readonly coin: string; readonly amount: Amount }

/**
 * One entry that changed a customer's units of a coin: positive for received, negative for sent. Transfers between own
 * accounts are left out. `paid` is missing if the ledger has no price: for a deposit, or a transfer from another
 * account.
 */
export type Move = { readonly quantity: bigint; readonly paid?: Paid | undefined }

/** Reasons for an unknown cost: some units came without a price, or units were paid in different coins. */
export const costGaps = ['outside', 'coins'] as const
export type CostGap = (typeof costGaps)[number]

/** Units owned and their cost, fees included; `cost` is missing without units or with a gap. */
export type Position = { readonly quantity: bigint; readonly cost?: Paid; readonly gap?: CostGap }

export const noPosition: Position = { quantity: 0n }

/**
 * Applies an entry by the weighted-average method. Received units add their price with the fee. Sent units reduce the
 * cost proportionally, whatever their sale price, so that the average does not change. At zero units, cost and gaps
 * start over.
 */
export function afterMove(before: Position, { quantity, paid }: Move): Position {
  const now = before.quantity + quantity
  if (now <= 0n) return noPosition
  if (quantity < 0n) return before.cost === undefined ? { ...before, quantity: now } : left(before, before.cost, now)
  if (before.gap !== undefined) return { quantity: now, gap: before.gap }
  if (paid === undefined) return { quantity: now, gap: 'outside' }
  if (before.cost !== undefined && before.cost.coin !== paid.coin) return { quantity: now, gap: 'coins' }
  return { quantity: now, cost: { coin: paid.coin, amount: plus(before.cost?.amount ?? amount(0n), paid.amount) } }
}

/** Rounded down at each sale, by less than one minor unit. */
const left = (before: Position, { coin, amount: cost }: Paid, quantity: bigint): Position => ({
  quantity,
  cost: { coin, amount: shareOf(cost, quantity, before.quantity) },
})

export const positionAfter = (moves: Iterable<Move>): Position => {
  let position = noPosition
  for (const move of moves) position = afterMove(position, move)
  return position
}

/**
 * Returns the value of a holding at the last price less its cost. A part of a position has the same part of the cost.
 */
export const unrealizedResult = (
  worth: Amount,
  held: bigint,
  { quantity, cost }: { readonly quantity: bigint; readonly cost: Amount },
): bigint => worth - shareOf(cost, held, quantity)
