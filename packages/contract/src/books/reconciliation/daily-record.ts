import { dailyExplanations, dailyFindings } from '@tessera/domain/books/reconciliation/daily.ts'
import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import { z } from 'zod'
import { TrialBalance } from '#books/ledger/ledger.ts'
import { Coin, Day, SignedAmountText, Time } from '#platform/http/shared.ts'

/** A part of the holdings: deposit addresses, hot wallets, cold wallets, or the balance at a bank with its name. */
const Part = z.object({ kind: z.enum(['deposits', 'hot', 'cold', 'bank']), name: z.string(), amount: SignedAmountText })
/** The last comparison of a coin's holdings with the books of the same moment. */
const Holdings = z.object({
  coin: Coin,
  where: z.enum(places),
  parts: z.array(Part),
  /** The holdings between bounds, which are equal if nothing was under way. */
  least: SignedAmountText,
  most: SignedAmountText,
  books: SignedAmountText,
  /** Below zero if money is missing. */
  difference: SignedAmountText,
  at: Time,
})
/** The newest confirmed statement of an account that was open on the day; null without one. */
const Statement = z.object({
  bank: z.string(),
  accountNumber: z.string(),
  coin: Coin,
  closing: SignedAmountText.nullable(),
  /** The last day of the statement. */
  closingDay: Day.nullable(),
  /** False if it does not include the last bank day until the day of the record. */
  isCurrent: z.boolean(),
})
const OfCustomers = z.object({
  coin: Coin,
  /** The debts to all customers at the end of the day. */
  owed: SignedAmountText,
  /** Custody and banks by the books, and for the token of a product the issued units. */
  held: SignedAmountText,
})
const Difference = z.object({
  /** Names the difference in the notes of the two people, such as `holdings:tUSD`. */
  key: z.string(),
  finding: z.enum(dailyFindings),
  /** The coin, the bank account without a statement with its currency, or the invariant of the ledger check. */
  subject: z.string(),
  coin: Coin.nullable(),
  /** Below zero if money is missing; null if the amount is not known. */
  amount: SignedAmountText.nullable(),
  /** The open finding that explains it. */
  explanation: z.enum(dailyExplanations),
})

/** The record of a day. It never changes after it was built. */
export const DailyRecord = z
  .object({
    day: Day,
    builtAt: Time,
    /** The number of the last journal when the record was built. */
    journalSeq: z.string(),
    ...TrialBalance.pick({ lines: true, sums: true }).shape,
    holdings: z.array(Holdings),
    statements: z.array(Statement),
    customers: z.array(OfCustomers),
    differences: z.array(Difference),
  })
  .meta({ id: 'DailyRecord' })

const Signature = z.object({ name: z.string(), at: Time })
export const SignedRecord = DailyRecord.extend({
  /** SHA-256 of the CSV file in each language. */
  csvHash: z.object({ en_US: z.string(), zh_CN: z.string() }),
  /** The two people, the first one first; null while the record is not signed. */
  signatures: z.array(Signature).nullable(),
  /** The note for each difference, by its key. */
  notes: z.record(z.string(), z.string()),
}).meta({ id: 'SignedDailyRecord' })

export const DayRow = z
  .object({
    day: Day,
    builtAt: Time,
    differences: z.number().int(),
    /** Null while the record is not signed. */
    signedAt: Time.nullable(),
  })
  .meta({ id: 'DailyReconciliation' })

export type DailyRecord = z.output<typeof DailyRecord>
export type SignedRecord = z.output<typeof SignedRecord>
