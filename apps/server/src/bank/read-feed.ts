import { type StatementLine, statementColumns } from '@tessera/domain/fiat-orders/statement.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import type { Deps } from '../platform/deps.ts'
import { lineOf } from './import-statement.ts'
import { feedPosition, saveFeedPosition, scalesOfFiat } from './lines.sql.ts'
import { settleLine } from './settle-line.ts'

const WAIT_MS = 5_000

/** What a bank's feed answers: lines after a position, and the position to ask from next. */
const Feed = z.object({
  bank: z.string().min(2).max(40),
  lines: z.array(z.record(z.enum(statementColumns), z.string())).max(200),
  next: z.string().max(200),
})

/**
 * Reads what is new in BANK_FEED_URL. Each line is a transaction of its own, and the position moves on after all of them:
 * a crash reads lines again, which are then known.
 */
export async function readFeed(deps: Pick<Deps, 'config' | 'inTx' | 'random' | 'log'>): Promise<void> {
  const url = deps.config.BANK_FEED_URL
  if (url === undefined) return
  const inTx = deps.inTx('job:bank')
  const start = await inTx(async (tx) => ok({ after: await feedPosition(tx, url), scales: await scalesOfFiat(tx) }))
  const { after, scales } = start.value
  const asked = new URL(url)
  asked.searchParams.set('after', after)
  const response = await fetch(asked, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`the bank's feed answered ${response.status}`)
  const feed = Feed.parse(await response.json())
  for (const raw of feed.lines as StatementLine[]) {
    const line = lineOf(raw, scales)
    // A line that cannot be read is money that nobody sees: stop here and say so until somebody looks.
    if (!line.ok) throw new Error(`line ${raw.line_id} of ${feed.bank} has no readable ${line.code}`)
    await inTx(async (tx) => ok(await settleLine(tx, { id: deps.random.uuid(), bank: feed.bank, ...line.value })))
  }
  if (feed.next !== after) await inTx(async (tx) => ok(await saveFeedPosition(tx, url, feed.next)))
}
