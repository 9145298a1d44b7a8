import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { z } from 'zod'
import type { QueuedLine } from './lines.sql.ts'

const fields = {
  bank: z.string(),
  lineId: z.string(),
  accountNumber: z.string(),
  amount: z.string(),
  coin: z.string(),
  payerName: z.string(),
  text: z.string(),
}

/** A line as both deciding people see it. */
export const LineView = z.object({
  ...fields,
  reason: z.string(),
  /** The number of another line that may be the same payment; empty without one. */
  sameAs: z.string(),
})
type LineView = z.output<typeof LineView>

/** A line whose day is part of the decision: a claim or a credit. */
export const DatedLine = z.object({ ...fields, bookedOn: z.string() })
type DatedLine = z.output<typeof DatedLine>

type Line = Pick<
  QueuedLine,
  'bank' | 'line_id' | 'account_number' | 'amount' | 'coin' | 'scale' | 'payer_name' | 'remittance'
>

const fieldsOf = (line: Line) => ({
  bank: line.bank,
  lineId: line.line_id,
  accountNumber: line.account_number,
  amount: formatAmount(line.amount, line.scale),
  coin: line.coin,
  payerName: line.payer_name,
  text: line.remittance,
})

export const lineView = (line: QueuedLine): LineView => ({
  ...fieldsOf(line),
  reason: line.reason,
  sameAs: line.same_as ?? '',
})

export const datedLine = (line: Line & { readonly booked_on: string }): DatedLine => ({
  ...fieldsOf(line),
  bookedOn: line.booked_on,
})

export const summaryOf = (line: LineView) => ({
  number: `BANK-${line.lineId}`,
  subject: line.payerName,
  about: [
    { field: 'line.amount', value: line.amount, unit: line.coin },
    { field: 'line.reason', value: line.reason },
  ] as const,
})
