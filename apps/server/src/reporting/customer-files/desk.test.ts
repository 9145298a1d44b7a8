import { audit } from '@tessera/contract/services/audit/audit.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { customerSession } from '#testing/direct-session.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const desk = async (role: 'compliance' | 'support' | 'auditor' | 'finance') =>
  exchange.api(securityDesk, await exchange.operator(role))

test("AZ-13 support sees an account's protection with masked addresses, and each view is recorded", async () => {
  const who = await exchange.customer()
  await sql`update customer set phone = '+6591234567', mobile_check = true, fund_password_hash = 'x' where id = ${who.id}`.execute(
    exchange.deps.db,
  )
  await sql`insert into authenticator (customer_id, secret_sealed, bound_at, last_step) values (${who.id}, 'sealed seed', now(), 0)`.execute(
    exchange.deps.db,
  )
  await sql`insert into backup_code (customer_id, code_hash, used_at) values (${who.id}, 'a', now()), (${who.id}, 'b', null)`.execute(
    exchange.deps.db,
  )
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${who.id}, 'withdraw', 'phone_changed', now(), now() + interval '2 days')`.execute(
    exchange.deps.db,
  )
  const page = await (await desk('support')).get({ id: who.id })
  expect(page).toMatchObject({
    status: 'active',
    phone: '+65****4567',
    factors: { email: true, mobile: true, google: true },
    backupCodesLeft: 1,
    fundPassword: true,
    phishingPhrase: false,
    freezes: [{ reason: 'phone_changed' }],
    identityCheck: { needed: false, remaining: 5 },
    closesAt: null,
  })
  expect(page.sessions).toHaveLength(1)
  expect(JSON.stringify(page)).not.toMatch(/91234567|sealed seed|fund_password_hash/)
  expect(JSON.stringify(page)).not.toContain(who.email)
  const audited = await exchange
    .api(audit, await exchange.operator('auditor'))
    .list({ action: 'customers.view_security', targetId: who.id })
  expect(audited.rows).toHaveLength(1)
})

test('the owner of a sub-account and the sub-accounts of an owner are on both files', async () => {
  const owner = await exchange.customer()
  const { id } = await openSub(exchange, owner, 'Desk two')
  const support = await desk('support')
  const [own, sub] = [await support.get({ id: owner.id }), await support.get({ id })]
  expect(own).toMatchObject({ owner: null, subAccounts: [{ number: sub.number }] })
  expect(JSON.stringify([own, sub])).not.toContain('Desk two')
  expect(sub).toMatchObject({ type: 'sub', owner: { number: own.number }, subAccounts: [] })
})

test('the inviter of an account and its invited accounts are on both files by number', async () => {
  const inviter = await exchange.customer()
  const opened = async (at: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into customer (id, email, password_hash, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, invited_by, created_at)
      values (gen_random_uuid(), ${`${randomUUID()}@mail.example`}, '', 'individual', 'unknown', now(), 'ri', 'active', 'en_US', 'USD', '1', ${inviter.id}, ${at})
      returning id`.execute(exchange.deps.db)
    return support.get({ id: rows[0]?.id ?? '' })
  }
  const support = await desk('support')
  const [first, second] = [await opened('2026-01-01'), await opened('2026-01-02')]
  const by = await support.get({ id: inviter.id })
  const newest = [second, first].map(({ number }) => ({ number }))
  expect(by).toMatchObject({ inviter: null, invited: { total: 2, newest } })
  for (const one of [first, second])
    expect(one).toMatchObject({ inviter: { number: by.number }, invited: { total: 0, newest: [] } })
})

test('AZ-13 finance cannot read an account, support cannot end a session, and a foreign id is not found', async () => {
  const who = await exchange.customer()
  const [finance, support, compliance] = [await desk('finance'), await desk('support'), await desk('compliance')]
  expect(await codeOfRefusal(finance.get({ id: who.id }))).toBe('FORBIDDEN')
  expect(await codeOfRefusal(support.endSessions({ id: who.id, reason: 'A stolen laptop.' }))).toBe('FORBIDDEN')
  expect(await codeOfRefusal(compliance.get({ id: randomUUID() }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(compliance.endSessions({ id: randomUUID(), reason: 'A stolen laptop.' }))).toBe(
    'NOT_FOUND',
  )
  await exchange.api(customers, who).info({})
})

test('AUT-24 an operator ends one session or all with a reason, and the owner is notified', async () => {
  const who = await exchange.customer()
  const other = { token: await customerSession(exchange.deps, who.id) }
  const compliance = await desk('compliance')
  const reason = 'The owner called about a stolen laptop.'
  const { sessions } = await compliance.get({ id: who.id })
  expect(sessions).toHaveLength(2)
  const [stranger] = (await compliance.get({ id: (await exchange.customer()).id })).sessions
  expect(await codeOfRefusal(compliance.endSessions({ id: who.id, sessionId: stranger?.id ?? '', reason }))).toBe(
    'NOT_FOUND',
  )
  await compliance.endSessions({ id: who.id, sessionId: sessions[0]?.id ?? '', reason })
  const alive = async () =>
    (await Promise.all([who, other].map((each) => codeOfRefusal(exchange.api(customers, each).info({}))))).filter(
      (code) => code === undefined,
    )
  expect(await alive()).toHaveLength(1)
  await compliance.endSessions({ id: who.id, reason })
  expect(await alive()).toEqual([])
  const again = { token: await customerSession(exchange.deps, who.id) }
  const inbox = await exchange.api(messages, again).list({})
  expect(inbox.rows.filter(({ title }) => title === 'We logged you out of your account')).toHaveLength(2)
  const { settings, sessions: left } = await compliance.get({ id: who.id })
  expect(settings.map(({ action }) => action)).toEqual(['sessions_ended_by_us', 'sessions_ended_by_us'])
  expect(left).toHaveLength(1)
  const audited = await exchange
    .api(audit, await exchange.operator('auditor'))
    .list({ action: 'customers.end_sessions', targetId: who.id })
  expect(audited.rows.map((entry) => entry.reason)).toEqual([reason, reason])
})
