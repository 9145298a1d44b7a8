import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

const PEOPLE = 11
/** The maximum number of open orders in a pair. */
const EACH = 200

let floor: Floor
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(PEOPLE + 1)
  await floor.start()
})
afterAll(async () => {
  await floor.booksAreSound()
  await floor.exchange.close()
})

test('ends very many concurrent expiries batch by batch, and answers later commands after them', async () => {
  const { db } = floor.exchange.deps
  const now = (await sql<{ now: Date }>`select now()`.execute(db)).rows[0]?.now.getTime() ?? 0
  for (let each = 0; each < PEOPLE; each++) {
    const who = next()
    await Promise.all(
      Array.from({ length: EACH }, () => floor.place(who, 'sell 1 @ 13', { until: new Date(now + HOUR_MS) })),
    )
  }
  const { expiries } = floor.core.view?.state.markets.get(PAIR)?.book ?? {}
  expect(expiries?.count).toBe(PEOPLE * EACH)
  expiries?.until.fill(now)
  expect(await floor.place(next(), 'buy 1 @ 13')).toMatchObject({ ok: true, value: { order: { filledLots: 0 } } })
  const { rows } = await sql<{ expired: number; batches: number }>`
    select count(*)::int as expired, count(distinct closed_at)::int as batches from trading_order where cancel_cause = 'expired'`.execute(
    db,
  )
  expect(rows).toEqual([{ expired: PEOPLE * EACH, batches: 2 }])
})
