import type { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { accountKinds, kindOf } from '@tessera/domain/books/ledger/account-kinds.ts'
import { trialLines, trialSums, type TrialLine } from '@tessera/domain/books/ledger/trial-balance.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { addDays } from '@tessera/domain/platform/clock/calendar.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readLonger, readTurnovers } from './browse.sql.ts'
import { ledgerDayInFuture } from './refusals.ts'

export type Trial = ReplyOf<typeof ledger.trial>
export type TrialRequest = { readonly day: string; readonly coin?: string | undefined }

/** Returns the first moment of a day (UTC), and that of the next day. */
export const spanOf = (day: string): { readonly from: Date; readonly until: Date } => ({
  from: new Date(day),
  until: new Date(addDays(day, 1)),
})

/** Returns the trial balance of a day. Coins are in order, and kinds as in `accountKinds`. */
export async function trialBalance(
  tx: Tx,
  { day, coin }: TrialRequest,
): Promise<Outcome<Trial, 'LEDGER_DAY_IN_FUTURE'>> {
  const span = spanOf(day)
  if (span.from > tx.now) return ledgerDayInFuture
  return ok(trialView(await readTrial(tx, { day, coin }), { day, isFinal: span.until <= tx.now }))
}

/** The lines of a day in minor units, with the decimals of each coin. Coins are in order, and kinds as in `accountKinds`. */
export type TrialRead = { readonly lines: TrialLine[]; readonly scales: ReadonlyMap<string, number> }

export async function readTrial(tx: Tx, { day, coin }: TrialRequest): Promise<TrialRead> {
  await readLonger(tx)
  const rows = await readTurnovers(tx, { ...spanOf(day), coin })
  return {
    lines: trialLines(rows.map((row) => ({ ...row, kind: kindOf(row).kind }))).toSorted(inOrder),
    scales: new Map(rows.map((row) => [row.coin, row.scale])),
  }
}

/** Returns the same lines with their sums as decimal text. */
export function trialView({ lines, scales }: TrialRead, about: Pick<Trial, 'day' | 'isFinal'>): Trial {
  const text = (code: string, minor: Amount): string => {
    const scale = scales.get(code)
    assert(scale !== undefined, `coin ${code} has no scale`)
    return formatAmount(minor, scale)
  }
  const figures = (of: Pick<TrialLine, 'coin' | 'opening' | 'debits' | 'credits' | 'closing'>) => ({
    coin: of.coin,
    opening: text(of.coin, of.opening),
    debits: text(of.coin, of.debits),
    credits: text(of.coin, of.credits),
    closing: text(of.coin, of.closing),
  })
  return {
    ...about,
    lines: lines.map((line) => ({ ...figures(line), kind: line.kind })),
    sums: trialSums(lines).map((sum) => ({ ...figures(sum), isBalanced: sum.isBalanced })),
  }
}

const inOrder = (a: TrialLine, b: TrialLine): number =>
  a.coin === b.coin ? accountKinds.indexOf(a.kind) - accountKinds.indexOf(b.kind) : a.coin < b.coin ? -1 : 1
