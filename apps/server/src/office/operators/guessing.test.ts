import { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { codeOf, ownPassword, signedInOperator, wrongCodeOf } from '#testing/new-operator.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

type Who = { readonly id: string; readonly email: string; readonly otpauth: string }
const client = () => exchange.api(operatorSignIn)
const login = (who: Who) => client().login({ email: who.email, password: ownPassword })
const answerTo = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'SUCCESS',
    (error: { code: string }) => error.code,
  )
const guess = async (who: Who): Promise<string> => {
  const { ticket } = await login(who)
  return answerTo(client().confirm({ ticket, code: wrongCodeOf(who.otpauth) }))
}
const locksOf = (who: Who): Promise<{ after: unknown }[]> =>
  exchange.deps.db
    .selectFrom('audit_entry')
    .select('after')
    .where('action', '=', 'operators.lock')
    .where('target_id', '=', who.id)
    .orderBy('seq')
    .execute()

test('AUT-06 checks five of many concurrent codes, whatever the number of tickets for a stolen password', async () => {
  const who = await signedInOperator(exchange, 'finance')
  const tickets: Awaited<ReturnType<typeof login>>[] = []
  for (let n = 0; n < 6; n += 1) tickets.push(await login(who))
  const wrong = wrongCodeOf(who.otpauth)
  const tries = tickets.flatMap(({ ticket }) =>
    Array.from({ length: 4 }, () => answerTo(client().confirm({ ticket, code: wrong }))),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'OPERATOR_CODE_WRONG')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'OPERATOR_LOCKED')).toHaveLength(19)
  expect(await locksOf(who)).toEqual([{ after: { wrongCodes: 5 } }])
})

test('AUT-06 a right password does not reset wrong codes: each after the fifth locks twice as long, until a right code', async () => {
  const who = await signedInOperator(exchange, 'finance')
  const spare = await login(who)
  for (let n = 0; n < 5; n += 1) expect(await guess(who)).toBe('OPERATOR_CODE_WRONG')
  const right = client().confirm({ ticket: spare.ticket, code: codeOf(who.otpauth, 1) })
  await expect(right).rejects.toMatchObject({ code: 'OPERATOR_LOCKED' })
  expect(await answerTo(login(who))).toBe('OPERATOR_LOCKED')
  exchange.passTime(15 * MINUTE_MS)
  expect(await guess(who)).toBe('OPERATOR_CODE_WRONG')
  exchange.passTime(29 * MINUTE_MS)
  expect(await answerTo(login(who))).toBe('OPERATOR_LOCKED')
  exchange.passTime(60_000)
  const { ticket } = await login(who)
  expect(await answerTo(client().confirm({ ticket, code: codeOf(who.otpauth, 90) }))).toBe('SUCCESS')
  expect(await guess(who)).toBe('OPERATOR_CODE_WRONG')
  expect(await answerTo(login(who))).toBe('SUCCESS')
  expect(await locksOf(who)).toEqual([{ after: { wrongCodes: 5 } }, { after: { wrongCodes: 6 } }])
})
