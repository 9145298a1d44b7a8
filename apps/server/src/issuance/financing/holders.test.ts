import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { readCapTable } from '@tessera/contract/issuance/financing/ocf.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distributing, type Distributing } from '#testing/distributing.ts'
import { primaryMarket } from '#testing/offering.ts'
import { approveByCommittee, referredFinancing, submittedFinancing } from '#testing/financing-file.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { closeDueAccounts } from '#profile/account-closings/close-due.ts'
import { forgetClosedAccounts } from '#profile/account-closings/forget-closed.ts'
import { post } from '#books/ledger/post.sql.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'

let exchange: TestExchange
let desk: Distributing
beforeAll(async () => {
  exchange = await testExchange({}, { financing: { isOpen: true, feePpm: 20_000 } })
  desk = await distributing(exchange)
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(financing, who)
const rowsOf = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> => (await query.execute(exchange.deps.db)).rows

/** Moves units of a product between two customers in the ledger. */
const sell = (from: Person, to: Person, symbol: string, units: bigint) =>
  exchange.deps.inTx('world')(async (tx) =>
    post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: from.id },
      transfers: [
        {
          debit: { customer: from.id, kind: 'token' },
          credit: { customer: to.id, kind: 'token' },
          coin: symbol,
          amount: amount(units),
        },
      ],
    }),
  )

/** Creates the issuer of a product that trades. */
async function issuerOf(productId: string): Promise<Person> {
  const { customer, id } = await referredFinancing(exchange)
  await approveByCommittee(exchange, id)
  await rowsOf(sql`update financing_application set status = 'accepted', product_id = ${productId} where id = ${id}`)
  return customer
}

test('an issuer sees numbers of its holders without names, and finds no product of another issuer', async () => {
  const [first, second] = [await desk.product(), await desk.product()]
  const [owner, other] = [await issuerOf(first.id), await issuerOf(second.id)]
  const [big, small] = [await desk.holder(first.symbol, 30n), await desk.holder(first.symbol, 10n, 'spot')]
  await desk.livesIn(big, 'MY')
  await rowsOf(sql`update customer set investor_class = 'ai' where id = ${big.id}`)
  const reply = await mine(owner).holders({ symbol: first.symbol })
  expect(reply).toMatchObject({
    holders: 2,
    certificates: 0,
    bought: '40',
    byClass: [
      { name: 'ai', holders: 1 },
      { name: 'ri', holders: 1 },
    ],
    byCountry: [
      { name: 'MY', holders: 1 },
      { name: null, holders: 1 },
    ],
  })
  const file = await (await mine(owner).holdersFile({ symbol: first.symbol })).text()
  const { table, faults } = readCapTable(file)
  expect(faults).toEqual([])
  expect(table.issuances.map(({ quantity }) => Number(quantity)).toSorted((a, b) => a - b)).toHaveLength(2)
  for (const { id, email } of [big, small]) {
    expect(file).not.toContain(id)
    expect(file).not.toContain(email)
  }
  expect(await (await mine(owner).holdersFile({ symbol: first.symbol })).text()).toBe(file)
  for (const who of [other, big, await exchange.customer({ kyc: 'unknown' })]) {
    await expect(mine(who).holders({ symbol: first.symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(mine(who).holdersFile({ symbol: first.symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(mine(owner).holders({ symbol: 'NONE' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('G41 the file names each allotment by its certificate, and bought units by their holder', async () => {
  const market = await primaryMarket(exchange)
  const { id, symbol } = await market.published({ supply: '100', decimals: 2 })
  const [ada, bob] = [await market.investor(2_000_00n), await market.investor(2_000_00n)]
  await market.subscribe(ada, symbol, '60')
  await market.subscribe(bob, symbol, '40')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  const owner = await issuerOf(id)
  const issued = async () => {
    const { table, faults } = readCapTable(await (await mine(owner).holdersFile({ symbol })).text())
    expect(faults).toEqual([])
    return table.issuances.map(({ custom_id: number, quantity, stakeholder_id: holder }) => ({
      number,
      quantity,
      holder,
    }))
  }
  const before = await issued()
  expect(before).toMatchObject([
    { number: `${symbol}-000001`, quantity: '60.00' },
    { number: `${symbol}-000002`, quantity: '40.00' },
  ])
  await sell(ada, bob, symbol, 25_50n)
  const [first, second, bought, ...others] = await issued()
  expect(others).toEqual([])
  expect(first).toEqual({ ...before[0], quantity: '34.50' })
  expect(second).toEqual(before[1])
  expect(bought).toEqual({ number: `${symbol}-B-${second?.holder}`, quantity: '25.50', holder: second?.holder })
  expect(await mine(owner).holders({ symbol })).toMatchObject({ certificates: 2, bought: '25.50' })
})

test('a holder of two products has a different number with each issuer', async () => {
  const [first, second] = [await desk.product(), await desk.product()]
  const who = await desk.holder(first.symbol, 10n)
  await desk.holder(second.symbol, 10n)
  await rowsOf(
    sql`update account set customer_id = ${who.id} where coin = ${second.symbol} and customer_id is not null`,
  )
  const numbers = await Promise.all(
    [first, second].map(async ({ id, symbol }) => {
      const file = await (await mine(await issuerOf(id)).holdersFile({ symbol })).text()
      return readCapTable(file).table.stakeholders.map(({ id: number }) => number)
    }),
  )
  expect(new Set(numbers.flat()).size).toBe(2)
})

test('KYC-11 keeps papers of a draft with it, and deletes an application five years after the account is closed', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  const papers = () =>
    rowsOf(sql<{ n: number }>`
    select count(*)::int as n from upload where owner = ${`customer:${customer.id}`} and media_type = 'application/pdf'`)
  exchange.passTime(8 * DAY_MS)
  await cleanUp(exchange.deps)
  expect(await papers()).toEqual([{ n: 5 }])
  await rowsOf(sql`insert into account_closing (customer_id, requested_at, closes_at)
                   values (${customer.id}, now() - interval '9 days', now() - interval '1 second')`)
  await closeDueAccounts(exchange.deps)
  exchange.passTime((5 * 365 + 3) * DAY_MS)
  await forgetClosedAccounts(exchange.deps)
  await cleanUp(exchange.deps)
  const left = await rowsOf(sql<{ n: number }>`
    select ((select count(*) from financing_application where id = ${id})
         + (select count(*) from financing_version where application_id = ${id})
         + (select count(*) from financing_document where application_id = ${id})
         + (select count(*) from financing_cap_table where application_id = ${id}))::int as n`)
  expect([left, await papers()]).toEqual([[{ n: 0 }], [{ n: 0 }]])
})
