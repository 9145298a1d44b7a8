import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import type { CoreRefusal, Sender } from '#trading/trading/command.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { openOrderIds, type OpenFilter } from './orders.sql.ts'

/**
 * Cancels every open order of a customer. Returns the number of cancelled orders, without orders that ended in the
 * meantime.
 */
export async function cancelAll(
  source: Source,
  trading: TradingCore,
  sender: Sender,
  which: OpenFilter,
): Promise<Outcome<{ readonly canceled: number }, 'MARKET_HALTED' | CoreRefusal>> {
  const ids = await openOrderIds(source, sender.customer, which)
  const answers = await Promise.all(
    ids.map((order) => trading.submit({ kind: 'cancel', ...sender, order, cause: 'requested' })),
  )
  for (const answer of answers)
    if (!answer.ok && answer.code !== 'ORDER_NOT_FOUND') return { ...answer, code: answer.code }
  return ok({ canceled: answers.filter((answer) => answer.ok).length })
}
