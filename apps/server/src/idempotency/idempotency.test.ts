import { idempotency } from '@tessera/contract/idempotency.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { idempotent } from '../platform/idempotency.sql.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.close())

const scope = 'ex/api/v1/withdrawals/create'

test('a key tells its owner what became of it, and nothing to anybody else', async () => {
  const [a, b] = [await house.customer(), await house.customer()]
  const key = randomUUID()
  expect(await house.api(idempotency, a).get({ scope, key })).toEqual({ done: false })
  const under = { owner: `customer:${a.id}`, scope, key, bodyHash: 'x' }
  const inTx = idempotent(house.deps.inTx(under.owner), under, () => undefined)
  await inTx(async () => ok({ id: 'w-1' }))
  expect(await house.api(idempotency, a).get({ scope, key })).toMatchObject({ done: true, reply: { id: 'w-1' } })
  expect(await house.api(idempotency, b).get({ scope, key })).toEqual({ done: false })
})
