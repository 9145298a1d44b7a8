import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import type { Person } from '#testing/exchange.ts'
import { proof } from '#testing/direct-proof.sql.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.exchange.coin('USD', 'fiat', 2)
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const key = () => ({ idempotencyKey: randomUUID() })
const api = (who: Person) => floor.exchange.api(subAccounts, who)
const run = (statement: ReturnType<typeof sql>) => statement.execute(floor.exchange.deps.db)
const token = { place: 'token' } as const
const spot = { place: 'spot' } as const

async function family(minor = 100_000_000n): Promise<{ owner: Person; sub: Person; other: Person }> {
  const owner = await floor.exchange.customer({ class: 'ai' })
  await floor.exchange.fund({ customer: owner.id, kind: 'token' }, 'tUSD', minor)
  return { owner, sub: await openSub(floor.exchange, owner), other: await openSub(floor.exchange, owner, 'Other') }
}
const give = (owner: Person, to: Person, amount = '40') =>
  api(owner).transfer(
    { coin: 'tUSD', amount, from: { account: 'main', ...token }, to: { account: to.id, ...token } },
    key(),
  )
async function inToken(who: Person): Promise<bigint> {
  const { rows } = await sql<{ posted: bigint }>`
    select posted from account where customer_id = ${who.id} and kind = 'token' and coin = 'tUSD'`.execute(
    floor.exchange.deps.db,
  )
  return rows[0]?.posted ?? 0n
}

test('a sub-account has no invitation code', async () => {
  const { owner, sub } = await family()
  const codes = await Promise.all([owner, sub].map((who) => floor.exchange.api(customers, who).info({})))
  expect(codes.map(({ inviteCode }) => inviteCode?.length ?? null)).toEqual([10, null])
})

test("a sub-account has its owner's identity and class, and follows their changes", async () => {
  const { owner, sub } = await family()
  const seen = async () => {
    const { rows } = await sql<{ it: string }>`
      select concat_ws(' ', type, kyc_status, investor_class, real_name, parent_active) as it from customer where id = ${sub.id}`.execute(
      floor.exchange.deps.db,
    )
    return rows[0]?.it
  }
  expect(await seen()).toBe('sub approved ai Test Person t')
  await run(sql`update customer set investor_class = 'ri', kyc_status = 'rejected' where id = ${owner.id}`)
  expect(await seen()).toBe('sub rejected ri Test Person t')
  const transfer = { coin: 'tUSD', amount: '1', from: 'token', to: 'spot' } as const
  expect(await codeOfRefusal(floor.exchange.api(transfers, sub).create(transfer, key()))).toBe('KYC_REQUIRED')
})

test('of twenty concurrent requests ten sub-accounts are opened', async () => {
  const owner = await floor.exchange.customer()
  const opened = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => openSub(floor.exchange, owner, `Desk ${n}`)),
  )
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const { rows, max } = await api(owner).list({})
  expect([rows.length, max]).toEqual([10, 10])
  await api(owner).close({ id: rows[3]?.id ?? '' })
  await openSub(floor.exchange, owner, 'In its place')
  expect((await api(owner).list({})).rows).toHaveLength(10)
})

test('money moves from the owner to a sub-account, to another one and back', async () => {
  const { owner, sub, other } = await family()
  expect(await give(owner, sub)).toMatchObject({ status: 'completed', amount: '40.000000' })
  const between = { coin: 'tUSD', from: { account: sub.id, ...token }, to: { account: other.id, ...token } }
  await api(owner).transfer({ ...between, amount: '15' }, key())
  const home = { coin: 'tUSD', from: { account: other.id, ...token }, to: { account: 'main' as const, ...token } }
  await api(owner).transfer({ ...home, amount: '5' }, key())
  expect(await Promise.all([owner, sub, other].map(inToken))).toEqual([65_000_000n, 25_000_000n, 10_000_000n])
})

test('money moves into spot, between spot accounts and out of spot of another member of the family', async () => {
  const { owner, sub, other } = await family()
  const move = (amount: string, from: object, to: object) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sides of this test
    api(owner).transfer({ coin: 'tUSD', amount, from, to } as Parameters<ReturnType<typeof api>['transfer']>[0], key())
  expect(await move('40', { account: 'main', ...token }, { account: sub.id, ...spot })).toMatchObject({
    status: 'completed',
  })
  expect(await move('30', { account: sub.id, ...spot }, { account: other.id, ...spot })).toMatchObject({
    status: 'completed',
  })
  expect(await move('20', { account: other.id, ...spot }, { account: 'main', ...token })).toMatchObject({
    status: 'completed',
  })
  const held = await Promise.all([sub, other].map(async (who) => (await spotOf(floor, who, 'tUSD')).posted))
  expect([...held, await inToken(owner)]).toEqual([10_000_000n, 10_000_000n, 80_000_000n])
})

