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
import { besideClosing, feedPosition, saveFeedPosition, scalesOfFiat } from './lines.sql.ts'
import { ourAccounts, ourBanks } from './our-accounts.sql.ts'
import { hashedLine, lineOf, type ReadLine } from './read-statement.ts'
import { settleLine } from './settle-line.ts'

type FeedDeps = Pick<Deps, 'config' | 'db' | 'random' | 'log'> & OutsideDeps

/** A position is one printed line: it is part of what the bank signs. */
const Position = z.string().regex(/^[\x20-\x7e]{0,200}$/)
const told = z.string()
const Line = z.object({
  line_id: told,
  booked_on: told,
  account_number: told,
  direction: told,
  currency: told,
  amount: told,
  payer_name: told,
  text: told,
  payer_account: told.optional(),
  payer_bank: told.optional(),
})
/** What a bank's feed answers: lines after a position, and the position to ask from next. */
const Feed = z.object({
  bank: z.string().min(2).max(40),
  lines: z.array(Line).max(200),
  next: Position,
  /** Closing balances by currency after the last line there is; a bank that tells none is not compared. */
  balances: z.record(z.string().max(12), z.string().max(40)).default({}),
})
type Feed = z.output<typeof Feed>

/**
 * Reads what is new in BANK_FEED_URL. Lines of a feed that is proven to be the bank's are settled, each in a transaction of its
 * own, and the position moves on after all of them: a crash reads lines again, which are then known. Lines of any other feed
 * are claims, as those of an uploaded file are, and its balances are not compared.
 */
export async function readFeed(deps: FeedDeps): Promise<void> {
  const url = deps.config.BANK_FEED_URL
  if (url === undefined) return
  const inTx = deps.inTx('job:bank')
  const start = await inTx(async (tx) => ok({ after: await feedPosition(tx, url), scales: await scalesOfFiat(tx) }))
  const { after, scales } = start.value
  const before = await externalBooks(deps, [...scales.keys()])
  const { body, isBanks } = await askFeed(deps.config, url, after)
  const feed = Feed.parse(JSON.parse(body.toString('utf8')))
  const isEmpty = feed.lines.length === 0 && Object.keys(feed.balances).length === 0
  // Under another name every line would be a second line.
  if (!isEmpty && !(await ourBanks(deps)).includes(feed.bank)) throw new Error(`${feed.bank} keeps no account of ours`)
  const lines = feed.lines.map((raw): ReadLine => {
    const line = lineOf(raw, scales)
    // A line that cannot be read is money that nobody sees: stop here and say so until somebody looks.
    if (!line.ok) throw new Error(`line ${raw.line_id} of ${feed.bank} has no readable ${line.code}`)
    return { bank: feed.bank, ...line.value }
  })
  if (isBanks) await requireOwnAccounts(deps, feed, lines)
  if (!isBanks) return claimFeed(deps, { url, after, feed, lines, hash: sha256(body.toString('latin1')) })
  await settleEach(deps, lines)
  if (lines.length === 0) await tellBalances(deps, { ...feed, before, scales })
  if (feed.next !== after) await inTx(async (tx) => ok(await saveFeedPosition(tx, url, feed.next)))
}

/** Throws unless every line and balance is of an account of the signed feed: the key of one bank is not valid for another. */
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

/** Keeps what a feed told that proves nothing: people confirm each line. */
async function claimFeed(deps: FeedDeps, { url, after, feed, lines, hash }: Claimed): Promise<void> {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, until] = [days[0], days.at(-1)]
  await deps.inTx('job:bank')(async (tx) => {
    if (from !== undefined && until !== undefined) {
      await lockFiles(tx, feed.bank)
      const statement = { format: 'feed', account: undefined, balances: undefined, from, until, lines } as const
      // Lines that a feed tells again while they wait are claimed already.
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

/** With every line read, the banks hold what the books say, but for what was sent back and has not left yet. */
async function tellBalances(deps: OutsideDeps, { bank, balances, before, scales }: Closing): Promise<void> {
  for (const [coin, text] of Object.entries(balances)) {
    const scale = scales.get(coin)
    const closing = scale === undefined ? undefined : parseAmount(text, scale)
    assert(closing !== undefined, `${bank} tells a balance of ${text} ${coin}`)
    const read = async (tx: Tx) => {
      const amount = closing + (await besideClosing(tx, bank, coin))
      return { least: amount, most: amount }
    }
    await compareExternal(deps, { coin, seq: before(coin).seq, read })
  }
}
