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
const pay = (subjectId: string) =>
  byTwo(exchange, { kind: 'coin_proceeds', subjectId, verdict: 'approve', roles: ['finance', 'finance'] })

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
  expect(await pay(row?.subjectId ?? '')).toBe('APPROVAL_SUBJECT_MOVED')
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
  const { rows } = await sql<{ number: bigint }>`select number from customer where id = ${issuer.id}`.execute(
    exchange.deps.db,
  )
  await exchange.api(ownAccounts, owner).declare({ number: String(rows[0]?.number) })
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

test('proceeds of an issuer without an account are not offered', async () => {
  const product = await market.published({ sale: saleOf(), supply: '100', price: '10.00' })
  await sale.buy(await sale.buyer(), product.symbol, 'tUSD', '75')
  await sale.allot(product)
  expect(await waiting(product.symbol)).toEqual([])
  expect(await sale.proceeds(product.id)).toEqual({ tUSD: 75_000_000n })
})
