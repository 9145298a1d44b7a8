import { members } from '@tessera/contract/profile/members/members.ts'
import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { acceptBody, companyOwner, joinedMember, newMember, removePerson, setRoles } from '#testing/company-people.ts'
import type { Person } from '#testing/exchange.ts'
import { DOLLAR, signingTeams } from '#testing/signing-team.ts'
import { proof } from '#testing/direct-proof.sql.ts'
import { joinTokenOf } from '#services/mail/join-token.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: ChainExchange
let teams: ReturnType<typeof signingTeams>
beforeAll(async () => {
  exchange = await chainExchange()
  teams = signingTeams(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const key = () => ({ idempotencyKey: randomUUID() })
const mailbox = () => `${randomUUID().slice(0, 8)}@harbour.example`
const wait = async (who: Person, hours: number) =>
  sql`update member set joined_at = joined_at - ${hours} * interval '1 hour', counts_from = counts_from - ${hours} * interval '1 hour'
       where login_id = ${who.id}`.execute(exchange.deps.db)
const people = (who: Person) => exchange.api(members, who)
async function invite(by: Person, email: string) {
  const verifyToken = await proof(exchange.deps, by, 'set_member', { person: 'New', address: email, roles: 'pay' })
  return people(by).invite({ email, name: 'New', roles: ['pay'], lang: 'en_US', verifyToken }, key())
}
const pause = (who: Person) =>
  sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
      values (${randomUUID()}, ${who.id}, 'withdraw', 'phone_changed', now(), now() + interval '48 hours')`.execute(
    exchange.deps.db,
  )

test('the signature of a new login counts 24 hours after it joined, as the first and as the second', async () => {
  const owner = await teams.flow.withdrawer(500n * DOLLAR)
  await sql`update customer set type = 'corporate' where id = ${owner.id}`.execute(exchange.deps.db)
  const login = await newMember(exchange, owner, ['pay', 'administer'], 'Mailbox Two')
  const own = { ...login, wallet: owner.wallet, tag: owner.tag, addressId: owner.addressId }
  await teams.desk.setRule(owner, { orders: null, money: '100' })
  expect(await codeOfRefusal(teams.ask(owner, '200'))).toBe('SIGNATURE_NO_SIGNER')
  expect(await codeOfRefusal(teams.ask(own, '200'))).toBe('SIGNATURE_PERSON_NEW')
  const { rows } = await people(owner).list({})
  expect(Date.parse(rows[1]?.countsFrom ?? '') - Date.parse(rows[1]?.joinedAt ?? '')).toBe(DAY_MS)
  await wait(login, 25)
  const act = await teams.ask(owner, '200')
  expect(act.signers).toMatchObject([{ name: 'Mailbox Two' }])
  expect((await teams.desk.sign(login, act)).status).toBe('done')
})

test('a further role restarts the waiting period, also for a pending act; fewer roles do not', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await setRoles(exchange, owner, { id: second.id, roles: ['pay'] })
  expect((await teams.desk.one(owner, act))?.signers).toMatchObject([{ name: 'Olivia' }, { name: 'Sam' }])
  await sql`update member set counts_from = now() + interval '1 hour' where login_id = ${second.id}`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(teams.desk.sign(second, act))).toBe('SIGNATURE_PERSON_NEW')
  await sql`update member set counts_from = now() + interval '1 hour' where login_id = ${payer.id}`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(teams.desk.sign(owner, act))).toBe('SIGNATURE_PERSON_NEW')
  expect((await teams.desk.one(owner, act))?.status).toBe('waiting')
})

test('while a rule is in force, an invitation waits for a second administrator and is emailed after that signature', async () => {
  const { owner, payer, second } = await teams.team()
  const email = mailbox()
  const { invitation, waiting } = await invite(owner, email)
  expect(invitation).toBeNull()
  expect(waiting).toMatchObject({ kind: 'invitation', act: `New <${email}>: pay`, signers: [{}, {}], amount: null })
  if (waiting === null) throw new Error('the invitation is not pending')
  expect((await people(owner).list({})).invitations).toEqual([])
  expect(await codeOfRefusal(teams.desk.sign(owner, waiting))).toBe('SIGNATURE_SAME_PERSON')
  const signed = await teams.desk.sign(payer, waiting)
  expect((await people(second).list({})).invitations).toMatchObject([{ id: signed.resultId, email }])
  const token = joinTokenOf(exchange.deps.config, signed.resultId ?? '')
  expect(await exchange.api(members).accept(await acceptBody(exchange, token))).toEqual({ email })
})

test('with one administrator, or without a rule, an invitation is emailed immediately', async () => {
  const { owner, payer, second } = await teams.team()
  await setRoles(exchange, owner, { id: payer.id, roles: ['pay'] })
  await setRoles(exchange, owner, { id: second.id, roles: ['pay'] })
  expect((await invite(owner, mailbox())).waiting).toBeNull()
  const other = await companyOwner(exchange)
  await joinedMember(exchange, other, ['administer'], 'Adam')
  expect((await invite(other, mailbox())).waiting).toBeNull()
})

test('further roles wait for a second administrator, who is not the person who gets them', async () => {
  const { owner, payer, second } = await teams.team()
  const change = { id: second.id, roles: ['trade', 'pay', 'administer'] } as const
  const { member, waiting } = await setRoles(exchange, payer, change)
  expect(member.roles).toEqual(['pay', 'administer'])
  expect(waiting).toMatchObject({ kind: 'roles', signers: [{ name: 'Olivia' }] })
  if (waiting === null) throw new Error('the change is not pending')
  expect(await codeOfRefusal(teams.desk.sign(second, waiting))).toBe('MEMBER_SELF')
  await teams.desk.sign(owner, waiting)
  const { rows } = await people(owner).list({})
  const changed = rows.find(({ id }) => id === second.id)
  expect(changed?.roles).toEqual(['trade', 'pay', 'administer'])
  expect(Date.parse(changed?.countsFrom ?? '')).toBeGreaterThan(Date.now() + 23 * HOUR_MS)
})

test('checks a signed invitation again, because a person who left cannot grant rights', async () => {
  const { owner, payer, second } = await teams.team()
  const { waiting } = await invite(payer, mailbox())
  if (waiting === null) throw new Error('the invitation is not pending')
  await removePerson(exchange, owner, payer.id)
  expect(await codeOfRefusal(teams.desk.sign(second, waiting))).toBe('SIGNATURE_ASKER_GONE')
})

test('fewer roles and a removal take effect immediately and require a factor', async () => {
  const { owner, payer } = await teams.team()
  const token = 'x'.repeat(16)
  expect(await codeOfRefusal(people(owner).setRoles({ id: payer.id, roles: [], verifyToken: token }))).toBe(
    'VERIFY_TOKEN_INVALID',
  )
  expect(await codeOfRefusal(people(owner).remove({ id: payer.id, verifyToken: token }))).toBe('VERIFY_TOKEN_INVALID')
  expect((await setRoles(exchange, owner, { id: payer.id, roles: ['pay'] })).member.roles).toEqual(['pay'])
  expect(await removePerson(exchange, owner, payer.id)).toEqual({})
})

test("a pause after either person's change of factors stops the payment at the second signature", async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await pause(payer)
  expect(await codeOfRefusal(teams.desk.sign(second, act))).toBe('WITHDRAWAL_FROZEN')
  const other = await teams.team()
  const theirs = await teams.ask(other.payer, '200')
  await pause(other.second)
  expect(await codeOfRefusal(teams.desk.sign(other.second, theirs))).toBe('WITHDRAWAL_FROZEN')
  expect((await teams.desk.one(owner, act))?.status).toBe('waiting')
})

test('asks to repeat a request that an earlier release stored without a field that is now required', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await sql`update signature_act set body = body - 'fee' where id = ${act.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(teams.desk.sign(second, act))).toBe('SIGNATURE_OUTDATED')
  expect((await teams.desk.one(owner, act))?.status).toBe('waiting')
  await teams.desk.api(second).refuse({ id: act.id }, key())
  expect((await teams.desk.one(owner, act))?.status).toBe('refused')
})

test('refuses a total with fees that differs from the signed one, and keeps the money held', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await sql`update signature_act set amount = amount - 1000000 where id = ${act.id}`.execute(exchange.deps.db)
  const pendingAct = await teams.desk.one(second, act)
  if (pendingAct === undefined) throw new Error('the act is not pending')
  expect(await codeOfRefusal(teams.desk.sign(second, pendingAct))).toBe('SIGNATURE_TOTAL_CHANGED')
  expect((await exchange.api(signatures, owner).list({ open: true })).rows).toHaveLength(1)
  await sql`update signature_act set amount = amount + 1000000 where id = ${act.id}`.execute(exchange.deps.db)
})
