import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { operators } from '@tessera/contract/office/operators/operators.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { signedInOperator } from '#testing/new-operator.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const answerTo = async (path: string, headers: Record<string, string>) => {
  const answer = await exchange.server.app.inject({ method: 'POST', url: `/${path}`, headers, payload: {} })
  return answer.json<{ code: string; data: { endsInSeconds: number; cause: string } }>()
}
const setSession = (operator: string, change: ReturnType<typeof sql>) =>
  sql`update operator_session set ${change} where operator_id = ${operator}`.execute(exchange.deps.db)
const silentFor = (minutes: number) => sql`seen_at = now() - make_interval(mins => ${minutes})`

test('AUT-23 automatic calls of the console do not extend a session; actions of the operator extend it by 30 minutes', async () => {
  const { id, token } = await signedInOperator(exchange, 'compliance')
  const alone = { token, unattended: '1' }
  await setSession(id, silentFor(29))
  for (const path of [operators.me.path, approvals.queue.path])
    expect(await answerTo(path, alone)).toMatchObject({ code: 'SUCCESS' })
  const left = (await answerTo(operators.life.path, alone)).data
  expect(left.cause).toBe('idle')
  expect(left.endsInSeconds).toBeLessThanOrEqual(60)
  expect((await answerTo(operators.life.path, { token })).data.endsInSeconds).toBeGreaterThan(1700)
  await setSession(id, silentFor(31))
  expect(await answerTo(operators.me.path, alone)).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await answerTo(operators.me.path, { token })).toMatchObject({ code: 'UNAUTHORIZED' })
})

test("AUT-23 an operator's session reports when its age will end it, and using it does not change that", async () => {
  const { id, token } = await signedInOperator(exchange, 'compliance')
  await setSession(id, sql`expires_at = now() + interval '40 seconds'`)
  const left = await exchange.api(operators, { token }).life({})
  expect(left.cause).toBe('age')
  expect(left.endsInSeconds).toBeLessThanOrEqual(40)
})
