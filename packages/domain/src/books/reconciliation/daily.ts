import type { CustomerKind } from '#books/ledger/account-kinds.ts'
import { customerKinds } from '#books/ledger/account-kinds.ts'
import type { TrialLine, TrialSum } from '#books/ledger/trial-balance.ts'
import { HOUR_MS } from '#platform/clock/durations.ts'
import type { Place } from './postings.ts'

/**
 * The differences that the record of a day can have, in its order. `uncovered` means that customers are owed more than
 * the books hold. `not_compared` means that a coin was not compared after the day.
 */
export const dailyFindings = [
  'unbalanced',
  'uncovered',
  'holdings',
  'not_compared',
  'statement',
  'statement_missing',
  'unexplained_payment',
  'unexplained_debit',
  'ledger_check',
] as const
export type DailyFinding = (typeof dailyFindings)[number]

/** The open finding that explains a difference; `recent` if it was too young to be reported when the record was built. */
export const dailyExplanations = [
  'none',
  'recent',
  'difference_open',
  'payment_open',
  'debit_open',
  'check_open',
] as const
export type DailyExplanation = (typeof dailyExplanations)[number]

/** Minor units. `by` is negative if money is missing, and null if the amount is not known. */
export type DailyDifference = {
  readonly finding: DailyFinding
  /** The coin, the bank account without a statement with its currency, or the invariant of the ledger check. */
  readonly subject: string
  readonly coin: string | null
  readonly by: bigint | null
  readonly explanation: DailyExplanation
}

/** The last comparison of a coin's holdings with the books. */
export type Comparison = {
  readonly coin: string
  readonly place: Place
  readonly by: bigint
  readonly at: Date
  readonly isReported: boolean
}
/** The newest confirmed statement of a bank account; without one, `closing` is null. */
export type AccountStatement = {
  /** The bank and the account number. */
  readonly account: string
  readonly coin: string
  readonly closing: bigint | null
  /** True if it includes the last bank day until the day of the record. */
  readonly isCurrent: boolean
  /** Lines that the statement includes and the books of the day do not, less lines of which the opposite is true. */
  readonly notBooked: bigint
}
type OfCoin = { readonly coin: string; readonly amount: bigint }
export type DayFacts = {
  /** The end of the day. */
  readonly until: Date
  readonly lines: readonly TrialLine[]
  readonly sums: readonly TrialSum[]
  readonly comparisons: readonly Comparison[]
  readonly statements: readonly AccountStatement[]
  readonly openPayments: readonly OfCoin[]
  readonly openDebits: readonly OfCoin[]
  readonly brokenInvariants: readonly string[]
}

const isOfCustomers = (kind: TrialLine['kind']): kind is CustomerKind => customerKinds.some((each) => each === kind)
const sumOf = (lines: readonly TrialLine[]): bigint => lines.reduce((sum, { closing }) => sum + closing, 0n)

/** Returns the debts to all customers in a coin at the end of the day, in minor units. */
export const owedToCustomers = (lines: readonly TrialLine[], coin: string): bigint =>
  sumOf(lines.filter((line) => line.coin === coin && isOfCustomers(line.kind)))

/** Returns the holdings of a coin by the books: custody and banks, and for the token of a product the issued units. */
export const heldInBooks = (lines: readonly TrialLine[], coin: string): bigint =>
  -sumOf(lines.filter((line) => line.coin === coin && holders.some((kind) => kind === line.kind)))
const holders = ['custody', 'bank', 'issuer'] as const

/** The account of the books for each place. */
const accountOf = { chain: 'custody', bank: 'bank' } as const
const places = ['chain', 'bank'] as const

const isFresh = (facts: DayFacts, coin: string, place: Place): boolean =>
  facts.comparisons.some((each) => each.coin === coin && each.place === place && each.at >= facts.until)

/** The coins of an account of the books that has a balance, or moved on the day. */
const coinsAt = ({ lines }: DayFacts, place: Place): TrialLine[] =>
  lines.filter(({ kind }) => kind === accountOf[place])

/**
 * Returns the statements that must include the day. They are those of open accounts of a coin that the books hold at
 * banks and that no feed compared after the day.
 */
