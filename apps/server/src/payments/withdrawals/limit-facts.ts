import { LIMIT_SCALE } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { Tx } from '#platform/database/tx.ts'
import { limitsOf, usedOf } from './limits.sql.ts'

const text = (value: Amount): string => formatAmount(value, LIMIT_SCALE)
const fact = (limit: Amount, used: Amount, ccy: string) => ({ limit: text(limit), used: text(used), ccy })

/**
 * Returns the limits of withdrawals in 24 hours, in the calendar day and in the calendar month, and the used amounts,
 * in the reference currency. Without a price to convert earlier amounts, the whole limit counts as used.
 */
export async function limitFacts(tx: Tx, customerId: string) {
  const { ownUntil: _end, ...facts } = await ownLimitFacts(tx, customerId)
  return facts
}

/** Returns the limits and used amounts, with the end of limits that two people set for this customer alone. */
export async function ownLimitFacts(tx: Tx, customerId: string) {
  const { currency, day, calendarDay, month, ownUntil } = await limitsOf(tx, customerId, 'read')
  const used = (await usedOf(tx, customerId, currency)) ?? {
    last24Hours: day,
    calendarDay: calendarDay ?? day,
    month,
  }
  return {
    withdraw24h: fact(day, used.last24Hours, currency),
    withdrawDay: calendarDay === null ? null : fact(calendarDay, used.calendarDay, currency),
    withdrawMonth: fact(month, used.month, currency),
    ownUntil: ownUntil?.toISOString() ?? null,
  }
}
