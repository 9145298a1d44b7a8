import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { FirstRole } from '#platform/database/first-roles.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Secret, URI } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { codeOf, invitedOperator, ownPassword, signedInOperator, wrongCodeOf } from '#testing/new-operator.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const client = () => exchange.api(operatorSignIn)

test('the first sign-in requires the one-time password, the authenticator and a new password, and opens the console', async () => {
  const who = await invitedOperator(exchange, 'compliance')
  const first = await client().login({ email: who.email.toUpperCase(), password: who.oneTimePassword })
  expect(first.needsNewPassword).toBe(true)
  const code = codeOf(who.otpauth)
  const without = client().confirm({ ticket: first.ticket, code })
  await expect(without).rejects.toMatchObject({ code: 'OPERATOR_PASSWORD_NEEDED' })
  const { token } = await client().confirm({ ticket: first.ticket, code, newPassword: ownPassword })
  expect(await exchange.api(operators, { token }).me({})).toMatchObject({ name: 'Nair', roles: ['compliance'] })
  const old = client().login({ email: who.email, password: who.oneTimePassword })
  await expect(old).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
})

test('signing out ends the session', async () => {
  const { token } = await signedInOperator(exchange, 'support')
  await exchange.api(operators, { token }).logout({})
  await expect(exchange.api(operators, { token }).me({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('AUT-30 there is no default operator, and tokens of customers and operators are not interchangeable', async () => {
  const own = await testExchange()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from operator`.execute(own.deps.db)
  expect(rows).toEqual([{ count: 0 }])
  await own.close()
  const [customer, staff] = [await exchange.customer(), await exchange.operator('superadmin')]
  await expect(exchange.api(operators, customer).me({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(exchange.api(audit, customer).list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(exchange.api(kyc, staff).get({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test("AUT-09 a code is valid once, within one time step before and after, whatever the client's time", async () => {
  const who = await invitedOperator(exchange, 'support')
  const { ticket: first } = await client().login({ email: who.email, password: who.oneTimePassword })
  const code = codeOf(who.otpauth)
  await client().confirm({ ticket: first, code, newPassword: ownPassword })
  const ticket = async () => (await client().login({ email: who.email, password: ownPassword })).ticket
  // The same code again; it may belong to the previous time step by now.
  const used = client().confirm({ ticket: await ticket(), code })
  await expect(used).rejects.toMatchObject({ code: 'OPERATOR_CODE_WRONG' })
  for (const steps of [-2, 3]) {
    const sent = { ticket: await ticket(), code: codeOf(who.otpauth, steps), uaTime: Date.now() + steps * 30_000 }
    const far = client().confirm(sent)
    await expect(far).rejects.toMatchObject({ code: 'OPERATOR_CODE_WRONG' })
  }
  const next = { ticket: await ticket(), code: codeOf(who.otpauth, 1) }
  const twice = await Promise.allSettled([client().confirm(next), client().confirm(next)])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a ticket ends after five wrong codes, after five minutes, and when it is used', async () => {
  const ticketOf = async (who: { email: string; oneTimePassword: string }): Promise<string> =>
    (await client().login({ email: who.email, password: who.oneTimePassword })).ticket
  const [one, two] = [await invitedOperator(exchange, 'support'), await invitedOperator(exchange, 'support')]
  const guessed = { ticket: await ticketOf(one), newPassword: ownPassword }
  const wrong = { ...guessed, code: wrongCodeOf(one.otpauth) }
  const tries = Array.from({ length: 5 }, () => client().confirm(wrong))
  for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
  const dead = client().confirm({ ...guessed, code: codeOf(one.otpauth) })
  await expect(dead).rejects.toMatchObject({ code: 'OPERATOR_TICKET_OVER' })
  const used = { ticket: await ticketOf(two), code: codeOf(two.otpauth), newPassword: ownPassword }
  await client().confirm(used)
  await expect(client().confirm(used)).rejects.toMatchObject({ code: 'OPERATOR_TICKET_OVER' })
})

test('AZ-13 two other people grant roles to an operator, who takes no part', async () => {
  const [one, two] = [await exchange.operator('superadmin'), await exchange.operator('superadmin')]
  const operator = await signedInOperator(exchange)
  const grant = (subjectId: string) =>
    ({
      kind: 'operator_access',
      subjectId,
      verdict: 'approve',
      reason: 'Joins the desk.',
      proposal: { roles: ['finance'] },
    }) as const
  for (const self of [one, two]) {
    const own = exchange.api(approvals, self).propose(grant(self.id))
    await expect(own).rejects.toMatchObject({ code: 'OPERATOR_SELF' })
  }
  const aboutTwo = await exchange.api(approvals, one).propose(grant(two.id))
  const yes = (request: typeof aboutTwo) =>
    ({ requestId: request.id, verdict: 'approve', contentHash: request.contentHash, note: 'Agreed.' }) as const
  await expect(exchange.api(approvals, two).decide(yes(aboutTwo))).rejects.toMatchObject({ code: 'OPERATOR_SELF' })
  const request = await exchange.api(approvals, one).propose(grant(operator.id))
  await expect(exchange.api(approvals, one).decide(yes(request))).rejects.toMatchObject({
    code: 'APPROVAL_OWN_PROPOSAL',
  })
  await exchange.api(approvals, two).decide(yes(request))
  const { rows } = await exchange.api(operators, one).list({})
  expect(rows.find((row) => row.id === operator.id)).toMatchObject({ roles: ['finance'] })
})

test('a proposal for access names the roles, and returning it is the only refusal', async () => {
  const one = await exchange.operator('superadmin')
  const about = { kind: 'operator_access', subjectId: randomUUID(), reason: 'x' } as const
  const api = exchange.api(approvals, one)
  const unknown = api.propose({ ...about, verdict: 'approve', proposal: { roles: ['king'] } })
  await expect(unknown).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const refusal = api.propose({ ...about, verdict: 'refuse', proposal: { roles: [] } })
  await expect(refusal).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'verdict' })
})

test('AUT-24 a suspended operator loses access at once, and two people restore it', async () => {
  const victim = await signedInOperator(exchange, 'finance')
  const [one, two] = [await exchange.operator('superadmin'), await exchange.operator('superadmin')]
  await exchange.api(operators, one).suspend({ id: victim.id, reason: 'Left the company.' })
  await expect(exchange.api(operators, victim).me({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const login = client().login({ email: victim.email, password: ownPassword })
  await expect(login).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
  const again = exchange.api(operators, one).suspend({ id: victim.id, reason: 'Again.' })
  await expect(again).rejects.toMatchObject({ code: 'OPERATOR_WRONG_STATUS' })
  const request = await exchange.api(approvals, one).propose({
    kind: 'operator_access',
    subjectId: victim.id,
    verdict: 'approve',
    reason: 'Back.',
    proposal: { roles: ['support'], reinstate: true },
  })
  const { id: requestId, contentHash } = request
  await exchange.api(approvals, two).decide({ requestId, contentHash, verdict: 'approve', note: 'Yes.' })
  const { rows } = await exchange.api(operators, one).list({})
  expect(rows.find((row) => row.id === victim.id)).toMatchObject({ status: 'active', roles: ['support'] })
})

test('refuses to suspend oneself or an unknown operator, and a second operator with the same email', async () => {
  const one = await exchange.operator('superadmin')
  const api = exchange.api(operators, one)
  await expect(api.suspend({ id: one.id, reason: 'x' })).rejects.toMatchObject({ code: 'OPERATOR_SELF' })
  await expect(api.suspend({ id: randomUUID(), reason: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const twice = api.create({ email: one.email, name: 'Twin' })
  await expect(twice).rejects.toMatchObject({ code: 'OPERATOR_EMAIL_EXISTS' })
})

test('AZ-13 only roles with the permission can see and invite operators', async () => {
  const may: Partial<Record<FirstRole, string[]>> = { superadmin: ['list', 'create'], auditor: ['list'] }
  for (const role of ['superadmin', 'auditor', 'compliance', 'finance', 'listing', 'support'] as const) {
    const who: Person = await exchange.operator(role)
    const api = exchange.api(operators, who)
    const acts = {
      list: () => api.list({}),
      create: () => api.create({ email: `${randomUUID()}@t.example`, name: 'N' }),
    }
    for (const [name, act] of Object.entries(acts)) {
      const code = await act().then(
        () => 'SUCCESS',
        (error: { code: string }) => error.code,
      )
      expect(code, `${role} ${name}`).toBe(may[role]?.includes(name) === true ? 'SUCCESS' : 'FORBIDDEN')
    }
  }
})

test('stores the secret of an authenticator encrypted', async () => {
  const who = await invitedOperator(exchange, 'support')
  const parsed = URI.parse(who.otpauth)
  const secret = parsed.secret instanceof Secret ? parsed.secret.base32 : ''
  const row = await exchange.deps.db
    .selectFrom('operator')
    .selectAll()
    .where('email', '=', who.email)
    .executeTakeFirstOrThrow()
  expect(secret).toHaveLength(32)
  expect(JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    secret,
  )
})