test('thirty concurrent transfers move exactly the balance, and the same key moves it once', async () => {
  const { owner, sub } = await family()
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => give(owner, sub, '30')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const same = key()
  const body = {
    coin: 'tUSD',
    amount: '1',
    from: { account: 'main' as const, ...token },
    to: { account: sub.id, ...token },
  }
  const [a, b] = await Promise.all([api(owner).transfer(body, same), api(owner).transfer(body, same)])
  expect(a.id).toBe(b.id)
  expect(await inToken(owner)).toBe(9_000_000n)
})

test.each([
  ['itself', 'SUB_ACCOUNT_SAME'],
  ['a stranger', 'NOT_FOUND'],
  ['nobody', 'NOT_FOUND'],
  ['too much', 'INSUFFICIENT_AVAILABLE_BALANCE'],
  ['another home', 'TRANSFER_ROUTE_UNSUPPORTED'],
  ['another coin', 'COIN_UNKNOWN'],
])('refuses a transfer to or from %s with %s', async (what, code) => {
  const { owner, sub } = await family()
  const stranger = await family()
  const account = { itself: 'main', 'a stranger': stranger.sub.id, nobody: randomUUID() }[what] ?? sub.id
  const transfer = {
    coin: what === 'another coin' ? 'NONE' : 'tUSD',
    amount: what === 'too much' ? '100.000001' : '1',
    from: { account: 'main' as const, ...token },
    to: { account, place: what === 'another home' ? ('fiat' as const) : ('token' as const) },
  }
  expect(await codeOfRefusal(api(owner).transfer(transfer, key()))).toBe(code)
  expect(await inToken(owner)).toBe(100_000_000n)
})

test('AZ-08 a frozen owner freezes the family, and a pause of withdrawals stops transfers between its accounts', async () => {
  const { owner, sub, other } = await family()
  await give(owner, sub)
  await run(sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
                select gen_random_uuid(), ${owner.id}, scope, 'phone_changed', now(), now() + interval '48 hours'
                  from unnest(array['withdraw', 'transferOut']) scope`)
  const routes = [
    { from: { account: 'main' as const, ...token }, to: { account: sub.id, ...token } },
    { from: { account: sub.id, ...token }, to: { account: other.id, ...token } },
    { from: { account: sub.id, ...token }, to: { account: 'main' as const, ...token } },
  ]
  for (const route of routes)
    expect(await codeOfRefusal(api(owner).transfer({ coin: 'tUSD', amount: '1', ...route }, key()))).toBe(
      'TRANSFER_OUT_FROZEN',
    )
  const into = { coin: 'tUSD', amount: '15', from: 'token', to: 'spot' } as const
  expect(await floor.exchange.api(transfers, sub).create(into, key())).toMatchObject({ status: 'completed' })
  // Within 3 % of the reference price, because withdrawals are paused.
  const resting = await floor.place(sub, 'buy 1 @ 12.20')
  expect(resting.ok).toBe(true)
  await run(sql`update customer set status = 'frozen' where id = ${owner.id}`)
  expect(await codeOfRefusal(floor.exchange.api(transfers, sub).create(into, key()))).toBe('ACCOUNT_FROZEN')
  expect(await floor.place(sub, 'buy 1 @ 12.20')).toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expect.poll(async () => (await spotOf(floor, sub, 'tUSD')).held).toBe(0n)
  await run(sql`update customer set status = 'active' where id = ${owner.id}`)
  expect(await floor.place(sub, 'buy 1 @ 12.20 fok')).toMatchObject({ ok: true })
})

test('AZ-08 no order is accepted after its owner is frozen while thirty orders of their sub-accounts run', async () => {
  const { owner, sub } = await family()
  const into = { account: sub.id, ...spot }
  await api(owner).transfer({ coin: 'tUSD', amount: '90', from: { account: 'main', ...token }, to: into }, key())
  const placed = Array.from({ length: 30 }, () => floor.place(sub, 'buy 1 @ 10.00'))
  await run(sql`update customer set status = 'frozen' where id = ${owner.id}`)
  await Promise.all(placed)
  expect(await floor.place(sub, 'buy 1 @ 10.00')).toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expect.poll(async () => (await spotOf(floor, sub, 'tUSD')).held).toBe(0n)
})

test('money in doubt cannot move from a sub-account to its owner', async () => {
  const { owner, sub } = await family()
  await give(owner, sub)
  await run(sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
                values (gen_random_uuid(), ${sub.id}, 'withdraw', 'deposit_doubted', now(), now() + interval '48 hours')`)
  const home = {
    coin: 'tUSD',
    amount: '1',
    from: { account: sub.id, ...token },
    to: { account: 'main' as const, ...token },
  }
  expect(await codeOfRefusal(api(owner).transfer(home, key()))).toBe('TRANSFER_OUT_FROZEN')
})