export const neededStatements = (facts: DayFacts): AccountStatement[] =>
  coinsAt(facts, 'bank').flatMap(({ coin }) =>
    isFresh(facts, coin, 'bank') ? [] : facts.statements.filter((each) => each.coin === coin),
  )

/** Hours after the end of a day for which its record waits for bank statements. */
const WAITING_HOURS = 12

/** True if the record of a day can be built: every needed statement is there, or the wait for them is over. */
export const isDayComplete = (facts: DayFacts, now: Date): boolean =>
  now.getTime() >= facts.until.getTime() + WAITING_HOURS * HOUR_MS ||
  neededStatements(facts).every(({ isCurrent }) => isCurrent)

/** Returns the differences of a day with their explanations, in the order of `dailyFindings`. */
export function differencesOf(facts: DayFacts): DailyDifference[] {
  const found = [
    ...inBooks(facts),
    ...facts.comparisons.flatMap((each) => ofComparison(facts, each)),
    ...places.flatMap((place) => notCompared(facts, place)),
    ...ofStatements(facts),
    ...facts.openPayments.map(({ coin, amount }) => of('unexplained_payment', coin, -amount, 'payment_open')),
    ...facts.openDebits.map(({ coin, amount }) => of('unexplained_debit', coin, -amount, 'debit_open')),
    ...facts.brokenInvariants.map((subject) => ({ ...of('ledger_check', subject, null, 'check_open'), coin: null })),
  ]
  return dailyFindings.flatMap((finding) => found.filter((each) => each.finding === finding))
}

const of = (
  finding: DailyFinding,
  coin: string,
  by: bigint | null,
  explanation: DailyExplanation = 'none',
): DailyDifference => ({ finding, subject: coin, coin, by, explanation })

const inBooks = ({ lines, sums }: DayFacts): DailyDifference[] =>
  sums.flatMap(({ coin, isBalanced, closing }) => {
    const short = owedToCustomers(lines, coin) - heldInBooks(lines, coin)
    return [
      ...(isBalanced ? [] : [of('unbalanced', coin, closing)]),
      ...(short > 0n ? [of('uncovered', coin, -short)] : []),
    ]
  })

function ofComparison(facts: DayFacts, { coin, by, isReported }: Comparison): DailyDifference[] {
  if (by === 0n) return []
  const hasPayment = facts.openPayments.some((each) => each.coin === coin)
  return [of('holdings', coin, by, isReported ? 'difference_open' : hasPayment ? 'payment_open' : 'recent')]
}

/** A coin that the books hold, for which neither a comparison nor statements exist after the day. */
const notCompared = (facts: DayFacts, place: Place): DailyDifference[] =>
  coinsAt(facts, place)
    .filter(({ coin, closing }) => {
      const hasStatements = place === 'bank' && facts.statements.some((each) => each.coin === coin)
      return closing !== 0n && !hasStatements && !isFresh(facts, coin, place)
    })
    .map(({ coin }) => of('not_compared', coin, null))

/** Compares the sum of closing balances with the books, if every needed statement of the coin is there. */
function ofStatements(facts: DayFacts): DailyDifference[] {
  const needed = neededStatements(facts)
  const missing = needed
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ account, coin }) => ({ ...of('statement_missing', coin, null), subject: `${account} ${coin}` }))
  const complete = coinsAt(facts, 'bank').filter(({ coin }) => {
    const its = needed.filter((each) => each.coin === coin)
    return its.length > 0 && its.every(({ isCurrent }) => isCurrent)
  })
  const differing = complete.flatMap(({ coin, closing }) => {
    const its = needed.filter((each) => each.coin === coin)
    const by = its.reduce((sum, each) => sum + (each.closing ?? 0n) - each.notBooked, 0n) + closing
    const hasDebit = facts.openDebits.some((each) => each.coin === coin)
    return by === 0n ? [] : [of('statement', coin, by, hasDebit ? 'debit_open' : 'none')]
  })
  return [...differing, ...missing]
}

/** The key of a difference within its record, by which the notes of the two people name it. */
export const keyOf = ({ finding, subject }: Pick<DailyDifference, 'finding' | 'subject'>): string =>
  `${finding}:${subject}`
