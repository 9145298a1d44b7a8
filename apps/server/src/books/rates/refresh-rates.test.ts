import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { ratesDesk } from '@tessera/contract/books/rates/rates-desk.ts'
import { rates } from '@tessera/contract/books/rates/rates.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankExchange, type BankExchange } from '#testing/bank-exchange.ts'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange } from '#testing/exchange.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'
import { limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { unidentifiedOf } from '#payments/withdrawals/travel-rule.sql.ts'
import { refreshRates } from './refresh-rates.ts'

/** A rate source with prices that a test sets, as of the current time; undefined makes it fail. */
type Source = { prices: Record<string, string> | undefined; readonly url: string; readonly server: Server }
const asOf = '2999-01-01T00:00:00Z'

async function startSource(name: string): Promise<Source> {
  const server = createServer((_request, response) => {
    if (source.prices === undefined) return response.writeHead(503).end()
    return response.end(JSON.stringify({ source: name, asOf, prices: source.prices }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const source: Source = {
    prices: {},
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    server,
  }
  return source
}

let bank: BankExchange
let flow: PayingOut
let [first, second]: Source[] = []
const source = (which: Source | undefined): Source => {
  if (which === undefined) throw new Error('the source has not started')
  return which
}
beforeAll(async () => {
  bank = await bankExchange()
  flow = await payingOut(bank)
  first = await startSource('First')
  second = await startSource('Second')
})
afterAll(async () => {
  for (const each of [first, second]) each?.server.close()
  await bank.close()
})

const NORMAL = { USD: '1', SGD: '0.75', CNY: '0.14' }
/** `null`: the second source fails. */
const setPrices = (inFirst: Record<string, string>, inSecond: Record<string, string> | null = inFirst) => {
  source(first).prices = { ...NORMAL, ...inFirst }
  source(second).prices = inSecond === null ? undefined : { ...NORMAL, ...inSecond }
}
const refresh = async (sources: 1 | 2 = 1) => {
  const { deps } = bank.exchange
  const config = {
    ...deps.config,
    RATES_URL: source(first).url,
    RATES_SECOND_URL: sources === 2 ? source(second).url : undefined,
  }
  await refreshRates({ ...deps, config })
}
const readRateAndCap = async () => {
  const read = await bank.exchange.deps.inTx('test')(async (tx) => {
    const { cap } = await unidentifiedOf(tx, (await bank.exchange.customer()).id)
    return ok({ sgd: (await limitPrices(tx)).get('SGD'), cap })
  })
  if (!read.ok) throw new Error('reading rates was refused')
  return read.value
}
const desk = async () => {
  const { rows } = await bank.exchange.api(ratesDesk, await bank.exchange.operator('finance')).list({})
  return rows.filter(({ coin }) => coin === 'SGD')
}
const decide = (subjectId: string) =>
  byTwo(bank.exchange, { kind: 'rate_held', subjectId, verdict: 'approve', roles: ['finance', 'compliance'] })
const view = async () => (await bank.exchange.api(rates).rate({ fiat: 'USD' })).rate['SGD']

/** 1,500 Singapore dollars at 0.75, in millionths of a US dollar. */
const CAP = 1_125_000_000n

beforeEach(async () => {
  for (const table of ['rate_held', 'rate_range', 'rate'])
    await sql`delete from ${sql.table(table)}`.execute(bank.exchange.deps.db)
  setPrices({})
  await refresh(2)
})

test('NODE-02 an SGD price of 5,000 dollars raises neither the travel-rule threshold nor the price for limits', async () => {
  expect(await readRateAndCap()).toEqual({ sgd: 7_500_000_000n, cap: CAP })
  setPrices({ SGD: '5000' })
  await refresh()
  expect(await view()).toBe('0.75')
  expect(await readRateAndCap()).toEqual({ sgd: 50_000_000_000_000n, cap: CAP })
  setPrices({ SGD: '0.0001' })
  await refresh()
  expect(await readRateAndCap()).toEqual({ sgd: 7_500_000_000n, cap: 150_000n })
})

test('NODE-02 shows a held-back rate with its reason, and ends it when the source returns to the agreed price', async () => {
  setPrices({ SGD: '5000' })
  await refresh()
  expect(await desk()).toMatchObject([
    { agreed: { rate: '0.7500000000' }, held: { feed: 'first', rate: '5000.0000000000', reason: 'step_too_large' } },
  ])
  setPrices({ SGD: '0.751' })
  await refresh()
  expect(await desk()).toMatchObject([{ agreed: { rate: '0.7510000000' }, held: null }])
  expect(await readRateAndCap()).toMatchObject({ sgd: 7_510_000_000n })
})

test('NODE-02 lets two people accept a large step, and measures the next steps from it', async () => {
  setPrices({ SGD: '0.90' })
  await refresh()
  expect(await decide('SGD:first')).toBe('done')
  expect(await view()).toBe('0.90')
  expect(await readRateAndCap()).toEqual({ sgd: 9_000_000_000n, cap: 1_350_000_000n })
  setPrices({ SGD: '0.91' })
  await refresh()
  expect(await view()).toBe('0.91')
  expect(await decide('SGD:first')).toBe('APPROVAL_SUBJECT_MOVED')
})

test('NODE-02 the decision keeps one price while the source stays near it, and gets another once the source leaves it', async () => {
  setPrices({ SGD: '0.90' })
  await refresh()
  setPrices({ SGD: '0.905' })
  await refresh()
  expect(await desk()).toMatchObject([{ held: { rate: '0.9000000000' } }])
  setPrices({ SGD: '0.95' })
  await refresh()
  expect(await desk()).toMatchObject([{ held: { rate: '0.9500000000' } }])
})

test('NODE-02 holds back many small steps that add up to a large one', async () => {
  for (const price of ['0.757', '0.763', '0.769', '0.775']) {
    setPrices({ SGD: price })
    await refresh()
  }
  expect(await view()).toBe('0.763')
  expect(await desk()).toMatchObject([{ held: { reason: 'step_too_large' } }])
})

test('NODE-02 requires two configured sources to agree, and holds the rate back if the second fails', async () => {
  setPrices({ SGD: '0.751' }, { SGD: '0.752' })
  await refresh(2)
  expect(await view()).toBe('0.751')
  setPrices({ SGD: '0.751' }, { SGD: '0.765' })
  await refresh(2)
  expect((await desk()).map(({ held }) => [held?.feed, held?.reason])).toEqual([
    ['first', 'sources_differ'],
    ['second', 'sources_differ'],
  ])
  expect(await readRateAndCap()).toEqual({ sgd: 7_650_000_000n, cap: 1_126_500_000n })
  setPrices({ SGD: '0.752' }, null)
  await refresh(2)
  expect((await desk()).some(({ held }) => held?.reason === 'one_source')).toBe(true)
  setPrices({ SGD: '0.752' })
  await refresh(2)
  expect(await desk()).toMatchObject([{ held: null, agreed: { rate: '0.7520000000' } }])
})

test('NODE-02 holds back a first rate of only one source until two people accept it', async () => {
  await sql`delete from rate`.execute(bank.exchange.deps.db)
  await refresh()
  expect(await desk()).toMatchObject([{ agreed: null, held: { reason: 'no_agreed_rate', refusedFrom: null } }])
  expect(await readRateAndCap()).toEqual({ sgd: undefined, cap: 0n })
  expect(await decide('SGD:first')).toBe('done')
  expect(await readRateAndCap()).toEqual({ sgd: 7_500_000_000n, cap: CAP })
})

test('two people allow larger changes of one coin, which then apply at once', async () => {
  const staff = changingSettings(bank.exchange)
  expect(await staff.change('rateStep', 'NONE', { hourStepPpm: 300_000, dayStepPpm: 300_000 })).toBe(
    'SETTING_SUBJECT_WRONG',
  )
  expect(await staff.change('rateStep', 'SGD', { hourStepPpm: 400_000, dayStepPpm: 300_000 })).toBe('SETTING_CONFLICT')
  expect(await staff.change('rateStep', 'SGD', { hourStepPpm: 300_000, dayStepPpm: 300_000 })).toBe('done')
  setPrices({ SGD: '0.91' })
  await refresh()
  expect(await view()).toBe('0.91')
  expect(await staff.change('rateStep', 'SGD', { hourStepPpm: 20_000, dayStepPpm: 50_000 })).toBe('done')
})

test('NODE-02 refuses calls that need a rate 24 hours after the last agreed one', async () => {
  const ada = await flow.payee(500_00n)
  setPrices({ SGD: '5' })
  bank.exchange.passTime(DAY_MS - 60_000)
  await refresh()
  // Counted at the stricter price of 5 dollars, at which 1,000 of them would be 5,000.
  await flow.request(ada, '100.00')
  expect(await bank.exchange.api(payouts, ada).terms({})).toMatchObject({ remaining24h: '4500.000000' })
  bank.exchange.passTime(2 * MINUTE_MS)
  await refresh()
  await expect(flow.request(ada, '100.00')).rejects.toMatchObject({ code: 'PAYOUT_RATE_UNKNOWN' })
  expect(await decide('SGD:first')).toBe('done')
  await flow.request(ada, '100.00')
})

test('uses neither a held-back rate of a silent source nor an agreed one that is too old', async () => {
  setPrices({ SGD: '5' })
  await refresh()
  bank.exchange.passTime(61_000)
  expect(await readRateAndCap()).toEqual({ sgd: undefined, cap: 0n })
})

test('an exchange that does not list the US dollar still has its rates, for checking prices and counting dollar coins', async () => {
  const exchange = await testExchange()
  const { db, config } = exchange.deps
  try {
    await sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at)
              values ('EUR', 'fiat', 2, 'Euro', '欧元', now()) on conflict (code) do nothing`.execute(db)
    const { rows: listed } = await sql`select code from coin where code = 'USD'`.execute(db)
    expect(listed).toEqual([])
    setPrices({ EUR: '1.25' })
    await refreshRates({
      ...exchange.deps,
      config: { ...config, RATES_URL: source(first).url, RATES_SECOND_URL: source(second).url },
    })
    const { rows } = await sql<{ price: string }>`
      select price::text as price from rate where coin = 'USD' and fiat = 'EUR'`.execute(db)
    expect(rows).toEqual([{ price: '8000000000' }])
  } finally {
    await exchange.close()
  }
})
