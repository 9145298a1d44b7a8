import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Params, sendBinance, textOf } from '#testing/binance.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let owner: pg.Client
let traded: Date | undefined
beforeAll(async () => {
  floor = await tradingFloor()
  const maker = await floor.trader('0', 100)
  const taker = await floor.trader('1000', 0)
  await floor.start()
  await floor.place(maker, 'sell 1 @ 12.40')
  await floor.place(taker, 'buy 1 @ 12.40')
  const { rows } = await sql<{ at: Date }>`select at from fill`.execute(floor.exchange.deps.db)
  traded = rows[0]?.at
  owner = new pg.Client(floor.exchange.database.ownerUrl)
  await owner.connect()
  // Disables triggers, because a trade's time cannot be changed otherwise.
  await owner.query('set session_replication_role = replica')
  await owner.query(`update fill set at = '2025-09-10T12:00:00Z'`)
})
afterAll(async () => {
  await owner.query('update fill set at = $1', [traded])
  await owner.end()
  await floor.exchange.close()
})

const moment = (text: string): number => new Date(text).getTime()
async function opens(request: Params): Promise<string[]> {
  const { body } = await sendBinance(floor.exchange, {
    method: 'GET',
    path: '/api/v3/klines',
    query: textOf({ symbol: 'AURBTUSD', interval: '1M', ...request }),
    by: null,
  })
  return (body as [number][]).map(([at]) => new Date(at).toISOString().slice(0, 16))
}

test.each([
  ['0', ['2026-02-01T00:00', '2026-03-01T00:00', '2026-04-01T00:00']],
  ['8', ['2026-01-31T16:00', '2026-02-28T16:00', '2026-03-31T16:00']],
  ['14', ['2026-01-31T10:00', '2026-02-28T10:00', '2026-03-31T10:00']],
  ['-3:30', ['2026-02-01T03:30', '2026-03-01T03:30', '2026-04-01T03:30']],
])(
  'returns months of the zone %s from the newest backwards, and from any moment forwards',
  async (timeZone, months) => {
    const [february = '', march = '', april = ''] = months
    const endTime = moment(`${march}Z`) + 20 * DAY_MS
    expect(await opens({ timeZone, endTime, limit: 2 })).toEqual([february, march])
    expect(await opens({ timeZone, endTime, limit: 7 })).toHaveLength(7)
    const startTime = moment(`${march}Z`)
    expect(await opens({ timeZone, startTime, limit: 2 })).toEqual([march, april])
    expect(await opens({ timeZone, startTime: startTime + 1, limit: 1 })).toEqual([april])
    // The last day of January by the zone's own clock, at any hour.
    for (const hours of [1, 12, 23])
      expect(await opens({ timeZone, startTime: moment(`${february}Z`) - hours * HOUR_MS, limit: 2 })).toEqual([
        february,
        march,
      ])
  },
)
