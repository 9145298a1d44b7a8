import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { fees } from '@tessera/contract/books/fees/fees.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { tradingRates } from '@tessera/domain/books/fees/trading-rates.ts'
import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { saveRates } from '#books/rates/rates.sql.ts'
import { countVolumes } from './count-volume.ts'
import { readFeeBasis } from './fee-basis.sql.ts'

let floor: Floor
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(18)
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.tablesMatchState()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const none: Setting<'tradingFees'> = { tiers: [], classes: [], products: [], pairs: [] }
const pair = { symbol: PAIR, base: 'AURB', makerFee: ppm(1_000), takerFee: ppm(1_500) }
const deps = () => floor.exchange.deps
/** Replaces the fees at once, unless they are equal. */
const set = async (change: Partial<Setting<'tradingFees'>>): Promise<void> => {
  expect(['done', 'SETTING_UNCHANGED']).toContain(await plan({ ...none, ...change }, null))
}
const inHours = (hours: number) => new Date(deps().clock(new Date()).getTime() + hours * HOUR_MS).toISOString()
const plan = (values: object, effectiveFrom: string | null) =>
  byTwo(floor.exchange, {
    kind: 'setting',
    subjectId: 'tradingFees',
    verdict: 'approve',
    roles: ['superadmin', 'compliance'],
    proposal: { act: 'change', area: 'tradingFees', values, effectiveFrom },
  })
const listed = () => floor.exchange.api(fees).list({})
const ownOf = (who: Person) => floor.exchange.api(fees, who).own({})
const placed = async (who: Person, text: string): Promise<string> => {
  const answer = await floor.place(who, text)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.order.id
}
const ratesAt = async (id: string) => {
  const { rows } = await sql<{ maker: number; taker: number; fee: bigint }>`
    select maker_fee_ppm as maker, taker_fee_ppm as taker, fee from trading_order where id = ${id}`.execute(deps().db)
  return rows[0]
}
/** Returns the rates that the rules give for an account now. */
const ruled = async (who: Person) => {
  const { rule: _, ...rates } = tradingRates(
    await settingNow(deps(), 'tradingFees'),
    await readFeeBasis(deps(), who.id),
    pair,
  )
  return rates
}

const ofClass = { class: 'ri', maker: 700, taker: 900 } as const
const rules = [
  ['pair', {}, { maker: 1_000, taker: 1_500 }],
  ['class', { classes: [ofClass] }, { maker: 700, taker: 900 }],
  [
    'class_product',
    { classes: [ofClass], products: [{ class: 'ri', product: 'AURB', maker: 2_000, taker: 3_000 }] },
    { maker: 2_000, taker: 3_000 },
  ],
  [
    'class_pair',
    {
      classes: [ofClass],
      products: [{ class: 'ri', product: 'AURB', maker: 2_000, taker: 3_000 }],
      pairs: [{ class: 'ri', pair: PAIR, maker: 0, taker: 100_000 }],
    },
    { maker: 0, taker: 100_000 },
  ],
] as const

test.each(rules)('accepts an order at the rates of the rule %s', async (rule, change, rates) => {
  await set({ ...none, ...change } as Partial<Setting<'tradingFees'>>)
  const who = next()
  const id = await placed(who, 'buy 4 @ 12.00')
  expect(await ratesAt(id)).toMatchObject(rates)
  expect(await ruled(who)).toEqual(rates)
  expect((await ownOf(who)).trading).toEqual([
    { symbol: PAIR, maker: String(rates.maker / 1e6), taker: String(rates.taker / 1e6), rule },
  ])
})

