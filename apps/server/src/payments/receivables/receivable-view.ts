import type { Receivable, StaffReceivable } from '@tessera/contract/payments/receivables/receivables.ts'
import { type Amount, formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import type { ReceivableRow } from './receivables.sql.ts'

/** Returns the number of a receivable as people use it, such as `R-1001`. */
export const receivableNumber = ({ number }: Pick<ReceivableRow, 'number'>): string => `R-${number}`

/** Returns the part that the customer still owes. */
export const outstandingOf = (r: Pick<ReceivableRow, 'amount' | 'taken' | 'repaid' | 'written_off'>): Amount =>
  minus(minus(minus(r.amount, r.taken), r.repaid), r.written_off)

export function receivableView(r: ReceivableRow): z.input<typeof Receivable> {
  const text = (minor: ReceivableRow['amount']): string => formatAmount(minor, r.scale)
  return {
    id: r.id,
    number: receivableNumber(r),
    coin: r.coin,
    credited: text(r.amount),
    taken: text(r.taken),
    repaid: text(r.repaid),
    writtenOff: text(r.written_off),
    outstanding: text(outstandingOf(r)),
    cause: r.cause,
    causeText: r.cause_text,
    customerMessage: r.customer_message,
    at: r.at.toISOString(),
    blocks: r.closed_at === null && r.lifted_at === null,
    closedAt: r.closed_at?.toISOString() ?? null,
  }
}

export const staffReceivableView = (r: ReceivableRow): z.input<typeof StaffReceivable> => ({
  ...receivableView(r),
  lineId: r.line_id,
  customer: { id: r.customer_id, number: String(r.customer_number), name: r.customer_name },
})
