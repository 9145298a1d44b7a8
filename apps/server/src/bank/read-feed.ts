import { type StatementLine, statementColumns } from '@tessera/domain/fiat-orders/statement.ts'
import { parseAmount } from '@tessera/domain/money/amount.ts'
import { assert, ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { type OutsideDeps, tellOutside } from '../audit/outside.ts'
import { type Books, heldOutside } from '../audit/outside.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { lineOf } from './import-statement.ts'
import { besideClosing, feedPosition, saveFeedPosition, scalesOfFiat } from './lines.sql.ts'
import { ourBanks } from './our-accounts.sql.ts'
import { settleLine } from './settle-line.ts'

const WAIT_MS = 5_000
type FeedDeps = Pick<Deps, 'config' | 'db' | 'random' | 'log'> & OutsideDeps

/** What a bank's feed answers: lines after a position, and the position to ask from next. */
const Feed = z.object({
  bank: z.string().min(2).max(40),
  lines: z.array(z.record(z.enum(statementColumns), z.string())).max(200),
  next: z.string().max(200),
  /** Closing balances by currency after the last line there is; a bank that tells none is not compared. */
  balances: z.record(z.string().max(12), z.string().max(40)).default({}),
})

/**
 * Reads what is new in BANK_FEED_URL. Each line is a transaction of its own, and the position moves on after all of them:
 * a crash reads lines again, which are then known.
 */
export async function readFeed(deps: FeedDeps): Promise<void> {
  const url = deps.config.BANK_FEED_URL
  if (url === undefined) return
  const inTx = deps.inTx('job:bank')
  const start = await inTx(async (tx) => ok({ after: await feedPosition(tx, url), scales: await scalesOfFiat(tx) }))
  const { after, scales } = start.value
  const before = await heldOutside(deps, [...scales.keys()])
  const asked = new URL(url)
  asked.searchParams.set('after', after)
  const response = await fetch(asked, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`the bank's feed answered ${response.status}`)
  const feed = Feed.parse(await response.json())
  const isEmpty = feed.lines.length === 0 && Object.keys(feed.balances).length === 0
  // Under another name every line would be a second line.
  if (!isEmpty && !(await ourBanks(deps)).includes(feed.bank)) throw new Error(`${feed.bank} keeps no account of ours`)
  for (const raw of feed.lines as StatementLine[]) {
    const line = lineOf(raw, scales)
    // A line that cannot be read is money that nobody sees: stop here and say so until somebody looks.
    if (!line.ok) throw new Error(`line ${raw.line_id} of ${feed.bank} has no readable ${line.code}`)
    await inTx(async (tx) => ok(await settleLine(tx, { id: deps.random.uuid(), bank: feed.bank, ...line.value })))
  }
  if (feed.lines.length === 0) await tellBalances(deps, { ...feed, before, scales })
  if (feed.next !== after) await inTx(async (tx) => ok(await saveFeedPosition(tx, url, feed.next)))
}

type Closing = Pick<z.output<typeof Feed>, 'bank' | 'balances'> & {
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
    await tellOutside(deps, { coin, seq: before(coin).seq, read })
  }
}
