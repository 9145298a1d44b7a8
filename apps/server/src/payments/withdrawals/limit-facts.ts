import { LIMIT_SCALE } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { Tx } from '#platform/database/tx.ts'
import { limitsOf, usedOf } from './limits.sql.ts'

const inDollars = (minor: Amount): string => formatAmount(minor, LIMIT_SCALE)
const fact = (limit: Amount, left: Amount) => ({ limit: inDollars(limit), used: inDollars(left), ccy: 'USD' })

/** Limits of withdrawals in 24 hours and in the calendar month, and the used amounts, in US dollars. */
export async function limitFacts(tx: Tx, customerId: string) {
  const [limits, used] = [await limitsOf(tx, customerId, 'read'), await usedOf(tx, customerId, tx.now)]
  return { withdraw24h: fact(limits.day, used.last24Hours), withdrawMonth: fact(limits.month, used.month) }
}
