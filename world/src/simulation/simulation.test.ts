import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { emptyTally } from './action.ts'
import type { Simulation } from './simulation.ts'
import { openSimulation } from './open-simulation.ts'
import { simulate } from './run.ts'
import { openSystem, type System } from './system.ts'
import { findings } from './truth.ts'
import { countRows } from './truth.sql.ts'

let database: TestDatabase
let system: System
let simulation: Simulation

beforeAll(async () => {
  database = await testDatabase()
  system = await openSystem({
    seed: 3,
    ownerUrl: database.ownerUrl,
    urls: { app: database.appUrl, audit: database.auditUrl },
  })
  simulation = await openSimulation(system, 5)
})
afterAll(async () => {
  await system.close()
  await database.drop()
})

test('RST-02 after two hundred random steps and a restore the ledger is balanced', async () => {
  const { done, restored, tailChecks, replayed } = await simulate(simulation, { seed: 3, steps: 200, checkEvery: 200 })
  expect(done.get('place an order')).toBeGreaterThan(10)
  expect([restored.restores, tailChecks > 0, replayed > 10]).toEqual([1, true, true])
})

test('finds money that nobody paid in, and an act that was never acknowledged', async () => {
  const before = await countRows(system.server.deps)
  expect(await findings(simulation, emptyTally(), before)).toEqual([])
  simulation.taken.set('SGD', (simulation.taken.get('SGD') ?? 0n) + 1n)
  const found = await findings(simulation, emptyTally(), { ...before, order: before.order + 1 })
  simulation.taken.set('SGD', (simulation.taken.get('SGD') ?? 0n) - 1n)
  expect(found).toMatchObject([{ invariant: 'I27' }, expect.stringContaining('order: ')])
  expect(await findings(simulation, emptyTally(), before)).toEqual([])
})
