import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { byKeys, connectionOptions } from '../platform/database.ts'
import { Ground } from './ground.sql.ts'

let house: TestHouse
let others: pg.Client
let ground: Ground
beforeAll(async () => {
  house = await testHouse()
  others = new pg.Client(house.database.ownerUrl)
  await others.connect()
  ground = new Ground(connectionOptions(house.database.appUrl, byKeys), () => undefined)
})
afterAll(async () => {
  await others.end()
  await house.close()
})

/** Whether somebody else may change where this customer stands. */
const isFree = async (id: string): Promise<boolean> => {
  try {
    await others.query('select from customer where id = $1 for update nowait', [id])
    return true
  } catch {
    return false
  }
}

test('TRD-13 where somebody stands stays as it was read until the batch is over, and no longer when it fails', async () => {
  const { id } = await house.customer()
  const placed = [{ customer: id, clientOrderId: randomUUID() }]
  const held = await ground.hold(placed, async ({ standing, earlier }) => ({
    standing,
    earlier,
    free: await isFree(id),
  }))
  expect(held).toMatchObject({ standing: [{ id, active: true, approved: true }], earlier: 0, free: false })
  expect(await isFree(id)).toBe(true)

  const failed = ground.hold(placed, async () => {
    expect(await isFree(id)).toBe(false)
    throw new Error('not committed')
  })
  await expect(failed).rejects.toThrow('not committed')
  await expect.poll(() => isFree(id)).toBe(true)
})

test('two batches rest on the same people at once, and nothing of them is left when the ground is given up', async () => {
  const { id } = await house.customer()
  const wanted = () => [{ customer: id, clientOrderId: randomUUID() }]
  const both = await ground.hold(wanted(), () => ground.hold(wanted(), async ({ standing }) => standing.length))
  expect(both).toBe(1)
  const connections = async () =>
    (
      await others.query(
        `select from pg_stat_activity where datname = current_database() and usename = 'tessera_app' and query = 'commit'`,
      )
    ).rowCount ?? 0
  const before = await connections()
  await ground.close()
  await expect.poll(connections).toBeLessThanOrEqual(before - 2)
})
