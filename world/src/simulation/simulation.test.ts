import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { emptyTally } from './action.ts'
import type { City } from './city.ts'
import { foundCity } from './found-city.ts'
import { simulate } from './run.ts'
import { openTown, type Town } from './town.ts'
import { findings } from './truth.ts'
import { countRows } from './truth.sql.ts'

let database: TestDatabase
let town: Town
let city: City

beforeAll(async () => {
  database = await testDatabase()
  town = await openTown({
    seed: 3,
    ownerUrl: database.ownerUrl,
    urls: { app: database.appUrl, audit: database.auditUrl },
  })
  city = await foundCity(town, 5)
})
afterAll(async () => {
  await town.close()
  await database.drop()
})

test('RST-02 after two hundred random steps and a restore the ledger is balanced', async () => {
  const { done, restored, looks, replayed } = await simulate(city, { seed: 3, steps: 200, checkEvery: 200 })
  expect(done.get('place an order')).toBeGreaterThan(10)
  expect([restored.restores, looks > 0, replayed > 10]).toEqual([1, true, true])
})

test('money that the world did not give, and a deed that nobody was told of, are found', async () => {
  const before = await countRows(town.server.deps)
  expect(await findings(city, emptyTally(), before)).toEqual([])
  city.returned.set('SGD', (city.returned.get('SGD') ?? 0n) + 1n)
  const found = await findings(city, emptyTally(), { ...before, order: before.order + 1 })
  city.returned.set('SGD', (city.returned.get('SGD') ?? 0n) - 1n)
  expect(found).toMatchObject([{ invariant: 'I27' }, expect.stringContaining('order: ')])
  expect(await findings(city, emptyTally(), before)).toEqual([])
})
