import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { members } from '@tessera/contract/profile/members/members.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { makeKey, send, sign } from '#testing/api-keys.ts'
import { acceptBody, companyOwner, invite, joinedMember, removePerson } from '#testing/company-people.ts'
import type { Person } from '#testing/exchange.ts'
import { readCustomerState } from '#access/customers/customer-state.sql.ts'
import { proof } from '#testing/direct-proof.sql.ts'
import { customerSession } from '#testing/direct-session.sql.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.start()
})
afterAll(() => floor.exchange.close())

const fresh = randomUUID
const key = () => ({ idempotencyKey: fresh() })
const people = (who?: Person) => floor.exchange.api(members, who)
const ask = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await statement.execute(floor.exchange.deps.db)).rows
const owner = () => companyOwner(floor.exchange)
const mailbox = () => `${fresh().slice(0, 8)}@harbour.example`
const bid = { symbol: PAIR, side: 'buy', price: '10', quantity: '1' } as const

async function funded(): Promise<Person> {
  const company = await owner()
  await floor.exchange.fund({ customer: company.id, kind: 'token' }, 'tUSD', 100_000_000n)
  await floor.exchange.fund({ customer: company.id, kind: 'spot' }, 'tUSD', 100_000_000n)
  return company
}

test("a member acts on the company's account with their own name and factors", async () => {
  const company = await funded()
  const second = await joinedMember(floor.exchange, company, ['trade'])
  const order = await floor.exchange.api(orders, company).place(bid, key())
  const info = await floor.exchange.api(customers, second).info({})
  expect(info).toMatchObject({
    id: second.id,
    type: 'member',
    realName: 'Second Person',
    kyc: { status: 'approved' },
    membership: { company: 'Harbour Works Pte Ltd', roles: ['trade'] },
    inviteCode: null,
  })
  expect((await floor.exchange.api(orders, second).current({})).rows.map(({ id }) => id)).toEqual([order.id])
  expect((await floor.exchange.api(sessions, second).list({})).rows).toHaveLength(1)
})

test('a personal account has no membership and no history of people', async () => {
  const person = await floor.exchange.customer()
  expect(await floor.exchange.api(customers, person).info({})).toMatchObject({ id: person.id, membership: null })
  await floor.exchange.api(customers, person).updateNickname({ nickname: 'Solo' })
  expect((await people(person).acts({})).rows).toEqual([])
})

test('AZ-01 names a missing role in the refusal, with the people who give it', async () => {
  const company = await funded()
  const viewer = await joinedMember(floor.exchange, company, [])
  await joinedMember(floor.exchange, company, ['administer'], 'Adam Admin')
  const refused = await floor.exchange
    .api(orders, viewer)
    .place(bid, key())
    .catch((error: Error) => error.message)
  expect(refused).toBe('You need the role “Trade” for this. Ask Olivia, Adam Admin.')
  expect(await codeOfRefusal(floor.exchange.api(fiatOrders, viewer).terms({}))).toBe('MEMBER_ROLE_MISSING')
})

test('a person with the trade role places an order, and history and audit log name the person', async () => {
  const company = await funded()
  const trader = await joinedMember(floor.exchange, company, ['trade'])
  // Reading is not recorded as an act.
  await floor.exchange.api(internalTransfers, company).terms({})
  const order = await floor.exchange.api(orders, trader).place(bid, key())
  await floor.exchange.api(orders, trader).cancel({ id: order.id })
  const moved = await floor.exchange
    .api(transfers, trader)
    .create({ coin: 'tUSD', amount: '1', from: 'token', to: 'spot' }, key())
  const { rows } = await people(company).acts({})
  expect(rows.map(({ name, path }) => [name, path])).toEqual([
    ['Second Person', 'ex/api/v1/transfers/create'],
    ['Second Person', 'ex/api/v1/orders/cancel'],
    ['Second Person', 'ex/api/v1/orders/place'],
    ['Olivia', 'ex/api/v1/members/invite'],
  ])
  expect(rows[0]?.subject).toBe(moved.id)
  const logged = await ask(
    sql<{
      actor: string
    }>`select distinct actor from audit_entry where action = 'members.act' and target_id = ${company.id}`,
  )
  expect(new Set(logged.map(({ actor }) => actor))).toEqual(
    new Set([`customer:${trader.id}`, `customer:${company.id}`]),
  )
})

test('a person without a second factor moves no money, even if the owner has factors', async () => {
  const company = await funded()
  const trader = await joinedMember(floor.exchange, company, ['trade'])
  await ask(sql`update customer set mobile_check = false where id = ${trader.id}`)
  expect(await codeOfRefusal(floor.exchange.api(orders, trader).place(bid, key()))).toBe('SECURITY_FACTOR_REQUIRED')
})

