import { bank } from '@tessera/contract/bank.ts'
import type { InputOf } from '@tessera/contract/endpoint.ts'
import { readStatement, type StatementLine, unreadable } from '@tessera/domain/fiat-orders/statement.ts'
import { parseAmount } from '@tessera/domain/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { recordAct } from '../audit/record.sql.ts'
import type { OperatorCall } from '../platform/call.ts'
import type { Deps as AllDeps } from '../platform/deps.ts'
import { findByKey } from '../platform/idempotency.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type NewLine, scalesOfFiat, toldUnder } from './lines.sql.ts'
import { ourBanks } from './our-accounts.sql.ts'
import { settleLine, type Settled } from './settle-line.ts'

export type Imported = { read: number; known: number; credited: number; paid: number; queued: number }
type Deps = Pick<AllDeps, 'db' | 'inTx' | 'random'>
/** Lines settled in one transaction: some tenths of a second. */
const AT_ONCE = 20
type Unreadable = 'BANK_STATEMENT_UNREADABLE'

/**
 * Reads a statement as a whole: every line is settled, or nothing is when one cannot be read. A few lines are one
 * transaction: the books have one end, and whoever appends to it keeps all other money waiting. What was cut short is sent
 * again, and what was settled is then known.
 */
export async function importStatement(
  deps: Deps,
  call: OperatorCall,
  asked: InputOf<typeof bank.importStatement>,
): Promise<Outcome<Imported, Unreadable | 'BANK_UNKNOWN'>> {
  if (!(await ourBanks(deps)).includes(asked.bank)) return refuse('BANK_UNKNOWN', { field: 'bank' })
  const lines = await linesOf(deps, asked)
  if (!lines.ok) return lines
  const actor = `operator:${call.operator.operatorId}`
  // The route lets no statement without a key through. Under a key that was used nothing is done, whatever came with it.
  const earlier = await findByKey(deps, {
    owner: actor,
    scope: bank.importStatement.path,
    key: call.idempotencyKey ?? '',
  })
  const imported: Imported = { read: lines.value.length, known: 0, credited: 0, paid: 0, queued: 0 }
  if (earlier === undefined)
    for (let first = 0; first < lines.value.length; first += AT_ONCE) {
      const some = lines.value.slice(first, first + AT_ONCE)
      const settled = await deps.inTx(actor)(async (tx) => ok(await settleAll(tx, some)))
      for (const one of settled.value) imported[one] += 1
    }
  return call.inTx(async (tx) => {
    const target = { type: 'bank', id: asked.bank } as const
    await recordAct(tx, { action: 'bank.import_statement', target, after: imported, ip: call.ip })
    return ok(imported)
  })
}

async function settleAll(tx: Tx, lines: readonly NewLine[]): Promise<Settled[]> {
  const settled: Settled[] = []
  for (const line of lines) settled.push(await settleLine(tx, line))
  return settled
}

async function linesOf(
  deps: Deps,
  asked: { readonly bank: string; readonly text: string },
): Promise<Outcome<NewLine[], Unreadable>> {
  const statement = readStatement(asked.text)
  if (!statement.ok) return statement
  const scales = await scalesOfFiat(deps)
  const lines: NewLine[] = []
  for (const [index, raw] of statement.value.entries()) {
    const line = lineOf(raw, scales)
    if (!line.ok) return unreadable(index + 2, line.code)
    lines.push({ id: deps.random.uuid(), bank: asked.bank, ...line.value })
  }
  const twice = await firstOtherwise(deps, asked.bank, lines)
  return twice === -1 ? ok(lines) : unreadable(twice + 2, 'line_id')
}

const moneyOf = ({ direction, coin, amount }: Pick<NewLine, 'direction' | 'coin' | 'amount'>) =>
  `${direction} ${amount} ${coin}`

/** Where a number comes that stands for other money already, in the books or above it: known by its number, it would be lost. */
async function firstOtherwise(deps: Deps, bankName: string, lines: readonly NewLine[]): Promise<number> {
  const ids = lines.map(({ lineId }) => lineId)
  const told = new Map((await toldUnder(deps, bankName, ids)).map((line) => [line.lineId, moneyOf(line)]))
  return lines.findIndex((line) => {
    const before = told.get(line.lineId) ?? moneyOf(line)
    told.set(line.lineId, before)
    return before !== moneyOf(line)
  })
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
