import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders } from '#world/bank/local-bank.ts'
import { FEED_SECRET } from '#testing/bank-exchange.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { verify } from '#services/audit/verify.ts'
import { post } from '#books/ledger/post.sql.ts'
import { readFeed } from './read-feed.ts'

let exchange: TestExchange
let bank: Server
let closing = '100.00'
let meanwhile: () => Promise<unknown> = async () => undefined
beforeAll(async () => {
  bank = createServer((_request, response) => {
    const answer = JSON.stringify({ bank: 'Merlion Bank', lines: [], next: '', balances: { SGD: closing } })
    void meanwhile().then(() => response.writeHead(200, signedHeaders(FEED_SECRET, '', answer)).end(answer))
  })
  await new Promise<void>((ready) => bank.listen(0, '127.0.0.1', ready))
  const address = bank.address()
  const port = typeof address === 'object' ? address?.port : undefined
  exchange = await testExchange({
    BANK_FEED_URL: `http://127.0.0.1:${port}/`,
    BANK_FEED_SECRET: FEED_SECRET,
    BANK_FEED_ACCOUNTS: 'Merlion Bank/003-1',
  })
  await exchange.coin('SGD', 'fiat', 2)
  await sql`insert into bank_account (id, name, coin, bank, payee, account_number, order_min, order_max, opened_at)
            values (${randomUUID()}, 'SGD-main', 'SGD', 'Merlion Bank', 'Tessera Client Monies', '003-1', 1000, 10000000, now())`.execute(
    exchange.deps.db,
  )
})
afterAll(async () => {
  await exchange.close()
  await new Promise((closed) => bank.close(closed))
})

const found = async () => (await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)

test('reports money that left the bank while customers pay each other continuously', async () => {
  const [ada, bob] = [await exchange.customer(), await exchange.customer()]
  await exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 100_00n)
  const pay = () =>
    exchange.deps.inTx('test')((tx) =>
      post(tx, {
        kind: 'adjustment',
        ref: { type: 'test', id: randomUUID() },
        transfers: [
          {
            debit: { customer: ada.id, kind: 'fiat' },
            credit: { customer: bob.id, kind: 'fiat' },
            coin: 'SGD',
            amount: amount(1n),
          },
        ],
      }),
    )
  meanwhile = pay
  const readBank = () => readFeed(exchange.deps)
  await readBank()
  expect(await found()).toEqual([])
  closing = '60.00'
  await readBank()
  exchange.passTime(5 * MINUTE_MS)
  expect(await found()).toEqual([])
  await readBank()
  await pay()
  expect(await found()).toEqual(['I27'])
  closing = '100.00'
  await readBank()
  expect(await found()).toEqual([])
})
