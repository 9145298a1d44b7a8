import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { addDays } from '@tessera/domain/platform/clock/calendar.ts'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { symbolInfo } from '#trading/binance/symbols.ts'
import { readMarket } from '#trading/trading/markets.sql.ts'
import { endAuctions } from './end-auctions.sql.ts'
import { keepHours } from './keep-hours.sql.ts'

let floor: Floor
let staff: ReturnType<typeof changingSettings>
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  staff = changingSettings(floor.exchange)
  next = await floor.crowd(6)
  await floor.start()
  passUntil('08:00')
})
afterEach(async () => {
  await tick()
  await floor.tablesMatchState()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const hours = (about: Partial<Setting<'tradingHours'>> = {}): Setting<'tradingHours'> => ({
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'UTC',
  holidays: [],
  auctionMinutes: 10,
  ...about,
})
const now = () => floor.exchange.deps.clock(new Date())
/** Advances the clock to the next time of day in UTC, and a second more. */
function passUntil(time: string): void {
  const from = now()
  const today = new Date(`${from.toISOString().slice(0, 10)}T${time}:01.000Z`)
  const wait = today.getTime() - from.getTime()
  floor.exchange.passTime(wait > 0 ? wait : wait + 24 * HOUR_MS)
}
const today = (time: string): string => `${now().toISOString().slice(0, 10)}T${time}:00.000Z`
const keep = () => keepHours(floor.exchange.deps)
const tick = () => floor.core.submit({ kind: 'take_transfers' })
const listed = async () => (await floor.exchange.api(markets).list({})).rows[0]
const placed = async (who: Person, text: string): Promise<string> => {
  const answer = await floor.place(who, text)
  assert(answer.ok, 'the order was not accepted')
  return answer.value.order.id
}
const statusOf = async (id: string) => {
  const { rows } = await sql<{ status: number }>`select status from trading_order where id = ${id}`.execute(
    floor.exchange.deps.db,
  )
  return rows[0]?.status
}
const binanceStatus = async () => {
  const market = await readMarket({ db: floor.exchange.deps.db }, PAIR)
  return market && symbolInfo(market)
}
const agreeState = (event: 'open') =>
  byTwo(floor.exchange, {
    kind: 'market_state',
    subjectId: PAIR,
    verdict: 'approve',
    roles: ['listing', 'listing'],
    proposal: { event },
  })

test('outside its hours a pair refuses orders with the next opening, keeps resting ones, and opens with an auction', async () => {
  const [maker, canceller, taker] = [next(), next(), next()]
  const resting = await placed(maker, 'sell 10 @ 12.60')
  const withdrawn = await placed(canceller, 'sell 5 @ 12.70')
  expect((await staff.preview('tradingHours', PAIR, hours())).effects).toEqual([
    { name: 'open_orders', count: 2 },
    { name: 'orders_before_opening', count: 0 },
  ])
  expect(await staff.change('tradingHours', PAIR, hours())).toBe('done')
  await keep()
  const opens = today('09:00')
  expect(await listed()).toMatchObject({
    state: 'cancel_only',
    movedBy: 'schedule',
    hours: { opensAt: opens, closesAt: null, auctionMinutes: 10 },
  })
  expect(await binanceStatus()).toMatchObject({ status: 'BREAK' })
  expect(await floor.place(taker, 'buy 10 @ 12.60')).toMatchObject({
    code: 'MARKET_OUTSIDE_HOURS',
    params: { opens },
  })
  expect(await floor.cancel(canceller, withdrawn)).toMatchObject({ ok: true })
  passUntil('09:00')
  await keep()
  expect(await listed()).toMatchObject({ state: 'auction', movedBy: 'schedule', hours: { closesAt: today('17:00') } })
  const bought = await placed(taker, 'buy 10 @ 12.60')
  expect(await statusOf(bought)).toBe(0)
  floor.exchange.passTime(11 * MINUTE_MS)
  await endAuctions(floor.exchange.deps)
  await tick()
  expect(await listed()).toMatchObject({ state: 'open' })
  expect(await binanceStatus()).toMatchObject({ status: 'TRADING' })
  expect([await statusOf(bought), await statusOf(resting)]).toEqual([3, 3])
  expect(await spotOf(floor, taker, 'AURB')).toEqual({ posted: 1_010n, held: 0n })
  passUntil('17:00')
  await keep()
  expect(await listed()).toMatchObject({ state: 'cancel_only', movedBy: 'schedule' })
})

test('a pair that one person stops outside the hours stays closed until two people open it, from the next session on', async () => {
  const one = await floor.exchange.operator('listing')
  const stop = () =>
    floor.exchange.api(marketsDesk, one).restrict({ symbol: PAIR, reason: 'A rumour is being checked.' })
  expect(await stop()).toEqual({ symbol: PAIR, state: 'cancel_only' })
  await expect(stop()).rejects.toMatchObject({ code: 'MARKET_WRONG_STATE' })
  passUntil('10:00')
  await keep()
  expect(await listed()).toMatchObject({ state: 'cancel_only', movedBy: 'staff' })
  expect(await floor.place(next(), 'buy 1 @ 12.50')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
  passUntil('18:00')
  expect(await agreeState('open')).toBe('done')
  expect(await listed()).toMatchObject({ state: 'cancel_only', movedBy: 'schedule' })
  passUntil('09:00')
  await keep()
  expect(await listed()).toMatchObject({ state: 'auction' })
})

test('planned hours apply from their date on, and a holiday keeps the pair closed', async () => {
  const tomorrow = new Date(now().getTime() + 24 * HOUR_MS).toISOString().slice(0, 10)
  const later = new Date(now().getTime() + 2 * HOUR_MS)
  const change = hours({ auctionMinutes: 0, opens: '00:00', closes: '24:00', holidays: [tomorrow] })
  expect(await staff.change('tradingHours', PAIR, change, later)).toBe('done')
  await staff.applyDue()
  expect(await listed()).toMatchObject({ hours: { auctionMinutes: 10 } })
  floor.exchange.passTime(2 * HOUR_MS + 1_000)
  await staff.applyDue()
  expect(await listed()).toMatchObject({ hours: { auctionMinutes: 0 } })
  floor.exchange.passTime(24 * HOUR_MS)
  await keep()
  expect(await listed()).toMatchObject({ state: 'cancel_only', movedBy: 'schedule' })
  floor.exchange.passTime(24 * HOUR_MS)
  await keep()
  expect(await listed()).toMatchObject({ state: 'open', movedBy: 'schedule' })
})

test('a session over midnight continues into a holiday, on whose evening the pair stays closed', async () => {
  passUntil('20:00')
  const dayAfter = (days: number): string => addDays(now().toISOString().slice(0, 10), days)
  const evening = { opens: '21:00', closes: '02:30', auctionMinutes: 0, holidays: [dayAfter(1)] }
  const [close, opening] = [`${dayAfter(1)}T02:30:00.000Z`, `${dayAfter(2)}T21:00:00.000Z`]
  expect(await staff.change('tradingHours', PAIR, hours(evening))).toBe('done')
  await keep()
  expect(await listed()).toMatchObject({ state: 'cancel_only', hours: { opensAt: today('21:00'), closesAt: null } })
  const states: string[] = []
  for (const time of ['21:00', '23:59', '02:29']) {
    passUntil(time)
    await keep()
    const market = await listed()
    states.push(`${market?.state} ${market?.hours?.closesAt} ${market?.hours?.opensAt}`)
  }
  expect(states).toEqual(Array.from({ length: 3 }, () => `open ${close} ${opening}`))
  for (const time of ['02:30', '21:00']) {
    passUntil(time)
    await keep()
    expect(await listed()).toMatchObject({ state: 'cancel_only', movedBy: 'schedule', hours: { opensAt: opening } })
  }
})

test.each<[string, Partial<Setting<'tradingHours'>>, string, string]>([
  ['hours that never open', { weekdays: [] }, 'weekdays', '1–7'],
  ['an opening at the end of the day', { opens: '24:00' }, 'opens', '00:00–23:59'],
  ['an auction longer than the day', { auctionMinutes: 480 }, 'auctionMinutes', '< 480'],
  [
    'an auction longer than the night',
    { opens: '21:00', closes: '02:30', auctionMinutes: 330 },
    'auctionMinutes',
    '< 330',
  ],
])('refuses %s, and returns the accepted values', async (_name, change, field, accepted) => {
  await expect(staff.preview('tradingHours', PAIR, hours(change))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: `values.${field}`,
    message: expect.stringContaining(`Accepted: ${accepted}.`),
  })
})

test('refuses holidays on every trading day of a year', async () => {
  const first = new Date(`${now().toISOString().slice(0, 10)}T00:00:00.000Z`)
  const monday = addDays(first.toISOString().slice(0, 10), (8 - first.getUTCDay()) % 7)
  const holidays = Array.from({ length: 60 }, (_, week) => addDays(monday, 7 * week))
  await expect(staff.preview('tradingHours', PAIR, hours({ weekdays: ['mon'], holidays }))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.holidays',
  })
  expect(await staff.preview('tradingHours', PAIR, hours({ weekdays: ['mon', 'tue'], holidays }))).toBeDefined()
})

test('refuses hours of a pair that is not listed, and returns the listed ones', async () => {
  await expect(staff.preview('tradingHours', 'AURB-EUR', hours())).rejects.toMatchObject({
    code: 'SETTING_SUBJECT_WRONG',
    message: expect.stringContaining(PAIR),
  })
})
