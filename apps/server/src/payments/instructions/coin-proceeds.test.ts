import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { booksHold, brokenBy } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { financedBy } from '#testing/financed.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { saleOf, selling } from '#testing/selling.ts'

let exchange: TestExchange
let market: PrimaryMarket
let sale: Awaited<ReturnType<typeof selling>>
let finance: Person
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
  sale = await selling(exchange, market)
  finance = await exchange.operator('finance')
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const run = (query: ReturnType<typeof sql>) => query.execute(exchange.deps.db)
const desk = () => exchange.api(approvals, finance)

/** An allotted sale of 10 units for 75 tUSD, with its issuer. */
async function sold() {
  const product = await market.published({ sale: saleOf(), supply: '100', price: '10.00' })
  const buyer = await sale.buyer()
  await sale.buy(buyer, product.symbol, 'tUSD', '75')
  const issuer = await exchange.customer()
  await financedBy(exchange, { customer: issuer.id, product: product.id, fee: '0.02' })
  await sale.allot(product)
  return { product, issuer }
}
const waiting = async (symbol: string) =>
  (await desk().queue({ kind: 'coin_proceeds', pageSize: 100 })).rows.filter(({ number }) => number === symbol)
type Typed = { readonly amount?: string; readonly account?: string }
const pay = (subjectId: string, proposal: Typed = {}) =>
  byTwo(exchange, { kind: 'coin_proceeds', subjectId, verdict: 'approve', roles: ['finance', 'finance'], proposal })
const propose = (subjectId: string, proposal: Typed, who = finance) =>
  exchange
    .api(approvals, who)
    .propose({ kind: 'coin_proceeds', subjectId, verdict: 'approve', reason: 'x', proposal: { ...proposal } })
const subjectOf = async ({ symbol }: { readonly symbol: string }) => (await waiting(symbol))[0]?.subjectId ?? ''
const numberOf = async ({ id }: Pick<Person, 'id'>): Promise<string> =>
  String(
    (await sql<{ number: bigint }>`select number from customer where id = ${id}`.execute(exchange.deps.db)).rows[0]
      ?.number,
  )

test('two people pay an issuer its proceeds in a coin, less the agreed fee, to the account from which it withdraws', async () => {
  const { product, issuer } = await sold()
  const [row] = await waiting(product.symbol)
  const subjectId = row?.subjectId ?? ''
  const { content } = await desk().subject({ kind: 'coin_proceeds', subjectId })
  expect(content).toMatchObject({
    symbol: product.symbol,
    issuerAccount: 'open',
    coin: 'tUSD',
    received: '75.000000',
    chargedFee: '1.500000',
    undelivered: '0.000000',
    payable: '73.500000',
    amount: '73.500000',
  })
  expect(await pay(subjectId)).toBe('done')
  expect(await market.balance(issuer.id, 'token', 'tUSD')).toEqual([73_500_000n, 0n])
  expect(await sale.proceeds(product.id)).toEqual({})
  expect(await waiting(product.symbol)).toEqual([])
  expect(await pay(subjectId)).toBe('APPROVAL_SUBJECT_MOVED')
  const [message] = (await exchange.api(messages, issuer).list({})).rows
  expect(message?.title).toBe('Proceeds of your offer: 73.50 tUSD')
  const today = new Date().toISOString().slice(0, 10)
  const statement = { owner: `customer:${issuer.id}`, coin: 'tUSD', from: today, until: today }
  expect(await exchange.api(issuerStatements, finance).read(statement)).toMatchObject({
    closing: '0.000000',
    rows: [
      { movement: 'proceeds', amount: '75.000000' },
      { movement: 'fee', amount: '-1.500000' },
      { movement: 'payment', amount: '-73.500000', balance: '0.000000' },
    ],
  })
})

test('an issuer whose account is frozen is paid once the account is active again', async () => {
  const { product, issuer } = await sold()
  const [row] = await waiting(product.symbol)
  await run(sql`update customer set status = 'frozen' where id = ${issuer.id}`)
  expect(await pay(row?.subjectId ?? '')).toBe('ISSUER_ACCOUNT_NOT_OPEN')
  expect(await sale.proceeds(product.id)).toEqual({ tUSD: 75_000_000n })
  await run(sql`update customer set status = 'active' where id = ${issuer.id}`)
  expect(await pay(row?.subjectId ?? '')).toBe('done')
})