test('AUT-15 a token of one person is invalid for another person of the same account', async () => {
  const company = await owner()
  const admin = await joinedMember(floor.exchange, company, ['administer'])
  const email = mailbox()
  const payload = { person: 'Third', address: email, roles: 'pay' }
  const body = { email, name: 'Third', roles: ['pay' as const], lang: 'en_US' as const }
  const foreign = await proof(floor.exchange.deps, company, 'set_member', payload)
  expect(await codeOfRefusal(people(admin).invite({ ...body, verifyToken: foreign }, key()))).toBe(
    'VERIFY_TOKEN_INVALID',
  )
  const own = await proof(floor.exchange.deps, admin, 'set_member', payload)
  expect((await people(admin).invite({ ...body, verifyToken: own }, key())).invitation?.roles).toEqual(['pay'])
})

test('a person who freezes their own login blocks no other person', async () => {
  const company = await funded()
  const [first, second] = [
    await joinedMember(floor.exchange, company, ['trade'], 'First'),
    await joinedMember(floor.exchange, company, ['trade'], 'Second'),
  ]
  await floor.exchange.api(freezes, first).freezeAccount({})
  const back = { ...first, token: await customerSession(floor.exchange.deps, first.id) }
  expect(await codeOfRefusal(floor.exchange.api(orders, back).place(bid, key()))).toBe('ACCOUNT_FROZEN')
  expect((await floor.exchange.api(orders, second).place(bid, key())).status).toBe(0)
})

test('a frozen account is frozen for all its people', async () => {
  const company = await funded()
  const trader = await joinedMember(floor.exchange, company, ['trade'])
  await ask(sql`update customer set status = 'frozen' where id = ${company.id}`)
  expect(await codeOfRefusal(floor.exchange.api(orders, trader).place(bid, key()))).toBe('ACCOUNT_FROZEN')
})

test('a change of own factors pauses payments by this person, and not by the owner', async () => {
  const company = await funded()
  const payer = await joinedMember(floor.exchange, company, ['pay', 'trade'])
  await ask(
    sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
        values (${fresh()}, ${payer.id}, 'withdraw', 'phone_changed', now(), now() + interval '48 hours')`,
  )
  const paused = async (who: Person) => {
    const { value } = await floor.exchange.deps.inTx(`customer:${who.id}`)(async (tx) => {
      return { ok: true as const, value: await readCustomerState(tx, company.id) }
    })
    return value.withdraw_frozen_until !== null
  }
  expect([await paused(payer), await paused(company)]).toEqual([true, false])
})

test('an invitation opens once within 72 hours, and not after it was withdrawn', async () => {
  const company = await owner()
  const used = await invite(floor.exchange, company, { roles: [], email: mailbox() })
  const body = await acceptBody(floor.exchange, used.token)
  const answers = await Promise.all([1, 2, 3].map(() => codeOfRefusal(people().accept(body))))
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect(answers.filter((code) => code === 'MEMBER_INVITATION_ENDED')).toHaveLength(2)
  const revoked = await invite(floor.exchange, company, { roles: [], email: mailbox() })
  await people(company).revokeInvitation({ id: revoked.id })
  expect(await codeOfRefusal(people().invitation({ token: revoked.token }))).toBe('MEMBER_INVITATION_ENDED')
  const late = await invite(floor.exchange, company, { roles: [], email: mailbox() })
  await ask(
    sql`update member_invitation set created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour' where id = ${late.id}`,
  )
  expect(await codeOfRefusal(people().invitation({ token: late.token }))).toBe('MEMBER_INVITATION_ENDED')
  expect(await codeOfRefusal(people().invitation({ token: `${late.id}.${'x'.repeat(43)}` }))).toBe(
    'MEMBER_INVITATION_ENDED',
  )
})

test('an email is a member once: refused at the invitation for the same account, at the link for any other', async () => {
  const [one, other] = [await owner(), await owner()]
  const email = mailbox()
  await people().accept(
    await acceptBody(floor.exchange, (await invite(floor.exchange, one, { roles: [], email })).token),
  )
  expect(await codeOfRefusal(invite(floor.exchange, one, { roles: ['pay'], email }))).toBe('MEMBER_EMAIL_TAKEN')
  const elsewhere = await invite(floor.exchange, other, { roles: [], email })
  expect(await codeOfRefusal(people().accept(await acceptBody(floor.exchange, elsewhere.token)))).toBe(
    'MEMBER_EMAIL_TAKEN',
  )
})

