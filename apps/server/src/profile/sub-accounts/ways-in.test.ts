import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { makeKey, send, sign } from '#testing/api-keys.ts'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { byTwo } from '#testing/by-two.ts'
import { CHAIN, type ChainExchange, chainExchange, COIN } from '#testing/chain-exchange.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'
import { sampleCalls } from '#testing/sample-calls.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { verify } from '#services/audit/verify.ts'

let chain: ChainExchange
let bank: BankExchange
beforeAll(async () => {
  chain = await chainExchange(0n)
  bank = await bankExchange()
})
afterAll(async () => {
  const findings = await Promise.all(
    [chain, bank.exchange].map((exchange) => verify(exchange.database.auditUrl, 'everything')),
  )
  await chain.close()
  await bank.close()
  if (findings.flat().length > 0) throw new Error(`the ledger check failed: ${JSON.stringify(findings)}`)
})

const key = () => ({ idempotencyKey: randomUUID() })
const place = { coin: COIN, chain: CHAIN }
async function bannedIn(exchange: TestExchange): Promise<{ owner: Person; sub: Person }> {
  const owner = await exchange.customer()
  await exchange.fund({ customer: owner.id, kind: 'token' }, COIN, 50_000_000n)
  const sub = await openSub(exchange, owner)
  return { owner, sub }
}
const ban = (exchange: TestExchange, owner: Person, sub: Person, depositsOpen = false) =>
  exchange.api(subAccounts, owner).setSwitches({ id: sub.id, depositsOpen, tradingOpen: true })