test('of two approvals at once only one pays', async () => {
  const { product, issuer } = await sold()
  const [row] = await waiting(product.symbol)
  const both = await Promise.all([pay(row?.subjectId ?? ''), pay(row?.subjectId ?? '')])
  expect(both.filter((one) => one === 'done')).toHaveLength(1)
  expect(await market.balance(issuer.id, 'token', 'tUSD')).toEqual([73_500_000n, 0n])
})

test('OPR-02 an operator neither proposes nor approves the proceeds of their own account', async () => {
  const { product, issuer } = await sold()
  const [row] = await waiting(product.symbol)
  const owner = await exchange.operator('finance')
  await exchange.api(ownAccounts, owner).declare({ number: await numberOf(issuer) })
  const request = { kind: 'coin_proceeds', subjectId: row?.subjectId ?? '', verdict: 'approve', reason: 'x' } as const
  expect(await codeOfRefusal(exchange.api(approvals, owner).propose(request))).toBe('OPERATOR_OWN_ACCOUNT')
  const { id: requestId, contentHash } = await desk().propose(request)
  const decision = { requestId, verdict: 'approve', contentHash, note: 'x' } as const
  expect(await codeOfRefusal(exchange.api(approvals, owner).decide(decision))).toBe('OPERATOR_OWN_ACCOUNT')
  expect(await sale.proceeds(product.id)).toEqual({ tUSD: 75_000_000n })
})

test('ADM-03 the ledger check reports a payment of proceeds that one person approved alone, or with another amount', async () => {
  const { product } = await sold()
  const [row] = await waiting(product.symbol)
  const subjectId = row?.subjectId ?? ''
  expect(await pay(subjectId)).toBe('done')
  const requests = `kind = 'coin_proceeds' and subject_id = '${subjectId}'`
  const approver = `select a.approver_id from approval a where a.request_id = approval_request.id`
  for (const [change, undo] of [
    [
      `update approval_request set requested_by = (${approver}) where ${requests}`,
      `update approval_request set requested_by = (select id from operator where id not in (${approver}) limit 1) where ${requests}`,
    ],
    [
      `update approval_request set content = jsonb_set(content, '{amount}', '"73.499999"') where ${requests}`,
      `update approval_request set content = jsonb_set(content, '{amount}', '"73.500000"') where ${requests}`,
    ],
    [
      `update approval_request set status = 'cancelled' where ${requests}`,
      `update approval_request set status = 'approved' where ${requests}`,
    ],
  ] as const)
    expect(await brokenBy(exchange, { change, undo })).toEqual(['I67'])
})

test('an issuer is paid in parts; the first one charges the whole agreed fee, and the parts are its proceeds', async () => {
  const { product, issuer } = await sold()
  const subjectId = await subjectOf(product)
  expect(await pay(subjectId, { amount: '30.5' })).toBe('done')
  expect(await market.balance(issuer.id, 'token', 'tUSD')).toEqual([30_500_000n, 0n])
  expect(await sale.proceeds(product.id)).toEqual({ tUSD: 43_000_000n })
  const { content } = await desk().subject({ kind: 'coin_proceeds', subjectId })
  expect(content).toMatchObject({
    paidBefore: '30.500000',
    chargedFee: '0.000000',
    payable: '43.000000',
    amount: '43.000000',
  })
  expect(await pay(subjectId, { amount: '0.000001' })).toBe('done')
  expect(await pay(subjectId, { amount: '42.999999' })).toBe('done')
  expect(await market.balance(issuer.id, 'token', 'tUSD')).toEqual([73_500_000n, 0n])
  expect(await sale.proceeds(product.id)).toEqual({})
  expect(await waiting(product.symbol)).toEqual([])
})

test('refuses, at its field, an amount that is above the payable sum or not a multiple of the coin’s unit', async () => {
  const { product } = await sold()
  const subjectId = await subjectOf(product)
  for (const amount of ['0', '0.000000', '', '-1', '1e1', '1.0000001', 'abc', '1,5'])
    await expect(propose(subjectId, { amount })).rejects.toMatchObject({
      code: 'INSTRUCTION_AMOUNT_INVALID',
      field: 'amount',
      message: expect.stringContaining('6'),
    })
  for (const amount of ['73.500001', '75', '1000000000'])
    await expect(propose(subjectId, { amount })).rejects.toMatchObject({
      code: 'INSTRUCTION_ABOVE_AVAILABLE',
      field: 'amount',
      message: expect.stringContaining('73.50'),
    })
  expect(await sale.proceeds(product.id)).toEqual({ tUSD: 75_000_000n })
})

