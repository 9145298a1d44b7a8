import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { mutations } from './mutations.ts'
import { queries } from './queries.ts'
import { findings, type Scope } from './verify.ts'

// Tests the checker itself. Tables replace the views, filled with a small exchange without any error. Each mutation
// breaks it in one way, and the invariant beside it must detect that.
let database: TestDatabase
let client: pg.Client

const sqlFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client(database.ownerUrl)
  await client.connect()
  await client.query('drop schema if exists audit cascade; create schema audit')
  await client.query(sqlFile('contract.sql'))
  await client.query(sqlFile('healthy-exchange.sql'))
})
afterAll(async () => {
  await client.end()
  await database.dropUnverified()
})

async function brokenBy(statement: string, scope: Scope): Promise<string[]> {
  await client.query('begin')
  try {
    await client.query(statement)
    const found = await findings(client, scope)
    return [...new Set(found.map(({ invariant }) => invariant))]
  } finally {
    await client.query('rollback')
  }
}

test('returns no row for a healthy exchange, complete and over the last minutes', async () => {
  expect(await findings(client, 'everything')).toEqual([])
  expect(await findings(client, { lastMinutes: 5, journal: 0n, act: 0n })).toEqual([])
})

test.each(mutations)('invariant %s detects: %s', async (invariant, statement) => {
  expect(await brokenBy(statement, 'everything')).toContain(invariant)
})

const minutely = new Set([
  'I1',
  'I2',
  'I3',
  'I4',
  'I7',
  'I8',
  'I11',
  'I13b',
  'I15',
  'I17',
  'I17c',
  'I18',
  'I19',
  'I19c',
  'I24',
  'I24b',
  'I28',
  'I17d',
  'I19d',
  'I35',
  'I63',
  'I63b',
  'I36e',
  'I36f',
  'I41',
  'I45b',
  'I45c',
])
test.each(mutations.filter(([invariant]) => minutely.has(invariant)))(
  '%s is detected within a minute: %s',
  async (invariant, statement) => {
    expect(await brokenBy(statement, { lastMinutes: 5, journal: 0n, act: 0n })).toContain(invariant)
  },
)

/** Computes the hashes again after a change of a field that they cover, as in healthy-exchange.sql. */
const rehash = sqlFile('healthy-exchange.sql').slice(sqlFile('healthy-exchange.sql').indexOf('do $$'))
/** Not on the day before, because limits count by day. */
const anHourAgo = `greatest(now() - interval '1 hour', date_trunc('day', now()))`
test.each([
  [
    'a journal was linked an hour after its transaction began',
    `update audit.journal set created_at=${anHourAgo} where seq in (3, 6, 9)`,
  ],
  ['an internal transfer is older than its journal', `update audit.internal_transfer set sent_at=${anHourAgo}`],
  [
    'an internal transfer is younger than its journal',
    `update audit.journal set created_at=${anHourAgo} where kind='internal_transfer'`,
  ],
  [
    'a deal is older than its journal',
    `update audit.otc_deal set created_at=${anHourAgo}, ended_at=${anHourAgo} where deal_id='dl1'`,
  ],
  ['a payment of rebates is older than its journal', `update audit.rebate_payment set paid_at=${anHourAgo}`],
])('VER-01 finds nothing in a tail check, wherever its window begins, when %s', async (_, statement) => {
  await client.query('begin')
  await client.query(statement)
  await client.query(rehash.slice(0, rehash.indexOf('end $$;') + 'end $$;'.length))
  const found = []
  for (let journal = 0n; journal <= 15n; journal += 1n)
    found.push(...(await findings(client, { lastMinutes: 5, journal, act: 0n })))
  await client.query('rollback')
  expect(found).toEqual([])
})

test('VER-01 finds a journal in a tail check that is missing right after the last one read', async () => {
  await client.query('begin')
  await client.query(`delete from audit.posting where journal_id='j4'; delete from audit.journal where journal_id='j4'`)
  const found = await findings(client, { lastMinutes: 5, journal: 3n, act: 0n })
  await client.query('rollback')
  expect(found).toContainEqual({ invariant: 'I24', row: { seq: '5' } })
})

test('names the invariant of every query, each once', () => {
  const names = queries.map(({ invariant }) => invariant)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBe(102)
})