test('a change for next week is listed in advance, applies from its time, and does not affect accepted orders', async () => {
  await set({})
  const [maker, before, after] = [next(), next(), next()]
  const resting = await placed(maker, 'sell 20 @ 12.50')
  const later = inHours(7 * 24)
  const values = { ...none, tiers: [{ volume: 1_000_000, maker: 1, taker: 2 }], classes: [ofClass] }
  expect(await plan(values, later)).toBe('done')
  expect((await listed()).classes).toEqual([])
  expect((await listed()).planned).toEqual([
    {
      kind: 'trading',
      from: later,
      tiers: [{ volume: '1000000', maker: '0.000001', taker: '0.000002' }],
      classes: [{ class: 'ri', maker: '0.0007', taker: '0.0009' }],
      products: [],
      pairs: [],
    },
  ])
  expect(await ratesAt(await placed(before, 'buy 8 @ 12.50'))).toMatchObject({ taker: 1_500, fee: 150_000n })
  floor.exchange.passTime(7 * DAY_MS + HOUR_MS)
  expect(await ratesAt(await placed(after, 'buy 8 @ 12.50'))).toMatchObject({ maker: 700, taker: 900, fee: 90_000n })
  expect(await ratesAt(resting)).toEqual({ maker: 1_000, taker: 1_500, fee: 200_000n })
  expect(await listed()).toMatchObject({ classes: [{ class: 'ri', taker: '0.0009' }], planned: [] })
})

test('a planned change that is withdrawn no longer applies or appears', async () => {
  await set({})
  expect(await plan({ ...none, classes: [ofClass] }, inHours(2))).toBe('done')
  const staff = floor.exchange.api(settings, await floor.exchange.operator('superadmin'))
  const { version } = (await staff.versions({ area: 'tradingFees', subject: '' })).rows[0] ?? { version: 0 }
  expect(
    await byTwo(floor.exchange, {
      kind: 'setting',
      subjectId: 'tradingFees',
      verdict: 'approve',
      roles: ['superadmin', 'compliance'],
      proposal: { act: 'withdraw', version },
    }),
  ).toBe('done')
  floor.exchange.passTime(3 * HOUR_MS)
  expect((await listed()).planned).toEqual([])
  expect(await ratesAt(await placed(next(), 'buy 4 @ 12.00'))).toMatchObject({ maker: 1_000, taker: 1_500 })
})

test('fees of a planned file apply to orders once all of the file is applied', async () => {
  await set({})
  const proposal = {
    fileExchange: 'Harbour Exchange',
    fileChain: 'solana_devnet',
    fileExportedAt: '2026-11-01T00:00:00.000Z',
    effectiveFrom: inHours(2),
    entries: [{ area: 'tradingFees', subject: '', values: { ...none, classes: [ofClass] } }],
  }
  const roles = ['superadmin', 'compliance'] as const
  expect(
    await byTwo(floor.exchange, { kind: 'setting_file', subjectId: 'file', verdict: 'approve', roles, proposal }),
  ).toBe('done')
  floor.exchange.passTime(3 * HOUR_MS)
  expect(await ratesAt(await placed(next(), 'buy 4 @ 12.00'))).toMatchObject({ maker: 1_000, taker: 1_500 })
  await changingSettings(floor.exchange).applyDue()
  const { maker, taker } = ofClass
  expect(await ratesAt(await placed(next(), 'buy 4 @ 12.00'))).toMatchObject({ maker, taker })
})

test('an order whose rate is about to rise holds the higher rate before it is accepted', async () => {
  await set({ classes: [{ class: 'ri', maker: 100_000, taker: 100_000 }] })
  const who = next()
  expect(await floor.place(who, 'buy 760 @ 12.50')).toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  const id = await placed(who, 'buy 720 @ 12.50')
  const { rows } = await sql<{ hold: bigint }>`select hold_amount as hold from trading_order where id = ${id}`.execute(
    deps().db,
  )
  expect(rows[0]?.hold).toBe(9_900_000_000n)
})

