import { formatAmount } from '@tessera/domain/money/amount.ts'
import { z } from 'zod'
import type { QueuedLine } from './lines.sql.ts'

/** A line as both people see it who decide on it. */
export const LineSeen = z.object({
  bank: z.string(),
  lineId: z.string(),
  accountNumber: z.string(),
  amount: z.string(),
  coin: z.string(),
  payerName: z.string(),
  text: z.string(),
  reason: z.string(),
})
type LineSeen = z.output<typeof LineSeen>

export const lineSeen = (line: QueuedLine): LineSeen => ({
  bank: line.bank,
  lineId: line.line_id,
  accountNumber: line.account_number,
  amount: formatAmount(line.amount, line.scale),
  coin: line.coin,
  payerName: line.payer_name,
  text: line.remittance,
  reason: line.reason,
})

export const summaryOf = (line: LineSeen) => ({
  number: `BANK-${line.lineId}`,
  subject: line.payerName,
  about: [
    { field: 'line.amount', value: line.amount, unit: line.coin },
    { field: 'line.reason', value: line.reason },
  ],
})