test('an issuer without an application is paid to the company account on which two people agree', async () => {
  const product = await market.published({ sale: saleOf(), supply: '100', price: '10.00' })
  await sale.buy(await sale.buyer(), product.symbol, 'tUSD', '75')
  await sale.allot(product)
  const subjectId = await subjectOf(product)
  const { content } = await desk().subject({ kind: 'coin_proceeds', subjectId })
  expect(content).toMatchObject({ customer: null, issuerAccount: 'missing', payable: '75.000000' })
  await expect(propose(subjectId, {})).rejects.toMatchObject({
    code: 'ISSUER_ACCOUNT_NEEDED',
    field: 'account',
    message: expect.stringContaining('ask it to register and verify its company'),
  })
  const person = await exchange.customer()
  const company = await exchange.customer()
  await run(sql`update customer set type = 'corporate', kyc_status = 'pending' where id = ${company.id}`)
  for (const account of [await numberOf(person), await numberOf(company), '999999999', 'x'])
    await expect(propose(subjectId, { account })).rejects.toMatchObject({
      code: 'ISSUER_ACCOUNT_UNFIT',
      field: 'account',
    })
  await run(sql`update customer set kyc_status = 'approved' where id = ${company.id}`)
  const account = await numberOf(company)
  const owner = await exchange.operator('finance')
  await exchange.api(ownAccounts, owner).declare({ number: account })
  expect(await codeOfRefusal(propose(subjectId, { account }, owner))).toBe('OPERATOR_OWN_ACCOUNT')
  expect(await pay(subjectId, { account, amount: '25' })).toBe('done')
  expect(await pay(subjectId, { account })).toBe('done')
  expect(await market.balance(company.id, 'token', 'tUSD')).toEqual([75_000_000n, 0n])
  expect(await sale.proceeds(product.id)).toEqual({})
})

test('proceeds of an offer with an application go to no other account', async () => {
  const { product } = await sold()
  const other = await exchange.customer()
  await run(sql`update customer set type = 'corporate' where id = ${other.id}`)
  const proposed = propose(await subjectOf(product), { account: await numberOf(other) })
  await expect(proposed).rejects.toMatchObject({ code: 'ISSUER_ACCOUNT_UNFIT', field: 'account' })
})

test('an offer is not called off after its issuer was paid a part in a coin, and undelivered units can still be refunded', async () => {
  const product = await market.published({ sale: saleOf(), supply: '100', price: '10.00' })
  const [ada, eve] = [await sale.buyer(), await sale.buyer()]
  for (const who of [ada, eve]) await sale.buy(who, product.symbol, 'tUSD', '75')
  await financedBy(exchange, { customer: (await exchange.customer()).id, product: product.id, fee: '0.02' })
  await market.close(product.symbol)
  await market.agree(market.staff.finance, 'allotment', product.id)
  await run(sql`update customer set status = 'frozen' where id = ${eve.id}`)
  await market.carryOut()
  await run(sql`update customer set status = 'active' where id = ${eve.id}`)
  const subjectId = await subjectOf(product)
  const { content } = await desk().subject({ kind: 'coin_proceeds', subjectId })
  expect(content).toMatchObject({ undelivered: '75.000000', chargedFee: '1.500000', payable: '73.500000' })
  await expect(propose(subjectId, { amount: '73.500001' })).rejects.toMatchObject({
    code: 'INSTRUCTION_ABOVE_AVAILABLE',
  })
  expect(await pay(subjectId, { amount: '50' })).toBe('done')

  const reason = { en: 'The issuer withdrew.', zh: '发行人撤回了发售。' }
  const calledOff = market.agree(market.staff.finance, 'offer_call_off', product.id, {
    proposal: { typedSymbol: product.symbol, reason },
  })
  expect(await codeOfRefusal(calledOff)).toBe('OFFER_ALLOTTED')
  const { rows } = await sql<{ id: string }>`
    select id from subscription where customer_id = ${eve.id} and status = 'disburse_failed'`.execute(exchange.deps.db)
  await market.agree(market.staff.finance, 'subscription_refund', rows[0]?.id ?? '')
  expect(await sale.money(eve, 'tUSD')).toEqual([1_000_000_000n, 0n])
  expect(await pay(subjectId)).toBe('done')
  expect(await sale.proceeds(product.id)).toEqual({})
})
