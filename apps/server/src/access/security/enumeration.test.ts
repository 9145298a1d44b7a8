import { customers } from '@tessera/contract/access/customers/customers.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetRates, sendRow } from '#testing/every-row.ts'
import { type TestExchange, testExchange } from '#testing/exchange.ts'
import { takesDifferentTime } from '#testing/same-time.ts'
import { hashPassword } from '#platform/secrets/password.ts'

let exchange: TestExchange
let passwordHash: string
let termsVersion: string
beforeAll(async () => {
  exchange = await testExchange(
    { SMS_URL: 'http://127.0.0.1:9/sms', SMS_SECRET: 'a secret of a gateway that is not there' },
    { registration: { codesPerAddressADay: 10_000 } },
  )
  passwordHash = await hashPassword('harbour light 7')
  await sql`update sms_budget set prefix_day = 100000, country_day = 100000, exchange_day = 100000`.execute(
    exchange.deps.db,
  )
  termsVersion = (await exchange.api(publicConfig).info({})).policyVersions.terms
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

/** A valid mobile number of Singapore: any six digits may follow 81. */
const phone = (): string => `+6581${String(randomInt(1_000_000)).padStart(6, '0')}`
const newName = { mailbox: () => `${randomUUID().slice(0, 8)}@example.com`, phone }
type Named = keyof typeof newName

/** Returns the name of an existing account, whose password takes time to compare. */
async function known(by: Named): Promise<string> {
  const { id, email } = await exchange.customer()
  const own = newName[by]()
  const number = by === 'phone' ? own : null
  await sql`update customer set password_hash = ${passwordHash}, phone = ${number}, mobile_check = ${number !== null} where id = ${id}`.execute(
    exchange.deps.db,
  )
  return by === 'phone' ? own : email
}

type EntryPoint = {
  readonly row: Endpoint
  readonly captcha?: 'register' | 'reset'
  readonly input: (account: string) => Readonly<Record<string, unknown>>
}
const code = { captcha: 'register', input: (account: string) => ({ account, scene: 'register' }) } as const
/** Every request in which a visitor names an account. */
const entryPoints: Readonly<Record<string, EntryPoint & { readonly by: Named }>> = {
  'logging in with a wrong password': {
    by: 'mailbox',
    row: sessions.login,
    input: (account) => ({ account, password: 'wrong pass 1' }),
  },
  'logging in by phone with a wrong password': {
    by: 'phone',
    row: sessions.login,
    input: (account) => ({ account, password: 'wrong pass 1' }),
  },
  'requesting a registration code': { by: 'mailbox', row: verification.sendEmail, ...code },
  'requesting a registration code by phone': { by: 'phone', row: verification.sendSms, ...code },
  'registering without a proof': {
    by: 'mailbox',
    row: customers.register,
    input: (account) => ({
      verifyToken: 'x'.repeat(43),
      account,
      password: 'lantern street 8',
      termsVersion,
      termsAccepted: true,
      lang: 'en_US',
    }),
  },
  'beginning a reset': {
    by: 'mailbox',
    row: passwordResets.begin,
    captcha: 'reset',
    input: (account) => ({ account }),
  },
  'starting a reset by phone': {
    by: 'phone',
    row: passwordResets.begin,
    captcha: 'reset',
    input: (account) => ({ account }),
  },
}

/**
 * Returns everything in a response that could differ. Values that are new at each call are replaced by their format.
 */
const comparable = (text: string): string =>
  text.replaceAll(/"(traceId|serverTime|challengeId|resendAt|expiresAt|ticket)":"[^"]*"/g, '"$1":"…"')

test.each(Object.entries(entryPoints))(
  'AUT-02 %s does not reveal if an account exists, neither by text, code and status nor by time',
  async (_, { row, by, captcha, input }) => {
    const answers = new Set<string>()
    const ask = async (account: string): Promise<number> => {
      const solved = captcha && { captcha: await exchange.captcha(captcha) }
      await forgetRates(exchange)
      const start = performance.now()
      const { status, code: answer, text } = await sendRow(exchange, row, { ...input(account), ...solved })
      const ms = performance.now() - start
      answers.add(`${status} ${answer} ${comparable(text)}`)
      return ms
    }
    const there = async () => ask(await known(by))
    // Runs the same steps before, so that both start from the same state.
    const absent = async () => {
      await known(by)
      return ask(newName[by]())
    }
    expect(await takesDifferentTime(there, absent)).toBeUndefined()
    expect([...answers]).toHaveLength(1)
  },
  60_000,
)