test('OPR-04 a stop of payments from a sub-account also blocks transfers to its owner', async () => {
  const { owner, sub } = await family()
  await give(owner, sub)
  const { id: by } = await floor.exchange.operator('compliance')
  await run(sql`insert into stop (id, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at)
                values (gen_random_uuid(), 'account_withdrawals', ${sub.id}, ${sub.id}, 'A call.', 'safety', ${by}, now(), now() + interval '1 hour')`)
  const from = { account: sub.id, ...token }
  const home = { coin: 'tUSD', amount: '1', from, to: { account: 'main' as const, ...token } }
  expect(await codeOfRefusal(api(owner).transfer(home, key()))).toBe('TRANSFER_OUT_FROZEN')
  await run(sql`update stop set lifted_at = now(), ended_at = now() where customer_id = ${sub.id}`)
  expect(await codeOfRefusal(api(owner).transfer(home, key()))).toBeUndefined()
})

test("an owner who switches trading off cancels a sub-account's open orders and blocks new ones", async () => {
  const { owner, sub } = await family()
  const into = { account: sub.id, ...spot }
  await api(owner).transfer({ coin: 'tUSD', amount: '90', from: { account: 'main', ...token }, to: into }, key())
  const orderRequest = { symbol: PAIR, side: 'buy', price: '10.00', quantity: '1' } as const
  await floor.exchange.api(orders, sub).place(orderRequest, key())
  await api(owner).setSwitches({ id: sub.id, depositsOpen: true, tradingOpen: false })
  expect(await codeOfRefusal(floor.exchange.api(orders, sub).place(orderRequest, key()))).toBe(
    'SUB_ACCOUNT_TRADING_CLOSED',
  )
  expect(await codeOfRefusal(floor.exchange.api(orders, sub).test(orderRequest))).toBe('SUB_ACCOUNT_TRADING_CLOSED')
  expect((await floor.exchange.api(orders, sub).preview(orderRequest)).reasons).toEqual(['SUB_ACCOUNT_TRADING_CLOSED'])
  await expect.poll(async () => (await spotOf(floor, sub, 'tUSD')).held).toBe(0n)
})

test("an owner's overview totals the family, and a sub-account's overview shows only itself", async () => {
  const { owner, sub, other } = await family()
  await run(
    sql`insert into rate (coin, fiat, price, as_of, source) values ('tUSD', 'USD', 10000000000, now(), 'test') on conflict do nothing`,
  )
  await give(owner, sub)
  const own = await floor.exchange.api(accounts, owner).overview({})
  expect(own.family?.rows).toEqual([
    { id: sub.id, name: 'Desk', total: expect.stringMatching(/^40/) as string },
    { id: other.id, name: 'Other', total: expect.stringMatching(/^0/) as string },
  ])
  expect(own.family?.total).toMatch(/^100/)
  expect(own.total).toMatch(/^60/)
  const seen = await floor.exchange.api(accounts, sub).overview({})
  expect([seen.family, seen.total]).toEqual([null, expect.stringMatching(/^40/)])
  expect((await api(owner).overview({ id: sub.id })).total).toMatch(/^40/)
})

test('an empty sub-account closes permanently, and one with a balance does not', async () => {
  const { owner, sub } = await family()
  await give(owner, sub)
  expect(await codeOfRefusal(api(owner).close({ id: sub.id }))).toBe('ACCOUNT_NOT_EMPTY')
  const home = {
    coin: 'tUSD',
    amount: '40',
    from: { account: sub.id, ...token },
    to: { account: 'main' as const, ...token },
  }
  await api(owner).transfer(home, key())
  await api(owner).close({ id: sub.id })
  expect(await codeOfRefusal(api(owner).close({ id: sub.id }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(floor.exchange.api(accounts, sub).overview({}))).toBe('UNAUTHORIZED')
})

test('refuses a sub-account without a proof of the owner’s factors, or with a proof for another name', async () => {
  const owner = await floor.exchange.customer()
  const verifyToken = await proof(floor.exchange.deps, owner, 'create_sub_account', { name: 'Mine' })
  expect(await codeOfRefusal(api(owner).create({ name: 'Theirs', verifyToken }, key()))).toBe('VERIFY_TOKEN_INVALID')
  expect((await api(owner).list({})).rows).toEqual([])
})
