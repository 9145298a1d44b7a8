import { hoursFault, nextOpening, sessionAt, type TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many, one } from '#platform/database/rows.ts'
import { settingConflict, settingNeverOpen, settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectRules } from '#platform/settings/subject-rules.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockMarket } from './move-market.sql.ts'

/**
 * The rules of the trading hours of pairs. Resting orders remain in the book while the hours keep their pair closed.
 */
export const hoursRules: SubjectRules<'tradingHours'> = {
  check: async (tx, { subject, after }) => {
    const symbols = await tradedPairs(tx)
    if (!symbols.includes(subject)) return settingSubjectWrong(symbols.join(', ') || 'BASE-QUOTE')
    const fault = hoursFault(after)
    if (fault !== undefined) return settingConflict(fault.field, fault.accepted)
    return opensAgain(after, tx.now) ? ok(undefined) : settingNeverOpen
  },
  touched: (tx, { subject, after }) => countOrders(tx, subject, after),
  apply: async (tx, { subject, after }) => {
    await lockMarket(tx, subject)
    await changed(tx, sql`update market set hours = ${JSON.stringify(after)}::jsonb where symbol = ${subject}`)
  },
}

/** False if the holidays leave no trading day within a year. */
const opensAgain = (hours: TradingHours, now: Date): boolean =>
  sessionAt(hours, now) !== undefined || nextOpening(hours, now) !== undefined

const tradedPairs = async (tx: Tx): Promise<string[]> =>
  (await many(tx, sql<{ symbol: string }>`select symbol from market where delisted_at is null order by symbol`)).map(
    ({ symbol }) => symbol,
  )

type Counts = { open_orders: number; orders_before_opening: number }
/** Counts open orders, and those whose good-till date comes before the pair opens, if the hours close it now. */
function countOrders(tx: Tx, symbol: string, hours: TradingHours): Promise<Counts> {
  const opening = sessionAt(hours, tx.now) === undefined ? nextOpening(hours, tx.now) : undefined
  return one(
    tx,
    sql<Counts>`
      select count(*)::int as open_orders, count(*) filter (where until <= ${opening ?? null}::timestamptz)::int as orders_before_opening
        from trading_order where market = ${symbol} and status in (0, 1, 5)`,
  )
}