test('AZ-01 people and invitations of another company are not found', async () => {
  const [one, other] = [await owner(), await owner()]
  const second = await joinedMember(floor.exchange, one, [])
  const open = await invite(floor.exchange, one, { roles: [], email: mailbox() })
  const payload = { person: 'Second Person', address: second.email, roles: 'pay' }
  const token = await proof(floor.exchange.deps, other, 'set_member', payload)
  const answers = await Promise.all([
    codeOfRefusal(removePerson(floor.exchange, other, second.id)),
    codeOfRefusal(people(other).setRoles({ id: second.id, roles: ['pay'], verifyToken: token })),
    codeOfRefusal(people(other).revokeInvitation({ id: open.id })),
  ])
  expect(answers).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  expect((await people(one).list({})).rows).toHaveLength(2)
})

test('refuses to invite people to an account without a verified company', async () => {
  const person = await floor.exchange.customer()
  expect(await codeOfRefusal(invite(floor.exchange, person, { roles: [], email: mailbox() }))).toBe(
    'MEMBER_COMPANY_ONLY',
  )
})

test('API-07 removal ends sessions and API keys immediately, and the history keeps the name', async () => {
  const company = await funded()
  const admin = await joinedMember(floor.exchange, company, ['administer', 'trade'])
  const made = await makeKey(floor.exchange, admin, { scopes: ['read', 'trade'] })
  const read = async () => (await send(floor.exchange, sign(made, orders.current, {}))).code
  expect(await read()).toBe('SUCCESS')
  await removePerson(floor.exchange, company, admin.id)
  expect(await codeOfRefusal(floor.exchange.api(orders, admin).current({}))).toBe('UNAUTHORIZED')
  expect(await read()).toBe('API_KEY_UNKNOWN')
  expect((await people(company).list({})).rows).toHaveLength(1)
  expect((await people(company).acts({})).rows.map(({ name }) => name)).toContain('Second Person')
  const again = await joinedMember(floor.exchange, company, [])
  expect((await people(again).list({})).rows).toHaveLength(2)
})

test('a key has at most the current rights of the person who created it', async () => {
  const company = await funded()
  const admin = await joinedMember(floor.exchange, company, ['administer', 'trade'])
  const made = await makeKey(floor.exchange, admin, { scopes: ['read', 'trade'] })
  const place = async () => (await send(floor.exchange, sign(made, orders.cancelAll, {}))).code
  expect(await place()).toBe('SUCCESS')
  await ask(sql`update member set roles = '{administer}' where login_id = ${admin.id}`)
  expect(await place()).toBe('API_SCOPE_MISSING')
  expect(await codeOfRefusal(floor.exchange.api(apiKeys, admin).list({}))).toBeUndefined()
})

test('refuses to change or remove oneself, and to remove the owner', async () => {
  const company = await owner()
  const admin = await joinedMember(floor.exchange, company, ['administer'])
  const token = await proof(floor.exchange.deps, admin, 'set_member', {
    person: 'Second Person',
    address: admin.email,
    roles: 'administer,pay',
  })
  expect(
    await codeOfRefusal(people(admin).setRoles({ id: admin.id, roles: ['administer', 'pay'], verifyToken: token })),
  ).toBe('MEMBER_SELF')
  expect(await codeOfRefusal(removePerson(floor.exchange, admin, admin.id))).toBe('MEMBER_SELF')
  expect(await codeOfRefusal(removePerson(floor.exchange, admin, company.id))).toBe('NOT_FOUND')
})

test('of two administrators who remove each other, one remains', async () => {
  const company = await owner()
  const [a, b] = [
    await joinedMember(floor.exchange, company, ['administer'], 'A'),
    await joinedMember(floor.exchange, company, ['administer'], 'B'),
  ]
  const answers = await Promise.all([
    codeOfRefusal(removePerson(floor.exchange, a, b.id)),
    codeOfRefusal(removePerson(floor.exchange, b, a.id)),
  ])
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect((await people(company).list({})).rows).toHaveLength(2)
})

test('acts that run during a removal are finished or refused, and none begins afterwards', async () => {
  const company = await funded()
  const trader = await joinedMember(floor.exchange, company, ['trade'])
  const transfer = () =>
    codeOfRefusal(
      floor.exchange.api(transfers, trader).create({ coin: 'tUSD', amount: '1', from: 'token', to: 'spot' }, key()),
    )
  const [removed, ...answers] = await Promise.all([
    removePerson(floor.exchange, company, trader.id),
    ...Array.from({ length: 12 }, transfer),
  ])
  expect(removed).toEqual({})
  const done = answers.filter((code) => code === undefined).length
  const made = await ask(sql<{ n: number }>`select count(*)::int as n from transfer where customer_id = ${company.id}`)
  expect(made).toEqual([{ n: done }])
  const acts = (await people(company).acts({})).rows.filter(({ path }) => path === 'ex/api/v1/transfers/create')
  expect(acts).toHaveLength(done)
  expect(new Set(answers.filter((code) => code !== undefined))).toEqual(
    done === 12 ? new Set() : new Set(['UNAUTHORIZED']),
  )
})
