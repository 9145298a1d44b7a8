import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { members } from '@tessera/contract/profile/members/members.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { limitOrder, sendBinance, signedQuery } from '#testing/binance.ts'
import { acceptBody, companyOwner, invite, joinedMember, removePerson, setRoles } from '#testing/company-people.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { readCustomerState } from '#access/customers/customer-state.sql.ts'
import { authenticateIn } from '#access/sessions/authenticate.sql.ts'
import { Connection } from '#trading/stream/connection.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.start()
})
afterAll(() => floor.exchange.close())

const people = (who?: Person) => floor.exchange.api(members, who)
const ask = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await statement.execute(floor.exchange.deps.db)).rows
const owner = () => companyOwner(floor.exchange)
const mailbox = () => `${randomUUID().slice(0, 8)}@harbour.example`

test('G8 a code for a bound address goes to the requesting person, not to the owner', async () => {
  const company = await owner()
  const second = await joinedMember(floor.exchange, company, [])
  const { challengeId } = await floor.exchange
    .api(verification, second)
    .sendEmail({ scene: 'close_mobile', useBound: true })
  const sent = await ask(sql`select customer_id, target from code_challenge where id = ${challengeId}`)
  expect(sent).toEqual([{ customer_id: second.id, target: second.email }])
})

test('AUT-15 an invitation by a person with a frozen login cannot be opened', async () => {
  const company = await owner()
  const admin = await joinedMember(floor.exchange, company, ['administer'])
  const { token } = await invite(floor.exchange, admin, { roles: ['pay'], email: mailbox() })
  expect((await people().invitation({ token })).roles).toEqual(['pay'])
  await floor.exchange.api(freezes, admin).freezeAccount({})
  expect(await codeOfRefusal(people().accept(await acceptBody(floor.exchange, token)))).toBe('MEMBER_INVITATION_ENDED')
})

test('AUT-15 a key of a person with a frozen login places no order through the Binance-compatible API', async () => {
  const company = await owner()
  await floor.exchange.fund({ customer: company.id, kind: 'spot' }, 'tUSD', 100_000_000n)
  const admin = await joinedMember(floor.exchange, company, ['administer', 'trade'])
  const made = await makeKey(floor.exchange, admin, { scopes: ['read', 'trade'] })
  const place = () => {
    const query = signedQuery(limitOrder({ side: 'BUY', price: '10', quantity: '1' }), made)
    return sendBinance(floor.exchange, { method: 'POST', path: '/api/v3/order', query, by: made })
  }
  expect((await place()).status).toBe(200)
  await ask(sql`update customer set mobile_check = false where id = ${admin.id}`)
  expect((await place()).status).not.toBe(200)
  await ask(sql`update customer set mobile_check = true where id = ${admin.id}`)
  await floor.exchange.api(freezes, admin).freezeAccount({})
  expect((await place()).status).not.toBe(200)
  expect((await floor.exchange.api(orders, company).current({})).rows).toHaveLength(1)
})

test('API-08 calls with only a key count together for all people of an account', async () => {
  const company = await owner()
  const admin = await joinedMember(floor.exchange, company, ['administer'])
  const used = async (by: TestKey) => {
    const { headers } = await sendBinance(floor.exchange, {
      method: 'POST',
      path: '/api/v3/userDataStream',
      query: '',
      by,
    })
    return Number(headers['x-mbx-used-weight-1m'])
  }
  const keys = [
    await makeKey(floor.exchange, company, { scopes: ['read'] }),
    await makeKey(floor.exchange, admin, { scopes: ['read'] }),
  ] as const
  const first = await used(keys[0])
  expect(first).toBeGreaterThan(0)
  expect(await used(keys[1])).toBe(2 * first)
})

test('a transaction of a person who was removed before its end is refused as frozen', async () => {
  const company = await owner()
  const trader = await joinedMember(floor.exchange, company, ['trade'])
  const statusFor = async (who: Person) => {
    const { value } = await floor.exchange.deps.inTx(`customer:${who.id}`)(async (tx) => {
      return { ok: true as const, value: await readCustomerState(tx, company.id) }
    })
    return value.status
  }
  expect(await statusFor(trader)).toBe('active')
  await removePerson(floor.exchange, company, trader.id)
  expect([await statusFor(trader), await statusFor(company)]).toEqual(['frozen', 'active'])
})

test("AZ-01 a person's message stream differs from the owner's", async () => {
  const company = await owner()
  const second = await joinedMember(floor.exchange, company, [])
  const readers: Record<string, string> = {}
  const connection = new Connection(
    { unsent: 0, write: () => undefined, close: () => undefined, terminate: () => undefined },
    {
      hub: {
        subscribe: async (_reader, ch, customer) => {
          readers[ch] = customer
          return { refusal: 'MARKET_UNKNOWN' }
        },
        unsubscribe: () => undefined,
      },
      authenticate: authenticateIn(floor.exchange.deps),
      onAuthenticated: () => undefined,
      uptime: () => 0,
      now: () => '',
    },
  )
  await connection.receive(JSON.stringify({ op: 'auth', token: second.token }))
  for (const ch of ['user', 'messages']) await connection.receive(JSON.stringify({ op: 'subscribe', ch }))
  expect(readers).toEqual({ user: company.id, messages: second.id })
})

test("API-07 a person cannot add rights to another person's key, and can remove some", async () => {
  const company = await owner()
  const admin = await joinedMember(floor.exchange, company, ['administer'])
  const made = await makeKey(floor.exchange, company, { scopes: ['read', 'trade'] })
  const change = async (scopes: ('read' | 'trade' | 'withdraw')[]) => {
    const payload = { id: made.id, label: 'Bot', scopes: scopes.join(), ips: '127.0.0.1' }
    const verifyToken = await proof(floor.exchange.deps, admin, 'update_api_key', payload)
    const update = { id: made.id, label: 'Bot', scopes, ips: '127.0.0.1', verifyToken }
    return codeOfRefusal(floor.exchange.api(apiKeys, admin).update(update))
  }
  expect(await change(['read', 'withdraw'])).toBe('API_KEY_OF_ANOTHER')
  expect(await change(['read'])).toBeUndefined()
})

test.each([
  ['is removed', (by: Person, { id }: Person) => removePerson(floor.exchange, by, id)],
  ['no longer administers', (by: Person, { id }: Person) => setRoles(floor.exchange, by, { id, roles: ['trade'] })],
] as const)('API-07 webhook endpoints of a person who %s are paused, and no others', async (_, change) => {
  const company = await owner()
  const admin = await joinedMember(floor.exchange, company, ['administer', 'trade'])
  for (const who of [company, admin]) {
    const [url, events] = [`https://${who.id}.example/in`, 'deposit.credited'] as const
    const verifyToken = await proof(floor.exchange.deps, who, 'create_webhook', { url, events })
    await floor.exchange.api(webhooks, who).create({ url, events: [events], verifyToken })
  }
  await change(company, admin)
  const { rows } = await floor.exchange.api(webhooks, company).list({})
  expect(new Map(rows.map(({ url, status }) => [url, status]))).toEqual(
    new Map([
      [`https://${company.id}.example/in`, 'active'],
      [`https://${admin.id}.example/in`, 'paused'],
    ]),
  )
})
