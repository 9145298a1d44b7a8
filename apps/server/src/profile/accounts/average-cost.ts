import type { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { positionAfter } from '@tessera/domain/profile/accounts/average-cost.ts'
import { amount, formatAmount, shareOf } from '@tessera/domain/books/money/amount.ts'
import type { Source } from '#platform/database/rows.ts'
import { type MoveRow, readMoves } from './moves.sql.ts'

/** Maximum number of entries that are read; more would keep the server busy. */
const MAX_ENTRIES = 10_000

/**
 * Returns the cost of a customer's holding by the weighted-average method; undefined parts of the ledger are not
 * guessed.
 */
export const averageCost = async (
  source: Source,
  customerId: string,
  coin: string,
): Promise<ReplyOf<typeof accounts.averageCost>> => replyOf(await readMoves(source, customerId, coin, MAX_ENTRIES + 1))

function replyOf(rows: readonly MoveRow[]): ReplyOf<typeof accounts.averageCost> {
  const [first] = rows
  const { quantity, cost, gap } = positionAfter(
    rows.map(({ quantity: moved, paid, coin }) => ({
      quantity: moved,
      paid: paid === null || coin === null ? undefined : { coin, amount: paid },
    })),
  )
  const nothing = { quantity: '0', currency: null, cost: null, average: null, gap: null }
  if (first === undefined) return nothing
  if (first.entries > MAX_ENTRIES) return { ...nothing, gap: 'long' }
  const unknown = { ...nothing, quantity: formatAmount(amount(quantity), first.scale), gap: gap ?? null }
  const scale = rows.find(({ coin }) => coin === cost?.coin)?.coin_scale
  if (cost === undefined || scale === undefined || scale === null) return unknown
  return {
    ...unknown,
    currency: cost.coin,
    cost: formatAmount(cost.amount, scale),
    average: formatAmount(shareOf(cost.amount, 10n ** BigInt(first.scale), quantity), scale),
  }
}
