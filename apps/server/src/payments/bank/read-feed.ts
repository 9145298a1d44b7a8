import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type OutsideDeps, compareExternal } from '#services/audit/compare-external.ts'
import { type Books, externalBooks } from '#services/audit/external-difference.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockFiles } from './claims.sql.ts'
import { askFeed } from './feed-answer.ts'
import { saveClaims } from './save-claims.ts'
import { outsideClosingBalance, feedPosition, saveFeedPosition, scalesOfFiat } from './lines.sql.ts'
import { ourAccounts, ourBanks } from './our-accounts.sql.ts'
import { hashedLine, lineOf, type ReadLine } from './read-line.ts'
import { settleLine } from './settle-line.ts'

type FeedDeps = Pick<Deps, 'config' | 'db' | 'random' | 'log'> & OutsideDeps

/** A position is one printable line of ASCII, because the bank signs its bytes. */
const Position = z.string().regex(/^[\x20-\x7e]{0,200}$/)
const fieldText = z.string()
const Line = z.object({
  line_id: fieldText,
  booked_on: fieldText,
  account_number: fieldText,
  direction: fieldText,
  currency: fieldText,
  amount: fieldText,
  payer_name: fieldText,
  text: fieldText,
  payer_account: fieldText.optional(),
  payer_bank: fieldText.optional(),
})
/** The response of a bank's feed: the lines after a position, and the next position to request. */
const Feed = z.object({
  bank: z.string().min(2).max(40),
  lines: z.array(Line).max(200),
  next: Position,
  /** Closing balances by currency after the last line. The balances of a bank that reports none are not compared. */
  balances: z.record(z.string().max(12), z.string().max(40)).default({}),
})
type Feed = z.output<typeof Feed>

/**
 * Reads new lines from BANK_FEED_URL. Lines of a proven feed are settled, each in its own transaction. The position is
 * stored after all of them, so after a crash lines are read again and found to be known. Lines of any other feed become
 * claims like those of an uploaded file, and its balances are not compared.
 */
export async function readFeed(deps: FeedDeps): Promise<void> {
  const url = deps.config.BANK_FEED_URL
  if (url === undefined) return
  const inTx = deps.inTx('job:bank')
  const start = await inTx(async (tx) => ok({ after: await feedPosition(tx, url), scales: await scalesOfFiat(tx) }))
  const { after, scales } = start.value
  const before = await externalBooks(deps, [...scales.keys()])
  const { body, isAuthentic } = await askFeed(deps.config, url, after)
  const feed = Feed.parse(JSON.parse(body.toString('utf8')))
  const isEmpty = feed.lines.length === 0 && Object.keys(feed.balances).length === 0
  // Under another bank name every line would be stored a second time.
  if (!isEmpty && !(await ourBanks(deps)).includes(feed.bank))
    throw new Error(`the exchange has no account at ${feed.bank}`)
  const lines = feed.lines.map((raw): ReadLine => {
    const line = lineOf(raw, scales)
    // A line that cannot be read may be money, so reading stops with an error until an operator acts.
    if ('place' in line) throw new Error(`line ${raw.line_id} of ${feed.bank} has no readable ${line.place}`)
    return { bank: feed.bank, ...line }
  })
  if (isAuthentic) await requireOwnAccounts(deps, feed, lines)
  if (!isAuthentic) return claimFeed(deps, { url, after, feed, lines, hash: sha256(body.toString('latin1')) })
  await settleEach(deps, lines)
  if (lines.length === 0) await compareBalances(deps, { ...feed, before, scales })
  if (feed.next !== after) await inTx(async (tx) => ok(await saveFeedPosition(tx, url, feed.next)))
}

/**
 * Throws unless every line and balance belongs to an account of the signed feed, because the key of one bank is not
 * valid for another.
 */
async function requireOwnAccounts(deps: FeedDeps, { bank, balances }: Feed, lines: readonly ReadLine[]): Promise<void> {
  const numbers = deps.config.BANK_FEED_ACCOUNTS.filter((one) => one.bank === bank).map(({ number }) => number)
  const isOwn = (number: string): boolean => numbers.some((each) => sameAccount(each, number))
  const line = lines.find(({ accountNumber }) => !isOwn(accountNumber))
  if (line !== undefined) throw new Error(`the feed is not configured for account ${line.accountNumber} of ${bank}`)
  const own = (await ourAccounts(deps, bank)).filter(({ number }) => isOwn(number))
  const coins = new Set(own.map(({ coin }) => coin))
  const other = Object.keys(balances).find((coin) => !coins.has(coin))
  if (other !== undefined) throw new Error(`the feed is not configured for an account in ${other} of ${bank}`)
}

/** Settles each line in its own transaction. A line that fails does not block the others; the final error names the failed lines. */
async function settleEach(deps: FeedDeps, lines: readonly ReadLine[]): Promise<void> {
  const failed = new Map<string, unknown>()
  for (const line of lines)
    await deps
      .inTx('job:bank')(async (tx) =>
        ok(await settleLine(tx, { id: deps.random.uuid(), ...hashedLine(deps.config, line) })),
      )
      .catch((error: unknown) => failed.set(line.lineId, error))
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `lines that cannot be settled: ${[...failed.keys()].join(', ')}`)
}

type Claimed = {
  readonly url: string
  readonly after: string
  readonly feed: Feed
  readonly lines: readonly ReadLine[]
  readonly hash: string
}

/** Stores the lines of an unproven feed as claims, each of which people confirm. */
async function claimFeed(deps: FeedDeps, { url, after, feed, lines, hash }: Claimed): Promise<void> {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, until] = [days[0], days.at(-1)]
  await deps.inTx('job:bank')(async (tx) => {
    if (from !== undefined && until !== undefined) {
      await lockFiles(tx, feed.bank)
      const statement = { format: 'feed', account: undefined, balances: undefined, from, until, lines } as const
      // A feed may report lines again while they wait. These are claimed already.
      await saveClaims(deps, tx, statement, { bank: feed.bank, sha256: hash, uploadedBy: null })
    }
    if (feed.next !== after) await saveFeedPosition(tx, url, feed.next)
    return ok(undefined)
  })
}

type Closing = Pick<Feed, 'bank' | 'balances'> & {
  readonly before: (coin: string) => Books
  readonly scales: ReadonlyMap<string, number>
}

/**
 * Compares the balances after the last line: the banks must hold the amounts of the ledger, except for returns that
 * have not left yet.
 */
async function compareBalances(deps: OutsideDeps, { bank, balances, before, scales }: Closing): Promise<void> {
  for (const [coin, text] of Object.entries(balances)) {
    const scale = scales.get(coin)
    const closing = scale === undefined ? undefined : parseAmount(text, scale)
    assert(closing !== undefined, `${bank} reports an unreadable balance of ${text} ${coin}`)
    const read = async (tx: Tx) => {
      const amount = closing + (await outsideClosingBalance(tx, bank, coin))
      return { min: amount, max: amount }
    }
    const parts = [{ kind: 'bank', name: bank, amount: closing }] as const
    await compareExternal(deps, { coin, seq: before(coin).seq, place: 'bank', read, parts })
  }
}
