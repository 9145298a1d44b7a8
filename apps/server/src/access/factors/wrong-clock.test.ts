import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appCode } from '#world/people/app-codes.ts'
import { type AccessExchange, accessExchange, password } from '#testing/access.ts'
import { type App, bindApp, testClock } from '#testing/authenticators.ts'
import { proveAll } from '#testing/step-up.ts'

let exchange: AccessExchange
let time: ReturnType<typeof testClock>
beforeAll(async () => {
  exchange = await accessExchange()
  time = testClock(exchange)
})
afterAll(() => exchange.close())

const HOUR_STEPS = 120
type Owner = App & { readonly email: string; readonly token: string }
const owner = async (): Promise<Owner> => {
  const account = await exchange.account()
  return { ...account, ...(await bindApp(exchange, time, account)) }
}
const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    (error: { message: string }) => error.message,
  )
const stepUp = (who: Owner, code: string) =>
  messageOf(exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code }))
const tries = async (who: Owner) => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(cardinality(t.wrong_at)), 0)::int as n
      from authenticator_tries t join customer c on c.id = t.customer_id where c.email = ${who.email}`.execute(
    exchange.deps.db,
  )
  return rows[0]?.n
}
const plain = 'This authenticator code is wrong or was already used. Wait for the next one.'

test.each([
  [-HOUR_STEPS, 'This code is out of date. Check your phone’s clock: it is about an hour behind.'],
  [-20, 'This code is out of date. Check your phone’s clock: it is about 10 minutes behind.'],
  [3 * HOUR_STEPS, 'This code is from a later time. Check your phone’s clock: it is about 3 hours ahead.'],
  [12 * HOUR_STEPS - 1, 'This code is from a later time. Check your phone’s clock: it is about 12 hours ahead.'],
  [12 * HOUR_STEPS + 60, plain],
])(
  'AUT-09 a code %i steps away names the clock at login and step-up, counts as a try and opens nothing',
  async (steps, text) => {
    const who = await owner()
    const code = appCode(who.secret, time.now(steps))
    expect(await stepUp(who, code)).toBe(text)
    const client = exchange.api(sessions)
    const { ticket } = await client.login({ account: who.email, password })
    expect(await messageOf(client.confirm({ ticket: ticket ?? '', factor: 'google', code }))).toBe(text)
    expect(await tries(who)).toBe(2)
  },
)

test('AUT-09 a code that was refused before its time is refused at its time, and the next one works', async () => {
  const who = await owner()
  const later = appCode(who.secret, time.now(HOUR_STEPS))
  expect(await stepUp(who, later)).toContain('about an hour ahead')
  time.pass(HOUR_MS)
  expect(await stepUp(who, later)).toBe(plain)
  expect(await stepUp(who, appCode(who.secret, time.now(1)))).toBe('no refusal')
})

test('AUT-09 reports a used code as used, not as a wrong clock', async () => {
  const who = await owner()
  const code = who.app()
  expect(await stepUp(who, code)).toBe('no refusal')
  time.pass(600_000)
  expect(await stepUp(who, code)).toBe(plain)
})

test('AUT-01 a wrong password is refused before any code, so that nobody learns about the clock', async () => {
  const who = await owner()
  const login = exchange.api(sessions).login({ account: who.email, password: 'not the password 1' })
  expect(await messageOf(login)).not.toContain('clock')
  expect(await tries(who)).toBe(0)
})

test('a phone with a wrong clock is named while its authenticator is being added', async () => {
  const who = await exchange.account()
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const { secret } = await exchange.api(security, who).setUpAuthenticator({})
  const late = appCode(secret, time.now(-HOUR_STEPS))
  const bind = exchange.api(security, who).bindAuthenticator({ code: late, password, verifyToken })
  expect(await messageOf(bind)).toContain('it is about an hour behind')
})
