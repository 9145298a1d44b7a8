import { rateHeldKind } from '@tessera/contract/books/rates/held-rate.kind.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { feeds, heldReasons } from '@tessera/domain/books/rates/agree.ts'
import { crossPrice, isStale, ONE, RATE_SCALE, USD } from '@tessera/domain/books/rates/rate.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { dropHeld, findHeld, forgetRanges, type HeldRow, listHeld, lockRates, widenRanges } from './held-rates.sql.ts'
import { listFiats, ratesIn, saveRates } from './rates.sql.ts'

const Content = z.object({
  coin: z.string(),
  rateFeed: z.enum(feeds),
  rateSource: z.string(),
  heldReason: z.enum(heldReasons),
  /** In US dollars. */
  heldRate: z.string(),
  /** In US dollars; empty without an earlier agreed rate. */
  agreedRate: z.string(),
  agreedAt: z.string(),
  since: z.string(),
})
type Content = z.output<typeof Content>

/** Seconds, more than any step that can be configured, so that no range is deleted that a step still needs. */
const KEEP_SECONDS = 999_999

/**
 * A rate that is held back, by coin and source as in `SGD:first`. `approve` makes it the last agreed rate, from which
 * the next steps are measured. If the proposal is returned, the rate stays held back.
 */
export const rateHeld = approvalKind(rateHeldKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, subjectId) => {
    const row = await lockHeld(tx, subjectId)
    return row && contentOf(tx, row)
  },
  approve: async (tx, subjectId) => {
    const row = await lockHeld(tx, subjectId)
    if (row !== undefined) await accept(tx, row)
    return ok(undefined)
  },
  waiting: async (source, limit) =>
    Promise.all(
      (await listHeld(source)).slice(0, limit).map(async (row) => ({
        subjectId: subjectOf(row),
        since: row.since,
        ...summaryOf(await contentOf(source, row)),
      })),
    ),
  summary: summaryOf,
})

export const subjectOf = ({ coin, feed }: Pick<HeldRow, 'coin' | 'feed'>): string => `${coin}:${feed}`

async function lockHeld(tx: Tx, subjectId: string): Promise<HeldRow | undefined> {
  const [coin = '', feed = ''] = subjectId.split(':')
  await lockRates(tx)
  return findHeld(tx, coin, feed)
}

/** Accepts the rate, and updates the coin's rates in every currency with a current one. */
async function accept(tx: Tx, { coin, price, source }: HeldRow): Promise<void> {
  const fresh = (await ratesIn(tx, USD)).filter(({ as_of }) => !isStale(as_of, tx.now))
  const dollars = new Map(fresh.map((rate) => [rate.coin, rate.price]))
  dollars.set(USD, ONE).set(coin, price)
  const fiats = new Set((await listFiats(tx)).map(({ code }) => code))
  const rates = [...dollars].flatMap(([other, otherPrice]) => [
    ...(fiats.has(other) ? [{ coin, fiat: other, price: crossPrice(price, otherPrice) }] : []),
    ...(fiats.has(coin) && other !== coin ? [{ coin: other, fiat: coin, price: crossPrice(otherPrice, price) }] : []),
  ])
  await saveRates(
    tx,
    rates.flatMap((rate) => (rate.price === undefined ? [] : [{ ...rate, price: rate.price }])),
    tx.now,
    source,
  )
  await forgetRanges(tx, coin)
  await widenRanges(tx, new Map([[coin, price]]), KEEP_SECONDS)
  await dropHeld(tx, [coin])
}

async function contentOf(source: Source, row: HeldRow): Promise<Content> {
  const agreed = (await ratesIn(source, USD)).find(({ coin }) => coin === row.coin)
  return {
    coin: row.coin,
    rateFeed: row.feed,
    rateSource: row.source,
    heldReason: row.reason,
    heldRate: formatAmount(row.price, RATE_SCALE),
    agreedRate: agreed === undefined ? '' : formatAmount(agreed.price, RATE_SCALE),
    agreedAt: agreed?.as_of.toISOString() ?? '',
    since: row.since.toISOString(),
  }
}

function summaryOf({ coin, heldRate, heldReason }: Content) {
  return {
    number: `RATE-${coin}`,
    subject: coin,
    about: [
      { field: 'heldReason', value: heldReason },
      { field: 'heldRate', value: heldRate, unit: USD },
    ] as const,
  }
}
