import { networkTries, sprayAlarm } from '@tessera/domain/access/sessions/tries.ts'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AccessExchange, accessExchange, password } from '#testing/access.ts'
import { forgetRates } from '#testing/every-row.ts'
import { wrongPasswords } from '#platform/observing/metrics.ts'
import { watchWrongPasswords } from './watch-wrong-passwords.ts'

// One proxy in front of the server is trusted, so that requests come from many addresses.
let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange({ TRUSTED_PROXY_HOPS: '1' })
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

async function signIn(ip: string, account: string, secret: string, proven = false): Promise<string> {
  const headers = { 'x-forwarded-for': ip, 'user-agent': 'Firefox/140.0 Windows' }
  const captcha = proven ? { captcha: await exchange.captcha('login', headers) } : {}
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/user/login_in',
    payload: { account, password: secret, ...captcha },
    headers,
  })
  return response.json<{ code: string }>().code
}
/** Returns copies of one account under other names. */
async function accounts(count: number): Promise<string[]> {
  const { email } = await exchange.account()
  await sql`insert into customer (id, email, password_hash, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, created_at)
            select gen_random_uuid(), n || '-' || email, password_hash, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, created_at
              from customer, generate_series(1, ${count}) n where email = ${email}`.execute(exchange.deps.db)
  return Array.from({ length: count }, (_, n) => `${n + 1}-${email}`)
}
const PARALLEL = 50
async function oneAfterAnother<T, R>(all: readonly T[], act: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < all.length; from += PARALLEL)
    done.push(...(await Promise.all(all.slice(from, from + PARALLEL).map((one, n) => act(one, from + n)))))
  return done
}
const wrongOf = async (account: string): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from login_event e join customer c on c.id = e.customer_id
       where c.email = ${account} and not e.succeeded`.execute(exchange.deps.db)
  ).rows[0]?.n ?? -1

test('AUT-01 limits one password over a thousand accounts from two hundred addresses, no account more than five tries, and accepts an owner with a captcha', async () => {
  const all = await accounts(1000)
  const ip = (n: number): string => `198.51.${Math.floor((n % 200) / 50)}.${n % 50}`
  const codes = await oneAfterAnother(all, (account, n) => signIn(ip(n), account, 'Summer 2026!'))
  // Two hundred addresses in four networks.
  expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(4 * networkTries.tries)
  // A busy machine refuses some requests before it checks them.
  const checkedCodes = codes.filter((code) => code !== 'ACCOUNT_BUSY' && code !== 'SERVER_BUSY')
  expect(new Set(checkedCodes)).toEqual(new Set(['LOGIN_FAILED', 'CAPTCHA_REQUIRED']))
  const [target = ''] = all
  const more = Array.from({ length: 200 }, (_, n) => `203.${n}.113.7`)
  await oneAfterAnother(more, (from) => signIn(from, target, 'Summer 2026!'))
  expect(await wrongOf(target)).toBeLessThanOrEqual(5)
  expect(await signIn(ip(1), target, password)).toBe('CAPTCHA_REQUIRED')
  expect(await signIn(ip(1), target, password, true)).toBe('SUCCESS')
  // A login from another network to an untried account requires no captcha.
  expect(await signIn('192.0.2.1', all.at(-1) ?? '', password)).toBe('SUCCESS')
}, 120_000)

test('AUT-01 counts all addresses of one IPv6 network together, and does not count a right password', async () => {
  const [owner = '', ...others] = await accounts(networkTries.tries + 1)
  for (let n = 0; n < 5; n += 1) {
    expect(await signIn('2001:db8:1:2::1', owner, password)).toBe('SUCCESS')
    exchange.passTime(90_000)
    await sql`delete from code_challenge c where not exists (select 1 from login_ticket t where t.challenge_id = c.id)`.execute(
      exchange.deps.db,
    )
  }
  await oneAfterAnother(others, (account, n) =>
    signIn(`2001:db8:1:2::${(n + 2).toString(16)}`, account, 'Summer 2026!'),
  )
  expect(await signIn('2001:db8:1:2:ffff::9', owner, password)).toBe('CAPTCHA_REQUIRED')
  expect(await signIn('2001:db8:1:3::9', owner, 'Summer 2026!')).toBe('LOGIN_FAILED')
}, 60_000)

test('AUT-01 counts wrong passwords over all accounts, and alerts operators above a rate', async () => {
  exchange.passTime(HOUR_MS)
  const error = vi.fn<typeof exchange.deps.log.error>()
  const watch = () =>
    watchWrongPasswords({ ...exchange.deps, log: Object.assign(Object.create(exchange.deps.log), { error }) })
  const put = (count: number) =>
    exchange.deps.inTx('test')(async (tx) => {
      await sql`insert into login_event (id, at, kind, ip, succeeded)
                select gen_random_uuid(), ${tx.now}, 'password', '203.0.113.' || n % 200, false from generate_series(1, ${count}) n`.execute(
        tx.db,
      )
      return { ok: true, value: undefined }
    })
  await put(sprayAlarm.tries - 1)
  await watch()
  expect((await wrongPasswords.get()).values[0]?.value).toBe(sprayAlarm.tries - 1)
  expect(error).not.toHaveBeenCalled()
  await put(1)
  await watch()
  expect(error).toHaveBeenCalledWith(
    { tries: sprayAlarm.tries, accounts: 1 },
    'password spraying: many accounts receive wrong passwords',
  )
  exchange.passTime(sprayAlarm.minutes * MINUTE_MS)
  await watch()
  expect((await wrongPasswords.get()).values[0]?.value).toBe(0)
})
