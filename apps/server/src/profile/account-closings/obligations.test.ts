import { accountClosings } from '@tessera/contract/profile/account-closings/account-closings.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import type { Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { freshPhone } from '#testing/phones.ts'
import { closeDueAccounts } from './close-due.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
  await exchange.coin('SGD', 'fiat', 2)
  await exchange.coin('tUSD', 'crypto', 6)
})
afterAll(() => exchange.close())

const run = (statement: ReturnType<typeof sql>) => statement.execute(exchange.deps.db)

/** Creates an approved customer with an empty account. */
async function newCustomer(): Promise<Person> {
  const { email, token } = await exchange.account()
  const { id } = await exchange.api(customers, { token }).info({})
  await run(sql`update customer set kyc_status = 'approved', kyc_changed_at = now(), real_name = 'Test Person',
                       phone = ${freshPhone()}, mobile_check = true where id = ${id}`)
  return { id, email, token }
}

async function ask(who: Person): Promise<string | undefined> {
  const verifyToken = await proof(exchange.deps, who, 'close_account', {})
  return codeOfRefusal(exchange.api(accountClosings, who).request({ password, verifyToken }))
}

const depositOf = (who: Person, status: string) =>
  run(sql`insert into deposit (id, customer_id, coin, chain, signature, path, destination, mint, amount, slot, confirmations, status, seen_at)
          values (${randomUUID()}, ${who.id}, 'tUSD', 'solana_devnet', ${randomUUID()}, '0', 'theirs', 'tUSD', 5000000, 1, 0, ${status}, now())`)

/** Creates a closed order, and a bank line that refers to it. */
async function lineFor(who: Person, line: { direction: 'in' | 'out'; status: string }): Promise<void> {
  const [account, order] = [randomUUID(), randomUUID()]
  await run(sql`insert into bank_account (id, name, coin, bank, payee, account_number, order_min, order_max, opened_at, closed_at)
                values (${account}, left(${account}, 8), 'SGD', 'Merlion Bank', 'Tessera Client Monies', ${account}, 1000, 10000000, now(), now())`)
  await run(sql`insert into fiat_order (id, customer_id, coin, amount, reference, bank_account_id, status, kyc_at_request, created_at, expires_at)
                values (${order}, ${who.id}, 'SGD', 10000, ${order.slice(0, 9)}, ${account}, 'canceled', 'approved', now(), now() + interval '1 day')`)
  await run(sql`insert into bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, remittance, booked_on, status, imported_at, names_order)
                values (${randomUUID()}, 'Merlion Bank', ${randomUUID()}, ${account}, ${line.direction}, 'SGD', 10000, 'Test Person', '', now(), ${line.status}, now(), ${order})`)
}

test.each(['seen', 'confirming', 'finalised', 'manual'])(
  'an account does not close while a deposit to it is %s',
  async (status) => {
    const who = await newCustomer()
    await depositOf(who, status)
    expect(await ask(who)).toBe('ACCOUNT_NOT_EMPTY')
  },
)

test.each(['requested', 'sent'])('neither side of a transfer that is %s closes', async (status) => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const id = randomUUID()
  await run(sql`insert into transfer (id, customer_id, target_customer_id, coin, amount, source, target, status, requested_at)
                values (${id}, ${one.id}, ${other.id}, 'tUSD', 100, 'token', 'spot', ${status}, now())`)
  expect([await ask(one), await ask(other)]).toEqual(['ACCOUNT_NOT_EMPTY', 'ACCOUNT_NOT_EMPTY'])
  await run(sql`update transfer set status = 'completed', completed_at = now() where id = ${id}`)
  expect([await ask(one), await ask(other)]).toEqual([undefined, undefined])
})

test('an account does not close while a payment for its order awaits a decision', async () => {
  const who = await newCustomer()
  await lineFor(who, { direction: 'in', status: 'queued' })
  expect(await ask(who)).toBe('ACCOUNT_NOT_EMPTY')
})

test('an account does not close while paid tokens are undelivered', async () => {
  const market = await primaryMarket(exchange)
  const who = await newCustomer()
  await exchange.fund({ customer: who.id, kind: 'fiat' }, 'SGD', 50_25n)
  const { id: product, symbol } = await market.published()
  await market.subscribe(who, symbol, '5')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', product)
  const standing = (status: string) => run(sql`update customer set status = ${status} where id = ${who.id}`)
  await standing('frozen')
  await market.carryOut()
  await standing('active')
  for (const status of ['disburse_failed', 'approved']) {
    await run(sql`update subscription set status = ${status} where customer_id = ${who.id} and allotted = 5`)
    expect(await ask(who)).toBe('ACCOUNT_NOT_EMPTY')
  }
})

test('settled records block no closing: a dropped or withheld deposit, a returned payment, a payment of the exchange', async () => {
  const who = await newCustomer()
  for (const status of ['dropped', 'withheld']) await depositOf(who, status)
  await lineFor(who, { direction: 'in', status: 'returned' })
  await lineFor(who, { direction: 'out', status: 'queued' })
  expect(await ask(who)).toBeUndefined()
})

test('money that reaches suspense during the waiting period keeps the account open', async () => {
  const who = await newCustomer()
  expect(await ask(who)).toBeUndefined()
  await depositOf(who, 'manual')
  await run(sql`update account_closing set requested_at = now() - interval '8 days', closes_at = now() - interval '1 second'
                 where customer_id = ${who.id}`)
  await closeDueAccounts(exchange.deps)
  const { rows } = await sql<{ status: string }>`select status from customer where id = ${who.id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ status: 'active' }])
})
