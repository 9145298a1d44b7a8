import { sql } from 'kysely'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endsSession, everyRow, forgetRates, sendRow } from '#testing/every-row.ts'
import type { Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let customer: Person
let operator: Person

beforeAll(async () => {
  floor = await tradingFloor()
  customer = await floor.trader('1000', 10)
  operator = await floor.exchange.operator('superadmin', 'compliance', 'finance', 'listing', 'support', 'auditor')
  const market = await primaryMarket(floor.exchange)
  await floor.exchange.fund({ customer: customer.id, kind: 'fiat' }, 'SGD', 100_000n)
  const { symbol } = await market.published()
  await market.subscribe(customer, symbol, '1')
  await floor.start()
  await floor.place(customer, 'buy 5 @ 12.40')
})
afterAll(() => floor.exchange.close())

/** Field names that no response may have. Values that are shown once have a row below. */
const forbidden =
  /^(.*password.*|.*hash.*|.*secret.*|.*seed.*|.*totp.*|.*otpauth.*|.*sealed.*|.*private.*|token|ticket|verifyToken|pin|salt|documentNumber|storedAs|stored_as|signature|wire|lease.*)$/i
const allowedFields: Readonly<Record<string, readonly string[]>> = {
  // The terms of the token of a product.
  'console/api/v1/products/list': ['token'],
  'console/api/v1/products/get': ['token'],
  'console/api/v1/products/create': ['token'],
  'console/api/v1/products/revise': ['token'],
  'ex/user/login_in': ['ticket'],
  // The challenge of the captcha's work, which is public by its nature. The authenticator's secret is shown once, when
  // it is bound.
  'ex/api/v1/user/google/setting': ['secret', 'otpauthUrl'],
  'ex/login/qr/create': ['browserSecret'],
  'ex/user/passkey_options': ['browserSecret'],
  'console/api/v1/operators/passkey_options': ['browserSecret'],
  'ex/common/startCaptcha': ['salt', 'signature'],
  'ex/api/v1/user/change/password': ['token'],
  // Hashes of the neighbors on the path to a published root.
  'ex/api/v1/liabilities/proof': ['hash'],
}
// The seed of an avatar's color is a keyed hash, which gives no access.
const harmless = new Set(['contentHash', 'fundPassword', 'avatarSeed'])

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

test('AZ-04 no response of any row has a field that is named like a secret, or one of our secrets under another name', async () => {
  const { exchange } = floor
  const { rows: stored } = await sql<{ secret: string }>`
    select token_hash as secret from session union all select token_hash from operator_session`.execute(
    exchange.deps.db,
  )
  expect(stored.length).toBeGreaterThan(0)
  const leaks: string[] = []
  let read = 0
  for (const { row, sample } of everyRow(exchange).filter(({ row: each }) => !endsSession(each))) {
    await forgetRates(exchange)
    const { text, code } = await sendRow(
      exchange,
      row,
      sample,
      row.who === 'operator' ? operator.token : customer.token,
    )
    if (row.produces === undefined && code === 'SUCCESS') read += 1
    const names = row.produces === undefined ? namesIn(JSON.parse(text)) : []
    const bad = names.filter(
      (name) => forbidden.test(name) && !harmless.has(name) && allowedFields[row.path]?.includes(name) !== true,
    )
    const exposed = [customer.token, operator.token, ...stored.map(({ secret }) => secret)].filter((one) =>
      text.includes(one),
    )
    if (bad.length + exposed.length > 0) leaks.push(`${row.path}: ${bad.join()} ${exposed.join()}`)
  }
  expect(read).toBeGreaterThan(30)
  expect(leaks).toEqual([])
})

const root = new URL('../../../../../', import.meta.url)
const keys: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abps]-[A-Za-z0-9-]{10,}/,
  /\bsk_live_[A-Za-z0-9]{20,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./,
  /postgres(ql)?:\/\/[^:/\s'"`$]+:[^@\s'"`$<>{}*]{8,}@/,
  /\b(SECRET_KEY|CHAIN_MASTER_SEED)\s*=\s*['"]?[A-Za-z0-9+/_-]{32,}/,
]
const findings = (name: string, text: string): string[] =>
  keys.flatMap((key) => (key.test(text) ? [`${name}: ${key.source}`] : []))

test('OPS-06 no file of the repository and no built page contains a key', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  const text = files.filter((file) => !/\.(png|jpe?g|woff2?|ico|pdf)$/.test(file) && existsSync(new URL(file, root)))
  expect(text.length).toBeGreaterThan(300)
  const dists = ['apps/web/dist/', 'apps/console/dist/'].filter((dist) => existsSync(new URL(dist, root)))
  const built = dists.flatMap((dist) =>
    readdirSync(new URL(dist, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|css|html|map)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
  const all = [...text.map((file) => new URL(file, root).pathname), ...built]
  expect(all.flatMap((file) => findings(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('OPS-06 finds a planted key', () => {
  const planted = ['-----BEGIN ', 'PRIVATE KEY-----']
  expect(findings('a.ts', planted.join(''))).toHaveLength(1)
  expect(findings('b.ts', `SECRET_KEY=${'k'.repeat(40)}`)).toHaveLength(1)
  expect(findings('c.ts', 'postgres://app@127.0.0.1/tessera')).toEqual([])
})