async function everythingOf(exchange: TestExchange, who: Person): Promise<bigint> {
  const { rows } = await sql<{ all: bigint }>`
    select coalesce(sum(posted), 0)::numeric as all from account where customer_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  return rows[0]?.all ?? 0n
}

test('AZ-08 path 1, a transfer to or from another family is refused', async () => {
  const { owner, sub } = await bannedIn(chain)
  await ban(chain, owner, sub)
  const stranger = await bannedIn(chain)
  for (const from of ['main', stranger.sub.id] as const) {
    const transfer = {
      coin: COIN,
      amount: '1',
      from: { account: from, place: 'token' as const },
      to: { account: sub.id, place: 'token' as const },
    }
    expect(await codeOfRefusal(chain.api(subAccounts, stranger.owner).transfer(transfer, key()))).toBe('NOT_FOUND')
  }
  expect(await everythingOf(chain, sub)).toBe(0n)
})

test('AZ-08 path 2, the chain: no address is shown, and a deposit to an earlier address waits for two people', async () => {
  const { owner, sub } = await bannedIn(chain)
  const { address } = await chain.depositor(sub)
  await ban(chain, owner, sub)
  expect(await codeOfRefusal(chain.api(deposits, sub).address(place))).toBe('SUB_ACCOUNT_DEPOSIT_CLOSED')
  await chain.chain.faucet.give(address, 5_000_000n)
  await chain.chain.faucet.give(address, 7_000_000n)
  chain.slots(8)
  await chain.watch()
  const { rows } = await chain.api(deposits, sub).list({})
  expect(rows.map(({ status, reason }) => `${status}: ${reason ?? ''}`)).toEqual(
    Array(2).fill('manual: deposits_closed'),
  )
  expect(await everythingOf(chain, sub)).toBe(0n)
  const release = (id = '') =>
    byTwo(chain, { kind: 'deposit_review', subjectId: id, verdict: 'approve', roles: ['finance', 'finance'] })
  expect(await release(rows[0]?.id)).toBe('DEPOSIT_OWNER_UNFIT')
  expect(await everythingOf(chain, sub)).toBe(0n)
  await ban(chain, owner, sub, true)
  expect(await release(rows[1]?.id)).toBe('done')
  expect([5_000_000n, 7_000_000n]).toContain(await everythingOf(chain, sub))
})

test('AZ-08 path 3, the bank: no order is created, and a payment for an earlier order waits in suspense', async () => {
  const { exchange } = bank
  const owner = await exchange.customer()
  const sub = await openSub(exchange, owner)
  const order = await bank.orderOf(sub)
  await ban(exchange, owner, sub)
  expect(await codeOfRefusal(exchange.api(fiatOrders, sub).create({ fiat: 'SGD', amount: '100.00' }, key()))).toBe(
    'SUB_ACCOUNT_DEPOSIT_CLOSED',
  )
  const lineId = randomUUID()
  await bank.settle({ lineId, text: order.reference })
  const line = await bank.lineOf(lineId)
  expect(line).toMatchObject({ reason: 'deposits_closed' })
  expect(await codeOfRefusal(bank.decide(line.id, 'approve'))).toBe('BANK_LINE_ORDER_UNFIT')
  expect(await everythingOf(exchange, sub)).toBe(0n)
})

test('AZ-08 path 4, within the family: neither the owner nor another sub-account can send money', async () => {
  const { owner, sub } = await bannedIn(chain)
  const other = await openSub(chain, owner, 'Other')
  const move = (from: string, to: string) =>
    chain
      .api(subAccounts, owner)
      .transfer(
        { coin: COIN, amount: '1', from: { account: from, place: 'token' }, to: { account: to, place: 'token' } },
        key(),
      )
  await move('main', other.id)
  await ban(chain, owner, sub)
  for (const from of ['main', other.id])
    expect(await codeOfRefusal(move(from, sub.id))).toBe('SUB_ACCOUNT_DEPOSIT_CLOSED')
  expect(await everythingOf(chain, sub)).toBe(0n)
})

test('AZ-08 path 5, a product: a sub-account cannot subscribe, so nothing is paid or refunded to it', async () => {
  const { sub } = await bannedIn(chain)
  for (const row of [subscriptions.quote, subscriptions.create]) {
    const answer = await chain.server.app.inject({
      method: 'POST',
      url: `/${row.path}`,
      headers: { token: sub.token, 'idempotency-key': randomUUID() },
      payload: { ...sampleCalls[row.path] },
    })
    expect(answer.json()).toMatchObject({ code: 'SUB_ACCOUNT_NOT_ALLOWED' })
  }
  const slipped = sql`insert into subscription overriding system value select (jsonb_populate_record(null::subscription, jsonb_build_object('customer_id', ${sub.id}::text))).*`
  await expect(slipped.execute(chain.deps.db)).rejects.toThrow('a sub-account cannot have a row in table subscription')
})

test('AZ-08 path 6, a program: a key of the sub-account is refused like the sub-account', async () => {
  const { owner, sub } = await bannedIn(chain)
  const apiKey = await makeKey(chain, owner, { scopes: ['read', 'trade'], subAccountId: sub.id })
  const ask = async (row: Parameters<typeof sign>[1], input: object) =>
    (await send(chain, sign(apiKey, row, input))).code
  await chain.depositor(sub)
  expect(await ask(deposits.address, place)).toBe('SUCCESS')
  await ban(chain, owner, sub)
  expect(await ask(deposits.address, place)).toBe('SUB_ACCOUNT_DEPOSIT_CLOSED')
  expect(await ask(subAccounts.transfer, sampleCalls[subAccounts.transfer.path] ?? {})).toBe('API_NOT_FOR_KEYS')
  const moved = { coin: COIN, amount: '1', from: 'token', to: 'spot' }
  expect(await ask(transfers.create, moved)).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
})

test('AZ-08 no money leaves the exchange from a sub-account, through its endpoints or past them', async () => {
  const { sub } = await bannedIn(chain)
  for (const row of Object.values(withdrawals)) {
    const answer = await chain.server.app.inject({
      method: 'POST',
      url: `/${row.path}`,
      headers: { token: sub.token, 'idempotency-key': randomUUID() },
      payload: { ...sampleCalls[row.path] },
    })
    expect([row.path, answer.json()]).toMatchObject([row.path, { code: 'SUB_ACCOUNT_NOT_ALLOWED' }])
  }
  for (const table of ['withdrawal', 'address_book']) {
    const slipped = sql`insert into ${sql.table(table)} overriding system value select (jsonb_populate_record(null::${sql.table(table)}, jsonb_build_object('customer_id', ${sub.id}::text))).*`
    await expect(slipped.execute(chain.deps.db)).rejects.toThrow(`a sub-account cannot have a row in table ${table}`)
  }
})
