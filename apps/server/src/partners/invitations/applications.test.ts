import { customers } from '@tessera/contract/access/customers/customers.ts'
import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { decide as decideBy } from '#services/approvals/decide.ts'
import { approvalKinds } from '../../approval-kinds.ts'
import { propose } from '#services/approvals/propose.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const own = (who: Person) => exchange.api(invitations, who)
const input = { quantity: 2, description: 'Members of our investor club' }
const decide = (subjectId: string, verdict: 'approve' | 'refuse') =>
  byTwo(exchange, {
    kind: 'invitation_application',
    subjectId,
    verdict,
    roles: ['compliance', 'compliance'],
    ...(verdict === 'refuse' && { reasonCode: 'not_described' }),
  })
async function codesOf(who: Person): Promise<string[]> {
  const { id } = await own(who).apply(input)
  expect(await decide(id, 'approve')).toBe('done')
  return (await own(who).codes({})).rows.map(({ code }) => code)
}
async function form(inviteCode: string) {
  const account = `i-${randomUUID().slice(0, 8)}@mail.example`
  const { policyVersions } = await exchange.api(publicConfig).info({})
  const verifyToken = await exchange.proveAddress(account)
  return {
    termsVersion: policyVersions.terms,
    termsAccepted: true,
    lang: 'en_US',
    verifyToken,
    account,
    password,
    inviteCode,
  } as const
}
const register = async (inviteCode: string) => exchange.api(customers).register(await form(inviteCode))

test('two people approve an application, and each code is listed with its remaining uses', async () => {
  const who = await exchange.customer()
  const applied = await own(who).apply(input)
  expect(applied).toMatchObject({ ...input, status: 'pending', reason: null, decidedAt: null })
  expect(await codeOfRefusal(own(who).apply(input))).toBe('INVITATION_APPLICATION_PENDING')
  expect((await own(who).codes({})).rows).toEqual([])
  expect(await decide(applied.id, 'approve')).toBe('done')
  expect((await own(who).applications({})).rows).toMatchObject([{ id: applied.id, status: 'approved' }])
  const { rows, total } = await own(who).codes({})
  expect(total).toBe(2)
  for (const { code, ...facts } of rows) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(facts).toMatchObject({ maxUses: 10, usesLeft: 10, state: 'usable' })
    expect(Date.parse(facts.expiresAt) - Date.parse(facts.createdAt)).toBe(90 * DAY_MS)
  }
  const session = await register(rows[0]?.code.toLowerCase() ?? '')
  const { id } = await exchange.api(customers, session).info({})
  expect((await own(who).list({})).rows).toMatchObject([{ id, status: 'registered' }])
  expect((await own(who).codes({})).rows.map(({ usesLeft }) => usesLeft).toSorted((a, b) => a - b)).toEqual([9, 10])
  expect((await own(await exchange.customer()).codes({})).rows).toEqual([])
})

test('a person who registers between the two decisions does not invalidate the approval', async () => {
  const who = await exchange.customer()
  const { id } = await own(who).apply(input)
  const [maker, checker] = [await exchange.operator('compliance'), await exchange.operator('compliance')]
  const proposal = { id: randomUUID(), kind: 'invitation_application', subjectId: id, verdict: 'approve' } as const
  const proposed = await exchange.deps.inTx(`operator:${maker.id}`)((tx) =>
    propose(tx, approvalKinds(exchange.deps), {
      ...proposal,
      reason: 'A club.',
      maker: { operatorId: maker.id },
      ip: '127.0.0.1',
    }),
  )
  assert(proposed.ok, 'the approval was not proposed')
  const { inviteCode } = await exchange.api(customers, who).info({})
  await register(inviteCode ?? '')
  const decided = await exchange.deps.inTx(`operator:${checker.id}`)((tx) =>
    decideBy(tx, approvalKinds(exchange.deps), {
      id: randomUUID(),
      requestId: proposed.value.id,
      verdict: 'approve',
      contentHash: proposed.value.content_hash,
      note: 'Agreed.',
      checker: { operatorId: checker.id },
      ip: '127.0.0.1',
    }),
  )
  expect(decided.ok).toBe(true)
})

test("a rejected application shows the reason in the reader's language, and allows another one", async () => {
  const who = await exchange.customer()
  const { id } = await own(who).apply(input)
  expect(await decide(id, 'refuse')).toBe('done')
  const { rows } = await exchange.api(invitations, who, 'zh_CN').applications({})
  expect(rows).toMatchObject([{ status: 'rejected', reason: expect.stringContaining('说明中未写明') }])
  expect((await own(who).codes({})).total).toBe(0)
  expect(await own(who).apply(input)).toMatchObject({ status: 'pending' })
})

test('of two concurrent applications accepts one', async () => {
  const who = await exchange.customer()
  const sent = await Promise.all([1, 2].map(() => codeOfRefusal(own(who).apply(input))))
  expect(new Set(sent)).toEqual(new Set([undefined, 'INVITATION_APPLICATION_PENDING']))
})

