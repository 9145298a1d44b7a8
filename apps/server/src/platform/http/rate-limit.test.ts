import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { connect } from '#platform/database/database.ts'
import { DatabaseState } from '#platform/database/database-state.sql.ts'
import { createWeigh } from './rate-limit.ts'

let exchange: TestExchange
let pool: pg.Pool
const statements: (string | undefined)[] = []
beforeAll(async () => {
  exchange = await testExchange()
  pool = connect(exchange.database.appUrl, { onError: () => undefined }).pool
})
afterAll(async () => {
  await pool.end()
  await exchange.close()
})

/** Creates a separate node, whose queries are recorded. */
const node = () =>
  createWeigh(
    {
      query: (query) => {
        statements.push(query.name)
        return pool.query(query)
      },
    },
    exchange.deps.databaseState,
  )
const rate = { points: 5, seconds: 60 }

test('counts twenty simultaneous calls in one statement, gives each its own count, and admits no more than the limit', async () => {
  const weigh = node()
  statements.length = 0
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => weigh('a', at < 19 ? 'x' : 'y', rate, 1)))
  expect(answers.map(({ used }) => used)).toEqual([...Array.from({ length: 19 }, (_, at) => at + 1), 1])
  expect(answers.filter(({ waitSeconds }) => waitSeconds === undefined)).toHaveLength(6)
  expect(answers[18]?.waitSeconds).toBeGreaterThan(50)
  expect(statements).toHaveLength(1)
})

test('counts together on two nodes, in whichever order each names the keys', async () => {
  const [one, two] = [node(), node()]
  const keys = Array.from({ length: 40 }, (_, at) => `k${at}`)
  await Promise.all([
    ...keys.map((key) => one('b', key, rate, 2)),
    ...keys.toReversed().map((key) => two('b', key, rate, 2)),
  ])
  const now = await Promise.all(keys.map((key) => one('b', key, rate, 1)))
  expect(now.every(({ used, waitSeconds }) => used === 5 && waitSeconds === undefined)).toBe(true)
  expect((await two('b', 'k0', rate, 1)).waitSeconds).toBeGreaterThan(0)
})

test('forgets an expired count, also if others of the same moment have not expired', async () => {
  const weigh = node()
  await Promise.all(['old', 'young'].map((who) => weigh('c', who, rate, 4)))
  await pool.query(`update rate_limit set expire = 1 where key = 'c:old'`)
  const [old, young] = await Promise.all(['old', 'young'].map((who) => weigh('c', who, rate, 4)))
  expect(old).toEqual({ used: 4, waitSeconds: undefined })
  expect(young).toMatchObject({ used: 8 })
})

test('fails each call if the database does not answer', async () => {
  const weigh = createWeigh({ query: () => Promise.reject(new Error('gone')) }, exchange.deps.databaseState)
  const ends = await Promise.allSettled([weigh('d', 'x', rate, 1), weigh('d', 'y', rate, 1)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('OPS-11 counts in memory while the database is read-only or full, and refuses calls above the limit', async () => {
  const databaseState = new DatabaseState(exchange.deps.log)
  const readOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
  const weigh = createWeigh({ query: () => Promise.reject(readOnly) }, databaseState)
  const answers = []
  for (let at = 0; at < 7; at += 1) answers.push(await weigh('e', 'x', rate, 1))
  expect(answers.map(({ used }) => used)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(answers.map(({ waitSeconds }) => waitSeconds === undefined)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(databaseState.name).toBe('read_only')
})
