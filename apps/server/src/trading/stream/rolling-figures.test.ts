import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { StreamHub } from './hub.ts'

type Message = { op: string; seq: number; data: readonly { symbol: string; volume: string; high: string | null }[] }
type Reading = { readonly got: Message[]; readonly leave: () => void }

/** Shorter than in production. Six seconds are enough for a reader to reconnect, even on a busy machine. */
const pace = { idleChannelMs: 6_000, agesMs: 100 }
const CANDLES = `candles:${PAIR}:1m`

let floor: Floor
let owner: pg.Client
let hub: StreamHub
let maker: Person
let taker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('0', 100)
  taker = await floor.trader('10000', 0)
  await floor.start()
  hub = new StreamHub(floor.exchange.deps, floor.core, pace)
  owner = new pg.Client(floor.exchange.database.ownerUrl)
  await owner.connect()
  // Disables triggers, because a trade's time cannot be changed otherwise.
  await owner.query('set session_replication_role = replica')
})
afterEach(() => owner.query(`update fill set at = at + interval '25 hours' where at < now() - interval '24 hours'`))
afterAll(async () => {
  hub.close()
  await owner.end()
  await floor.exchange.close()
})

const trade = async (answer: string): Promise<void> => {
  await floor.place(maker, `sell ${answer}`)
  await floor.place(taker, `buy ${answer}`)
}
const dayPasses = () => owner.query(`update fill set at = at - interval '25 hours'`)

async function read(ch: string, lastSeq?: number): Promise<Reading> {
  const got: Message[] = []
  const send = (frame: Buffer): void => void got.push(JSON.parse(/\{"op".*/u.exec(frame.toString())?.[0] ?? ''))
  const reader = { send, disconnect: () => undefined }
  const subscribed = await hub.subscribe(reader, ch, '', lastSeq)
  if ('refusal' in subscribed) throw new Error(subscribed.refusal)
  return { got, leave: () => hub.unsubscribe(reader, subscribed.channel) }
}
const volumes = ({ got }: Reading) => got.map(({ data }) => data.map(({ volume }) => volume).join())
const expectWithoutGap = ({ got }: Reading) =>
  expect(got.map(({ seq }) => seq)).toEqual(got.map((_, at) => (got[0]?.seq ?? 0) + at))
const pass = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

test('publishes 24-hour figures that change by the clock once, in one sequence with the trades', async () => {
  const reader = await read('ticker')
  await trade('2 @ 12.50')
  // No event is left to be published.
  await expect.poll(() => reader.got.at(-1)).toMatchObject({ op: 'delta', data: [{ volume: '2' }] })
  await dayPasses()
  await expect.poll(() => reader.got.at(-1)).toMatchObject({ op: 'delta', data: [{ volume: '0', high: null }] })
  const messageCount = reader.got.length
  await pass(1_000)
  expect(reader.got).toHaveLength(messageCount)
  await trade('3 @ 12.60')
  await expect.poll(() => reader.got.at(-1)).toMatchObject({ data: [{ volume: '3', high: '12.60' }] })
  expectWithoutGap(reader)
  reader.leave()
})

test('publishes figures that changed by the clock to a reader that reconnects', async () => {
  const first = await read('ticker')
  await trade('2 @ 12.55')
  await expect.poll(() => first.got.at(-1)).toMatchObject({ data: [{ last: '12.55' }] })
  expect(volumes(first)).not.toContain('0')
  first.leave()
  await dayPasses()
  const newcomer = await read('ticker')
  expect(volumes(newcomer)).toEqual(['0'])
  const again = await read('ticker', first.got.at(-1)?.seq)
  expect(again.got.map(({ op }) => op)).not.toContain('snapshot')
  await expect.poll(() => volumes(again).at(-1)).toBe('0')
  expectWithoutGap(newcomer)
  expectWithoutGap(again)
  newcomer.leave()
  again.leave()
})

test('removes candles without readers after a time, and loses no event for a reader that returns before', async () => {
  const first = await read(CANDLES)
  const seq = first.got[0]?.seq ?? 0
  first.leave()
  await trade('1 @ 12.70')
  const soon = await read(CANDLES, seq)
  await expect.poll(() => soon.got.length).toBeGreaterThan(0)
  expect(soon.got[0]).toMatchObject({ op: 'delta', seq: seq + 1 })
  await pass(pace.idleChannelMs)
  const before = soon.got.length
  await trade('1 @ 12.80')
  await expect.poll(() => soon.got.length).toBeGreaterThan(before)
  expectWithoutGap(soon)
  pace.idleChannelMs = 100
  soon.leave()
  await pass(pace.idleChannelMs + 200)
  const late = await read(CANDLES, soon.got.at(-1)?.seq)
  expect(late.got).toMatchObject([{ op: 'snapshot' }])
  late.leave()
})
