import { customers } from '@tessera/contract/access/customers/customers.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { customerSession } from '#testing/direct-session.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const reset = (id: string, factor: string, second: 'compliance' | 'support' = 'compliance') =>
  byTwo(exchange, {
    kind: 'factor_reset',
    subjectId: id,
    verdict: 'approve',
    proposal: { factor },
    roles: ['compliance', second],
  })

type Pause = { readonly reason: string; readonly from: string; readonly until: string }
const pauseOf = ({ reason, from, until }: Pause) => ({
  reason,
  days: (Date.parse(until) - Date.parse(from)) / DAY_MS,
})

test('AUT-15 two people remove a lost factor, and withdrawals pause for a week', async () => {
  const who = await exchange.customer()
  expect(await reset(who.id, 'google')).toBe('APPROVAL_SUBJECT_MOVED')
  await sql`insert into authenticator (customer_id, secret_sealed, bound_at, last_step) values (${who.id}, 'x', now(), 0)`.execute(
    exchange.deps.db,
  )
  expect(await reset(who.id, 'google', 'support')).toBe('FORBIDDEN')
  await sql`update approval_request set status = 'cancelled' where subject_id = ${who.id}`.execute(exchange.deps.db)
  expect(await reset(who.id, 'google')).toBe('done')
  expect(await codeOfRefusal(exchange.api(customers, who).info({}))).toBe('UNAUTHORIZED')
  const again = { token: await customerSession(exchange.deps, who.id) }
  const { security, freezes } = await exchange.api(customers, again).info({})
  expect(security.google).toBe(false)
  expect(freezes.filter(({ scope }) => scope === 'withdraw').map(pauseOf)).toEqual([
    { reason: 'authenticator_unbound', days: 7 },
  ])
})

test('AUT-15 two people remove all lost passkeys, and withdrawals pause for a week', async () => {
  const who = await exchange.customer()
  expect(await reset(who.id, 'passkey')).toBe('APPROVAL_SUBJECT_MOVED')
  for (const id of ['one', 'two'])
    await sql`insert into passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at)
              values (gen_random_uuid(), ${who.id}, ${`${id}-${who.id}`}, '', 0, '{}', ${id}, false, now())`.execute(
      exchange.deps.db,
    )
  await sql`update approval_request set status = 'cancelled' where subject_id = ${who.id}`.execute(exchange.deps.db)
  expect(await reset(who.id, 'passkey')).toBe('done')
  const again = { token: await customerSession(exchange.deps, who.id) }
  const { security, freezes } = await exchange.api(customers, again).info({})
  expect(security.passkeys).toBe(false)
  expect(freezes.filter(({ scope }) => scope === 'withdraw').map(pauseOf)).toEqual([
    { reason: 'passkey_removed', days: 7 },
  ])
})

test('AUT-15 refuses to reset factors of a customer whose identity was never approved', async () => {
  const who = await exchange.customer({ kyc: 'pending' })
  await sql`insert into authenticator (customer_id, secret_sealed, bound_at, last_step) values (${who.id}, 'x', now(), 0)`.execute(
    exchange.deps.db,
  )
  expect(await reset(who.id, 'google')).toBe('APPROVAL_SUBJECT_MOVED')
})

test("keeps the phone check if the phone is the owner's only login method", async () => {
  const who = await exchange.customer()
  await sql`update customer set phone = '+6598765431', mobile_check = true, email = null where id = ${who.id}`.execute(
    exchange.deps.db,
  )
  expect(await reset(who.id, 'mobile')).toBe('APPROVAL_SUBJECT_MOVED')
})
