import { type Amount, amount, plus, shareOf } from '#books/money/amount.ts'

/** What was paid for what came in, fee included, and in which coin. */
export type Paid = { readonly coin: string; readonly amount: Amount }

/**
 * One entry that changed how much of a coin a customer owns: + came in, − went out. Moves between own accounts are none.
 * `paid` is missing where the books know of no price: a deposit, another account's transfer.
 */
export type Move = { readonly quantity: bigint; readonly paid?: Paid | undefined }

/** Why nobody knows what a holding cost: part of it came without a price, or parts were paid in different coins. */
export const costGaps = ['outside', 'coins'] as const
export type CostGap = (typeof costGaps)[number]

/** What is owned and what that cost, fees included; `cost` is missing while nothing is owned, or as long as there is a gap. */
export type Position = { readonly quantity: bigint; readonly cost?: Paid; readonly gap?: CostGap }

export const noPosition: Position = { quantity: 0n }

/**
 * The weighted-average method. What comes in adds what was paid for it with the fee; what goes out takes its share of the cost
 * along, whatever it was sold for, so that the average of what stays is as before. Nothing left, nothing remembered: a gap lasts
 * until then.
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

/** Rounded down with each sale, by less than one minor unit. */
const left = (before: Position, { coin, amount: cost }: Paid, quantity: bigint): Position => ({
  quantity,
  cost: { coin, amount: shareOf(cost, quantity, before.quantity) },
})

export const positionAfter = (moves: Iterable<Move>): Position => {
  let position = noPosition
  for (const move of moves) position = afterMove(position, move)
  return position
}

/** What a holding at the last price is worth above what it cost; a share of a position carries that share of its cost. */
export const unrealizedResult = (
  worth: Amount,
  held: bigint,
  { quantity, cost }: { readonly quantity: bigint; readonly cost: Amount },
): bigint => worth - shareOf(cost, held, quantity)
