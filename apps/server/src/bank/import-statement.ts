import { readStatement, type StatementLine, unreadable } from '@tessera/domain/fiat-orders/statement.ts'
import { parseAmount } from '@tessera/domain/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { recordAct } from '../audit/record.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type NewLine, scalesOfFiat } from './lines.sql.ts'
import { settleLine } from './settle-line.ts'

export type Imported = { read: number; known: number; credited: number; queued: number }
type Asked = { readonly bank: string; readonly text: string; readonly ip: string; readonly newId: () => string }
type Unreadable = 'BANK_STATEMENT_UNREADABLE'

/** Reads a statement as a whole: every line is settled, or nothing is when one cannot be read. */
export async function importStatement(tx: Tx, asked: Asked): Promise<Outcome<Imported, Unreadable>> {
  const statement = readStatement(asked.text)
  if (!statement.ok) return statement
  const scales = await scalesOfFiat(tx)
  const lines: NewLine[] = []
  for (const [index, raw] of statement.value.entries()) {
    const line = lineOf(raw, scales)
    if (!line.ok) return unreadable(index + 2, line.code)
    lines.push({ id: asked.newId(), bank: asked.bank, ...line.value })
  }
  const imported: Imported = { read: lines.length, known: 0, credited: 0, queued: 0 }
  for (const line of lines) imported[await settleLine(tx, line)] += 1
  await recordAct(tx, {
    action: 'bank.import_statement',
    target: { type: 'bank', id: asked.bank },
    after: imported,
    ip: asked.ip,
  })
  return ok(imported)
}

const text = (max: number) => z.string().max(max)
const Line = z.object({
  line_id: text(80).min(1),
  booked_on: z.iso.date(),
  account_number: text(40).min(1),
  direction: z.enum(['in', 'out']),
  payer_name: text(140),
  text: text(500),
})

/** A line as we keep it, or the name of the column that cannot be read. */
export function lineOf(raw: StatementLine, scales: ReadonlyMap<string, number>): Outcome<Omit<NewLine, 'id' | 'bank'>> {
  const read = Line.safeParse(raw)
  if (!read.success) return refuse(String(read.error.issues[0]?.path[0] ?? 'line'))
  const scale = scales.get(raw.currency)
  if (scale === undefined) return refuse('currency')
  const amount = parseAmount(raw.amount, scale)
  if (amount === undefined || amount === 0n) return refuse('amount')
  const {
    line_id: lineId,
    booked_on: bookedOn,
    account_number: accountNumber,
    direction,
    payer_name: payerName,
  } = read.data
  return ok({ lineId, bookedOn, accountNumber, direction, coin: raw.currency, amount, payerName, text: read.data.text })
}
