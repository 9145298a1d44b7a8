import { type DailyRecord } from '@tessera/contract/books/reconciliation/daily-record.ts'
import { formatAmount, amount } from '@tessera/domain/books/money/amount.ts'
import { trialSums } from '@tessera/domain/books/ledger/trial-balance.ts'
import {
  type DayFacts,
  differencesOf,
  heldInBooks,
  isDayComplete,
  keyOf,
  owedToCustomers,
} from '@tessera/domain/books/reconciliation/daily.ts'
import { lastBankDay } from '@tessera/domain/platform/clock/bank-days.ts'
import { addDays, dayOf } from '@tessera/domain/platform/clock/calendar.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { readTrial, spanOf, type TrialRead, trialView } from '#books/ledger/trial-balance.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { sha256 } from '#platform/random/random.ts'
import { readChecks } from '#services/audit/books-check.sql.ts'
import { dailyCsv } from './daily-csv.ts'
import {
  insertRecord,
  lastJournal,
  lastRecord,
  listReadings,
  listStatements,
  openDebits,
  openPayments,
  type ReadingRow,
  type StatementRow,
} from './daily.sql.ts'

type Facts = {
  readonly trial: TrialRead
  readonly readings: readonly ReadingRow[]
  readonly statements: readonly StatementRow[]
  readonly of: DayFacts
}

/**
 * Builds the record of each day (UTC) that is over and has none, from the day after the last record on; at first only
 * yesterday's. A day whose bank statements are missing waits until noon, and later days wait with it.
 */
export async function buildDailyReconciliations({ inTx }: Pick<Deps, 'inTx'>): Promise<void> {
  const days = (await inTx('job:reconciliation')(async (tx) => ok(await missingDays(tx)))).value
  for (const day of days) {
    const { value: isBuilt } = await inTx('job:reconciliation')(async (tx) => ok(await buildDay(tx, day)))
    if (!isBuilt) return
  }
}

async function missingDays(tx: Tx): Promise<string[]> {
  const today = dayOf(tx.now)
  const yesterday = addDays(today, -1)
  const { day, hasBooks } = await lastRecord(tx, spanOf(yesterday).until)
  if (!hasBooks) return []
  const days: string[] = []
  for (let next = day === null ? yesterday : addDays(day, 1); next < today; next = addDays(next, 1)) days.push(next)
  return days
}

/** Builds the record of one day once. Returns false if the day still waits for bank statements. */
export async function buildDay(tx: Tx, day: string): Promise<boolean> {
  const facts = await readFacts(tx, day)
  if (!isDayComplete(facts.of, tx.now)) return false
  const journalSeq = await lastJournal(tx)
  const record = recordOf(facts, { day, builtAt: tx.now.toISOString(), journalSeq: String(journalSeq) })
  const csv = { en_US: dailyCsv(record, 'en_US'), zh_CN: dailyCsv(record, 'zh_CN') }
  const csvHash = { en_US: sha256(csv.en_US), zh_CN: sha256(csv.zh_CN) }
  await insertRecord(tx, { record, journalSeq, csv, csvHash })
  return true
}

async function readFacts(tx: Tx, day: string): Promise<Facts> {
  const { until } = spanOf(day)
  const trial = await readTrial(tx, { day })
  const [readings, statements] = [await listReadings(tx), await listStatements(tx, { day, until })]
  const { findings } = await readChecks(tx)
  return {
    trial,
    readings,
    statements,
    of: {
      until,
      lines: trial.lines,
      sums: trialSums(trial.lines),
      comparisons: readings.map(({ difference, is_reported: isReported, ...row }) => ({
        ...row,
        by: difference,
        isReported,
      })),
      statements: statements.map((row) => ({
        account: accountText(row),
        coin: row.coin,
        closing: row.closing,
        isCurrent: isCurrent(row, day),
        notBooked: row.not_booked,
      })),
      openPayments: await openPayments(tx),
      openDebits: await openDebits(tx),
      brokenInvariants: [...new Set(findings.map(({ invariant }) => invariant))],
    },
  }
}

const accountText = ({ bank, account_number: number }: StatementRow): string => `${bank} ${number}`
const isCurrent = ({ closing_day: last, bank_holidays: holidays }: StatementRow, day: string): boolean =>
  last !== null && last >= lastBankDay(day, holidays)

type About = Pick<DailyRecord, 'day' | 'builtAt' | 'journalSeq'>

function recordOf({ trial, readings, statements, of: facts }: Facts, about: About): DailyRecord {
  const scales = new Map([
    ...trial.scales,
    ...[...readings, ...statements].map((row) => [row.coin, row.scale] as const),
  ])
  const text = (coin: string, minor: bigint): string => {
    const scale = scales.get(coin)
    assert(scale !== undefined, `coin ${coin} has no scale`)
    return formatAmount(amount(minor), scale)
  }
  const { lines, sums } = trialView(trial, { day: about.day, isFinal: true })
  return {
    ...about,
    lines,
    sums,
    holdings: readings.map((row) => ({
      coin: row.coin,
      where: row.place,
      parts: row.parts.map((part) => ({ ...part, amount: text(row.coin, BigInt(part.amount)) })),
      least: text(row.coin, row.least),
      most: text(row.coin, row.most),
      books: text(row.coin, row.books),
      difference: text(row.coin, row.difference),
      at: row.at.toISOString(),
    })),
    statements: statements.map((row) => ({
      bank: row.bank,
      accountNumber: row.account_number,
      coin: row.coin,
      closing: row.closing === null ? null : text(row.coin, row.closing),
      closingDay: row.closing_day,
      isCurrent: isCurrent(row, about.day),
    })),
    customers: sums.map(({ coin }) => ({
      coin,
      owed: text(coin, owedToCustomers(facts.lines, coin)),
      held: text(coin, heldInBooks(facts.lines, coin)),
    })),
    differences: differencesOf(facts).map((each) => ({
      key: keyOf(each),
      finding: each.finding,
      subject: each.subject,
      coin: each.coin,
      amount: each.by === null || each.coin === null ? null : text(each.coin, each.by),
      explanation: each.explanation,
    })),
  }
}