test('AUT-27 of six concurrent registrations with the last use of a code, one opens an account', async () => {
  const [code = ''] = await codesOf(await exchange.customer())
  await sql`update invitation_code set max_uses = 1 where code = ${code}`.execute(exchange.deps.db)
  const forms = await Promise.all(Array.from({ length: 6 }, () => form(code)))
  const answers = await Promise.all(forms.map((each) => codeOfRefusal(exchange.api(customers).register(each))))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'INVITE_CODE_USED_UP')).toHaveLength(5)
  const { rows } = await sql<{ uses: number }>`select uses from invitation_code where code = ${code}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ uses: 1 }])
})

test('a registration that is refused later restores its use of the code', async () => {
  const [code = ''] = await codesOf(await exchange.customer())
  const first = await form(code)
  await exchange.api(customers).register(first)
  const again = { ...(await form(code)), account: first.account }
  expect(await codeOfRefusal(exchange.api(customers).register(again))).toBe('VERIFY_TOKEN_INVALID')
  const { rows } = await sql<{ uses: number }>`select uses from invitation_code where code = ${code}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ uses: 1 }])
})

test('refuses an expired code and a code of a closed account, and names the field', async () => {
  const who = await exchange.customer()
  const [code = ''] = await codesOf(who)
  await sql`update invitation_code set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where code = ${code}`.execute(
    exchange.deps.db,
  )
  expect((await own(who).codes({})).rows.map(({ state }) => state)).toContain('expired')
  await expect(register(code)).rejects.toMatchObject({ code: 'INVITE_CODE_EXPIRED', field: 'inviteCode' })
  await sql`update customer set status = 'closed' where id = ${who.id}`.execute(exchange.deps.db)
  await expect(register(code)).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN', field: 'inviteCode' })
})

const staff = async () => exchange.api(securityDesk, await exchange.operator('compliance'))
const codeOf = async (who: Person, code: string) => {
  const row = (await own(who).codes({})).rows.find((each) => each.code === code)
  assert(row, `the list lacks the code ${code}`)
  return row
}

test('AUT-27 after an operator withdraws a code, nobody can register with it, its uses remain, and its owner sees the time', async () => {
  const who = await exchange.customer()
  const [code = '', other = ''] = await codesOf(who)
  await register(code)
  const { id } = await codeOf(who, code)
  const withdrawal = { id: who.id, codeId: id, reason: 'The code was posted in a forum.' }
  await (await staff()).withdrawCodes(withdrawal)
  await expect(register(code)).rejects.toMatchObject({ code: 'INVITE_CODE_WITHDRAWN', field: 'inviteCode' })
  expect(await codeOf(who, code)).toMatchObject({ state: 'withdrawn', usesLeft: 9, endedAt: expect.any(String) })
  expect(await codeOf(who, other)).toMatchObject({ state: 'usable', endedAt: null })
  expect((await own(who).list({})).rows).toHaveLength(1)
  expect(await codeOfRefusal((await staff()).withdrawCodes(withdrawal))).toBe('INVITATION_CODE_ENDED')
  const { rows: inbox } = await exchange.api(messages, who).list({})
  expect(inbox.map(({ title }) => title)).toContain('We withdrew invitation codes: 1')
  expect(JSON.stringify([inbox, await own(who).codes({})])).not.toContain('forum')
  const { rows } = await sql<{ actor: string; reason: string }>`
    select actor, reason from audit_entry where action = 'customers.withdraw_codes'`.execute(exchange.deps.db)
  expect(rows).toMatchObject([{ actor: expect.stringMatching(/^operator:/), reason: withdrawal.reason }])
})

test('AUT-27 an operator withdraws all usable codes of one account at once, and of no other', async () => {
  const [who, other] = [await exchange.customer(), await exchange.customer()]
  await codesOf(who)
  const [foreign = ''] = await codesOf(other)
  await (await staff()).withdrawCodes({ id: who.id, reason: 'Sold codes.' })
  expect((await own(who).codes({})).rows.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  const codeId = (await codeOf(other, foreign)).id
  expect(await codeOfRefusal((await staff()).withdrawCodes({ id: who.id, codeId, reason: 'x' }))).toBe('NOT_FOUND')
  expect((await codeOf(other, foreign)).state).toBe('usable')
})

test('AUT-27 a customer can end an own code, but no code of another customer', async () => {
  const [who, other] = [await exchange.customer(), await exchange.customer()]
  const [code = ''] = await codesOf(who)
  const { id } = await codeOf(who, code)
  expect(await codeOfRefusal(own(other).endCode({ id }))).toBe('NOT_FOUND')
  expect(await own(who).endCode({ id })).toMatchObject({ state: 'ended', endedAt: expect.any(String) })
  expect(await codeOfRefusal(own(who).endCode({ id }))).toBe('INVITATION_CODE_ENDED')
  await expect(register(code)).rejects.toMatchObject({ code: 'INVITE_CODE_WITHDRAWN' })
})
