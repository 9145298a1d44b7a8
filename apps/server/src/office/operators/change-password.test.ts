import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { codeOf, ownPassword, signedInOperator, wrongCodeOf } from '#testing/new-operator.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const nextPassword = 'a password of my own 2'
type Who = Awaited<ReturnType<typeof signedInOperator>>
type PasswordChange = { readonly password?: string; readonly code?: string; readonly newPassword?: string }
const desk = ({ token }: { readonly token: string }) => exchange.api(operators, { token })
const change = (who: Who, changes: PasswordChange = {}) =>
  desk(who).changePassword({
    password: ownPassword,
    code: codeOf(who.otpauth, 1),
    newPassword: nextPassword,
    ...changes,
  })
/** Makes the last code count as an old one. */
const forgetCode = (who: Who) =>
  sql`update operator set totp_last_step = 0 where id = ${who.id}`.execute(exchange.deps.db)
const login = (who: Who, password: string) => exchange.api(operatorSignIn).login({ email: who.email, password })

test('an operator changes the password: the old one is refused, and the change is emailed and logged', async () => {
  const who = await signedInOperator(exchange, 'finance')
  expect(await change(who)).toEqual({})
  expect(await codeOfRefusal(login(who, ownPassword))).toBe('OPERATOR_SIGN_IN_WRONG')
  expect((await login(who, nextPassword)).needsNewPassword).toBe(false)
  const { rows } = await sql<{ kind: string; params: unknown }>`
    select kind, params from mail where recipient = ${who.email} order by created_at`.execute(exchange.deps.db)
  expect(rows).toMatchObject([{ kind: 'operator_password_changed', params: { ip: '127.0.0.1' } }])
  const acts = await sql<{ actor: string; after: unknown }>`
    select actor, after from audit_entry where action = 'operators.change_password' and target_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  expect(acts.rows).toEqual([{ actor: `operator:${who.id}`, after: null }])
})

test('AUT-28 a stolen session alone cannot change the password, and its tries are counted', async () => {
  const who = await signedInOperator(exchange, 'finance')
  for (let n = 0; n < 5; n += 1)
    await expect(change(who, { password: 'a wrong guess' })).rejects.toMatchObject({
      code: 'OPERATOR_PASSWORD_WRONG',
      field: 'password',
    })
  expect(await codeOfRefusal(change(who))).toBe('OPERATOR_LOCKED')
  expect(await codeOfRefusal(login(who, ownPassword))).toBe('OPERATOR_LOCKED')
})

test('AUT-06 a stolen password and session cannot change the password without the authenticator, and the tries are counted', async () => {
  const who = await signedInOperator(exchange, 'finance')
  for (let n = 0; n < 5; n += 1)
    await expect(change(who, { code: wrongCodeOf(who.otpauth) })).rejects.toMatchObject({
      code: 'OPERATOR_CODE_WRONG',
      field: 'code',
    })
  expect(await codeOfRefusal(change(who))).toBe('OPERATOR_LOCKED')
  const { rows } = await sql<{ after: unknown }>`
    select after from audit_entry where action = 'operators.lock' and target_id = ${who.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ after: { wrongCodes: 5 } }])
})

test('AUT-06 accepts a code for only one password change', async () => {
  const who = await signedInOperator(exchange, 'finance')
  const code = codeOf(who.otpauth, 1)
  await change(who, { code })
  const again = change(who, { password: nextPassword, newPassword: ownPassword, code })
  expect(await codeOfRefusal(again)).toBe('OPERATOR_CODE_WRONG')
})

test('a password change ends the other sessions and sign-ins in progress, and keeps the current session', async () => {
  const who = await signedInOperator(exchange, 'finance')
  const client = exchange.api(operatorSignIn)
  const { ticket } = await login(who, ownPassword)
  const other = await client.confirm({ ticket, code: codeOf(who.otpauth, 1) })
  const firstStep = await login(who, ownPassword)
  await forgetCode(who)
  await change(who)
  expect((await desk(who).me({})).id).toBe(who.id)
  expect(await codeOfRefusal(desk(other).me({}))).toBe('UNAUTHORIZED')
  await forgetCode(who)
  const late = client.confirm({ ticket: firstStep.ticket, code: codeOf(who.otpauth) })
  expect(await codeOfRefusal(late)).toBe('OPERATOR_TICKET_OVER')
})

test('of two concurrent changes accepts one', async () => {
  const who = await signedInOperator(exchange, 'finance')
  await forgetCode(who)
  const both = await Promise.allSettled([
    change(who),
    change(who, { newPassword: 'a password of my own 3', code: codeOf(who.otpauth) }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['eleven signs', 'eleven sign', 'PARAM_INVALID'],
  ['more than a hundred', 'a'.repeat(101), 'PARAM_INVALID'],
  ['the present one', ownPassword, 'OPERATOR_PASSWORD_UNCHANGED'],
])('refuses a new password of %s at its field', async (_, newPassword, code) => {
  const who = await signedInOperator(exchange, 'finance')
  await expect(change(who, { newPassword })).rejects.toMatchObject({ code, field: 'newPassword' })
})
