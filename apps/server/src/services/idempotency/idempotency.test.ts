import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { untilBlocked } from '#testing/locks.ts'
import { idempotent } from '#platform/http/idempotency.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const scope = 'ex/api/v1/withdrawals/create'

test('returns the result of a key to its owner, and nothing to anybody else', async () => {
  const [a, b] = [await exchange.customer(), await exchange.customer()]
  const key = randomUUID()
  expect(await exchange.api(idempotency, a).get({ scope, key })).toEqual({ done: false })
  const under = { owner: `customer:${a.id}`, scope, key, bodyHash: 'x' }
  const inTx = idempotent(exchange.deps.inTx(under.owner), under, () => undefined)
  await inTx(async () => ok({ id: 'w-1' }))
  expect(await exchange.api(idempotency, a).get({ scope, key })).toMatchObject({ done: true, reply: { id: 'w-1' } })
  expect(await exchange.api(idempotency, b).get({ scope, key })).toEqual({ done: false })
})

test.each([
  ['done', ok({ id: 'w-2' }), { done: true, reply: { id: 'w-2' } }],
  ['refused', refuse('NOT_FOUND'), { done: false }],
])('answers a query during a request once that is %s, and not before', async (_how, outcome, expected) => {
  const who = await exchange.customer()
  const under = { owner: `customer:${who.id}`, scope, key: randomUUID(), bodyHash: 'x' }
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = idempotent(
    exchange.deps.inTx(under.owner),
    under,
    () => undefined,
  )(async () => {
    started.resolve()
    await end.promise
    return outcome
  })
  await started.promise
  let answer: unknown
  const asking = exchange
    .api(idempotency, who)
    .get({ scope, key: under.key })
    .then((reply) => (answer = reply))
  await untilBlocked(exchange)
  expect(answer).toBeUndefined()
  end.resolve()
  await Promise.all([running, asking])
  expect(answer).toMatchObject(expected)
  // The query stored nothing under the key.
  const again = await idempotent(exchange.deps.inTx(under.owner), under, () => undefined)(async () => ok({ id: 'w-3' }))
  expect(again).toEqual(outcome.ok ? outcome : ok({ id: 'w-3' }))
})