const refused = async (values: object) => {
  const maker = floor.exchange.api(approvals, await floor.exchange.operator('superadmin'))
  const proposal = { act: 'change', area: 'tradingFees', values: { ...none, ...values }, effectiveFrom: null }
  return maker
    .propose({ kind: 'setting', subjectId: 'tradingFees', verdict: 'approve', reason: 'New fees.', proposal })
    .then(() => undefined)
    .catch((error: unknown) => error)
}
const wrong: readonly (readonly [string, object, object])[] = [
  [
    'a fee of 100 %',
    { classes: [{ class: 'ri', maker: 0, taker: 1_000_000 }] },
    { code: 'PARAM_INVALID', field: 'values.classes.0.taker', message: expect.stringMatching(/100,?000/) },
  ],
  [
    'a tier whose volume does not rise',
    {
      tiers: [
        { volume: 100, maker: 5, taker: 5 },
        { volume: 100, maker: 4, taker: 4 },
      ],
    },
    { code: 'SETTING_CONFLICT', field: 'values.tiers.1.volume', message: expect.stringContaining('> 100') },
  ],
  [
    'a tier whose rate rises',
    {
      tiers: [
        { volume: 100, maker: 900, taker: 900 },
        { volume: 200, maker: 901, taker: 800 },
      ],
    },
    { code: 'SETTING_CONFLICT', field: 'values.tiers.1.maker', message: expect.stringContaining('≤ 0.09%') },
  ],
  [
    'a pair that does not exist',
    { pairs: [{ class: 'ri', pair: 'AURB-tUSDD', maker: 0, taker: 0 }] },
    { code: 'SETTING_CONFLICT', field: 'values.pairs.0.pair', message: expect.stringContaining(PAIR) },
  ],
  [
    'a product that is not traded',
    { products: [{ class: 'ri', product: 'NONE', maker: 0, taker: 0 }] },
    { code: 'SETTING_CONFLICT', field: 'values.products.0.product', message: expect.stringContaining('AURB') },
  ],
]
test.each(wrong)('refuses %s, and returns the accepted values', async (_, values, error) => {
  expect(await refused(values)).toMatchObject(error)
})

test('a tier follows the trades of the last 30 days from the next day on, and ends when they are older', async () => {
  await set({ tiers: [{ volume: 100, maker: 400, taker: 600 }] })
  await floor.exchange.coin('USD', 'fiat', 2)
  const dollar = { coin: 'tUSD', fiat: 'USD', price: amount(10n ** 10n) }
  await deps().inTx('test')(async (tx) => ok(await saveRates(tx, [dollar], tx.now, 'test')))
  const [maker, taker] = [next(), next()]
  await placed(maker, 'sell 10 @ 12.50')
  await placed(taker, 'buy 10 @ 12.50')
  const count = () => countVolumes(deps())
  await count()
  expect(await ownOf(taker)).toMatchObject({ volume: '0', tier: 0 })
  expect(await ratesAt(await placed(taker, 'buy 1 @ 12.00'))).toMatchObject({ maker: 1_000, taker: 1_500 })

  floor.exchange.passTime(DAY_MS + HOUR_MS)
  await Promise.all([count(), count()])
  expect(await ownOf(taker)).toMatchObject({ volume: '125', tier: 1, currency: 'USD', trading: [{ rule: 'tier' }] })
  expect(await ownOf(maker)).toMatchObject({ volume: '125', tier: 1 })
  const id = await placed(taker, 'buy 1 @ 12.00')
  expect(await ratesAt(id)).toMatchObject({ maker: 400, taker: 600 })
  expect(await ruled(taker)).toEqual({ maker: 400, taker: 600 })

  floor.exchange.passTime(31 * DAY_MS)
  await count()
  expect(await ownOf(taker)).toMatchObject({ volume: '0', tier: 0 })
  expect(await ratesAt(await placed(taker, 'buy 1 @ 12.00'))).toMatchObject({ maker: 1_000, taker: 1_500 })
})

test('every fee of a fill is the rate of its order, rounded up', async () => {
  const { rows } = await sql<{ fills: number; wrong: number }>`
    select count(*)::int as fills,
           count(*) filter (where f.maker_fee <> ceil(f.value::numeric * m.maker_fee_ppm / 1000000)
                               or f.taker_fee <> ceil(f.value::numeric * t.taker_fee_ppm / 1000000))::int as wrong
      from fill f join trading_order m on m.id = f.maker_order join trading_order t on t.id = f.taker_order`.execute(
    deps().db,
  )
  expect(rows[0]?.fills).toBeGreaterThan(1)
  expect(rows[0]?.wrong).toBe(0)
})
