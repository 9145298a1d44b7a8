import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { settings as settingRows } from '@tessera/contract/office/settings/settings.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import {
  type ExchangeArea,
  exchangeAreaNames,
  exchangeAreas,
  type Settings,
  subjectAreas,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { ONE } from '@tessera/domain/books/rates/rate.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { glob, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '#testing/change-settings.ts'
import type { TestExchange } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { unlikeSettings } from '#testing/unlike-settings.ts'
import { rateRules } from '#books/rates/rate-rules.ts'
import { saveRates } from '#books/rates/rates.sql.ts'
import { firstSettings } from '#platform/database/first-settings.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'

let unlike: Settings
let exchange: TestExchange
beforeAll(async () => {
  ;({ exchange } = await tradingFloor())
  const { symbol } = await (await primaryMarket(exchange)).published()
  await exchange.coin('USD', 'fiat', 2)
  await exchange.coin('TSR', 'crypto', 2)
  const rate = { coin: 'TSR', fiat: 'USD', price: ONE }
  await exchange.deps.inTx('test')(async (tx) => ok(await saveRates(tx, [rate], tx.now, 'test')))
  unlike = unlikeSettings(firstSettings, {
    'tradingFees.product': 'AURB',
    'tradingFees.pair': PAIR,
    'subscriptionFees.product': symbol,
    'otcFees.coin': 'tUSD',
    'transferFees.coin': 'tUSD',
    'feeCoin.coin': 'TSR',
  })
  await changeSettings(exchange, unlike)
})
afterAll(() => exchange.close())

const fieldsOf = (area: ExchangeArea) => Object.keys(exchangeAreas[area])

test('every field of every area differs from its default, and the server reads the new values', async () => {
  for (const area of exchangeAreaNames) {
    const [first, now]: Readonly<Record<string, unknown>>[] = [
      { ...firstSettings[area] },
      { ...(await settingNow(exchange.deps, area)) },
    ]
    expect(now).toEqual(unlike[area])
    for (const name of fieldsOf(area)) expect([area, name, now?.[name]]).not.toEqual([area, name, first?.[name]])
  }
  const desk = exchange.api(settingRows, await exchange.operator('auditor'))
  const { rows } = await desk.list({})
  const ofExchange = rows.filter(({ subject }) => subject === '')
  expect(Object.fromEntries(ofExchange.map(({ area, current }) => [area, current?.values]))).toEqual(unlike)
})

test('the site shows no default', async () => {
  const info = await exchange.api(publicConfig).info({})
  const { registration, waits, financing, rewards, maintenance, chain } = unlike
  expect(info).toMatchObject({
    registerForbidden: !registration.isOpen,
    inviteRequired: registration.invitationRequired,
    freezeHours: waits.securityPauseHours,
    features: { financing: financing.isOpen, invitationRewards: rewards.invitationPpm > 0 },
    maintenance: maintenance.planned,
    transactionLink: chain.transactionLink.replace('{cluster}', 'devnet'),
  })
})

test('the deadline of a case is not its default', async () => {
  const maker = exchange.api(approvals, await exchange.operator('superadmin'))
  const values = { ...unlike.travelRule, unidentifiedDollars: 1 }
  const proposal = { act: 'change', area: 'travelRule', values, effectiveFrom: null }
  await maker.propose({ kind: 'setting', subjectId: 'travelRule', verdict: 'approve', reason: 'Lower.', proposal })
  const [row] = (await maker.queue({ kind: 'setting' })).rows
  const hours = (Date.parse(row?.dueAt ?? '') - Date.parse(row?.waitingSince ?? '')) / HOUR_MS
  expect(hours).toBe(unlike.deadlines.setting)
  expect(hours).not.toBe(firstSettings.deadlines.setting)
})

test('the bounds of rates are not the defaults', async () => {
  const { value } = await exchange.deps.inTx('test')(async (tx) => ok(await rateRules(tx)))
  const { hourStepPpm, dayStepPpm, tolerancePpm } = unlike.rates
  expect(value).toEqual({
    tolerancePpm,
    steps: [
      { coin: undefined, ppm: hourStepPpm, seconds: 3600 },
      { coin: undefined, ppm: dayStepPpm, seconds: 86_400 },
    ],
  })
})

/** Returns the code of the server and its rules, without that of the settings themselves. */
async function code(): Promise<string> {
  const texts: string[] = []
  for (const root of ['apps/server/src', 'packages/domain/src'])
    for await (const path of glob(`${root}/**/*.ts`))
      if (!/\.test\.ts$|\/office\/settings\/|first-settings|\/releases\//.test(path))
        texts.push(await readFile(path, 'utf8'))
  return texts.join('\n')
}

/** True if code has the name of a field or composes it, such as `${each}Day` for `retailDay`. */
function isUsed(text: string, name: string): boolean {
  const last = name.split(/(?=[A-Z])/).at(-1)
  return new RegExp(`\\b${name}\\b`).test(text) || text.includes(`}${last}\``)
}

test('the code of the server uses every field of every area', async () => {
  const text = await code()
  const named = Object.entries({ ...exchangeAreas, ...subjectAreas }).flatMap(([area, fields]) =>
    // Its fields are kinds of decisions, which the queue reads by their names.
    area === 'deadlines' ? [] : Object.keys(fields).map((name) => ({ area, name })),
  )
  expect(named.filter(({ name }) => !isUsed(text, name))).toEqual([])
})

test('only the migration command reads the defaults', async () => {
  const readers: string[] = []
  for await (const path of glob('apps/server/src/**/*.ts'))
    if (!path.endsWith('.test.ts') && (await readFile(path, 'utf8')).includes("/first-settings.ts'")) readers.push(path)
  expect(readers).toEqual(['apps/server/src/platform/database/write-first-settings.sql.ts'])
})
