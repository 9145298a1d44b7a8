import { messages } from '@tessera/contract/services/messages/messages.ts'
import { priceAlerts } from '@tessera/contract/trading/price-alerts/price-alerts.ts'
import { MAX_PRICE_ALERTS } from '@tessera/domain/trading/price-alerts/price-alert.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { createAlert } from './create-alert.ts'
import { reachAlerts } from './reach-alerts.ts'

let floor: Floor
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(36)
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const alertsOf = (person: Person) => floor.exchange.api(priceAlerts, person)
const reach = () => reachAlerts(floor.exchange.deps)
const pricesOf = async (person: Person): Promise<unknown[]> => {
  const { rows } = await floor.exchange.api(messages, person).list({ type: 'trade' })
  return rows.map(({ title }) => title)
}

/** Two new people trade one unit at `price`. */
async function tradeAt(price: string): Promise<void> {
  for (const order of [`sell 1 @ ${price}`, `buy 1 @ ${price}`]) {
    const answer = await floor.place(next(), order)
    assert(answer.ok, order)
  }
}

test('a trade at the price notifies the customer once by message and email, and ends the alert', async () => {
  await tradeAt('12.40')
  const who = next()
  await alertsOf(who).create({ symbol: PAIR, side: 'above', price: '12.45' })
  await reach()
  expect((await alertsOf(who).list({})).rows).toMatchObject([{ price: '12.45', reachedAt: null, reachedPrice: null }])
  await tradeAt('12.50')
  await reach()
  await tradeAt('12.55')
  await reach()
  expect(await pricesOf(who)).toEqual([`${PAIR} rose to 12.45 tUSD`])
  const mails = await sql<{ n: number }>`
    select count(*)::int as n from mail where kind = 'price_rose' and params->>'price' = '12.45'`.execute(
    floor.exchange.deps.db,
  )
  expect(mails.rows).toEqual([{ n: 1 }])
  expect((await alertsOf(who).list({ symbol: PAIR })).rows).toMatchObject([
    { price: '12.45', reachedPrice: '12.50', reachedAt: expect.any(String) },
  ])
})

test('an alert below a price is reached by a lower trade; trades before the alert reach none', async () => {
  await tradeAt('12.30')
  await tradeAt('12.50')
  const who = next()
  await alertsOf(who).create({ symbol: PAIR, side: 'below', price: '12.35' })
  await reach()
  expect(await pricesOf(who)).toEqual([])
  await tradeAt('12.34')
  await reach()
  expect(await pricesOf(who)).toEqual([`${PAIR} fell to 12.35 tUSD`])
})

test('a trade while an alert is being added reaches it', async () => {
  await tradeAt('12.50')
  const [other, who] = [next(), next()]
  await alertsOf(other).create({ symbol: PAIR, side: 'above', price: '13.50' })
  await reach()
  let reaching: Promise<void> | undefined
  await floor.exchange.deps.inTx('test')(async (tx) => {
    await createAlert(tx, who.id, { symbol: PAIR, side: 'above', price: '12.55' })
    await tradeAt('12.60')
    reaching = reach()
    // The check waits for this transaction, or misses the alert.
    await Promise.race([reaching, setTimeout(500)])
    return ok(undefined)
  })
  await reaching
  await reach()
  expect(await pricesOf(who)).toEqual([`${PAIR} rose to 12.55 tUSD`])
})

test('refuses a price off tick, a price that the last trade reaches, an unknown pair, and one alert too many', async () => {
  await tradeAt('12.40')
  const who = next()
  const create = (price: string, side: 'above' | 'below' = 'above', symbol = PAIR) =>
    codeOfRefusal(alertsOf(who).create({ symbol, side, price }))
  expect(await create('12.455')).toBe('ORDER_PRICE_OFF_TICK')
  expect(await create('0')).toBe('ORDER_PRICE_OFF_TICK')
  expect(await create('12.40')).toBe('PRICE_ALERT_REACHED')
  expect(await create('12.41', 'below')).toBe('PRICE_ALERT_REACHED')
  expect(await create('13.00', 'above', 'NONE-tUSD')).toBe('MARKET_UNKNOWN')
  const answers = await Promise.all(
    Array.from({ length: MAX_PRICE_ALERTS + 3 }, (_, at) => create(`13.${String(at + 10)}`)),
  )
  expect(answers.filter((code) => code === undefined)).toHaveLength(MAX_PRICE_ALERTS)
  expect(answers.filter((code) => code === 'PRICE_ALERTS_FULL')).toHaveLength(3)
  // The same alert again stays one.
  const [first] = (await alertsOf(who).list({})).rows
  expect(await create(first?.price ?? '')).toBeUndefined()
  expect((await alertsOf(who).list({})).rows).toHaveLength(MAX_PRICE_ALERTS)
})

test("AUT-02 a customer neither sees nor removes another customer's alert", async () => {
  await tradeAt('12.40')
  const [who, other] = [next(), next()]
  await alertsOf(who).create({ symbol: PAIR, side: 'above', price: '19.00' })
  const [alert] = (await alertsOf(who).list({})).rows
  assert(alert, 'the alert that was just created is missing in the list')
  expect((await alertsOf(other).list({})).rows).toEqual([])
  expect(await codeOfRefusal(alertsOf(other).remove({ id: alert.id }))).toBe('NOT_FOUND')
  await alertsOf(who).remove({ id: alert.id })
  expect((await alertsOf(who).list({})).rows).toEqual([])
})
