import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const reason = { en: 'The issuer withdrew.', zh: '发行人撤回了发售。' }
const callOff = ({ id, symbol }: { readonly id: string; readonly symbol: string }) =>
  market.agree(market.staff.finance, 'offer_call_off', id, { proposal: { typedSymbol: symbol, reason } })
const mine = async (who: Person) => (await exchange.api(subscriptions, who).list({})).rows[0]
const cash = (who: Person) => market.balance(who.id, 'fiat', 'SGD')
const statusOf = async (id: string): Promise<unknown> =>
  (await sql<{ status: string }>`select status from product where id = ${id}`.execute(exchange.deps.db)).rows[0]?.status

test('two people call off an open offer: money is released, each customer is notified, and new subscriptions are refused', async () => {
  const { id, symbol } = await market.published()
  const people = [await market.investor(100_00n), await market.investor(100_00n)]
  for (const who of people) await market.subscribe(who, symbol, '5')
  await callOff({ id, symbol })
  expect(await statusOf(id)).toBe('closed')
  const late = await market.investor(100_00n)
  await expect(market.subscribe(late, symbol, '5')).rejects.toThrow(/not open/i)
  await market.carryOut()
  await market.carryOut()
  for (const who of people) {
    expect(await mine(who)).toMatchObject({
      status: 'rejected',
      cause: 'called_off',
      refunded: '50.25',
      cancellable: false,
    })
    expect(await cash(who)).toEqual([100_00n, 0n])
    const { rows } = await exchange.api(messages, who).list({})
    expect(
      rows.map(({ title, body }) => [title, body.includes('was cancelled. Reason: The issuer withdrew.')]),
    ).toEqual([['Offer cancelled: 50.25 SGD available again', true]])
  }
})

test('subscriptions between proposal and confirmation do not block it, and are refunded', async () => {
  const { id, symbol } = await market.published()
  const [maker, checker] = market.staff.finance
  const { id: requestId, contentHash } = await exchange.api(approvals, maker).propose({
    kind: 'offer_call_off',
    subjectId: id,
    verdict: 'approve',
    reason: 'the issuer withdrew',
    proposal: { typedSymbol: symbol, reason },
  })
  const ada = await market.investor(100_00n)
  await market.subscribe(ada, symbol, '5')
  await exchange.api(approvals, checker).decide({ requestId, verdict: 'approve', contentHash, note: 'seen' })
  await market.carryOut()
  expect(await mine(ada)).toMatchObject({ cause: 'called_off', refunded: '50.25' })
})

test('SUB-02 each subscription at the moment of calling off is either refused or refunded', async () => {
  const { id, symbol } = await market.published()
  const people = await Promise.all(Array.from({ length: 8 }, () => market.investor(100_00n)))
  const [subscribed] = await Promise.all([
    Promise.allSettled(people.map((who) => market.subscribe(who, symbol, '1'))),
    callOff({ id, symbol }),
  ])
  await market.carryOut()
  for (const [at, who] of people.entries()) {
    expect((await mine(who))?.status).toBe(subscribed[at]?.status === 'fulfilled' ? 'rejected' : undefined)
    expect(await cash(who)).toEqual([100_00n, 0n])
  }
})

test('an offer that is not open yet can be called off; one that is allotted or called off cannot', async () => {
  const { id, symbol } = await market.published({ opensIn: 1 })
  expect(await statusOf(id)).toBe('published')
  await callOff({ id, symbol })
  expect(await statusOf(id)).toBe('closed')
  const over = await market.published()
  await market.close(over.symbol)
  await market.agree(market.staff.finance, 'allotment', over.id)
  for (const product of [{ id, symbol }, await market.draft()])
    await expect(callOff(product)).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await expect(callOff(over)).rejects.toMatchObject({
    code: 'OFFER_ALLOTTED',
    message: expect.stringContaining(`${over.symbol} is allotted, so its offer cannot be cancelled any more.`),
  })
})

test('a closed offer can be called off until its allotment, and subscribers read the reason in their language', async () => {
  const product = await market.published()
  const ada = await market.investor(100_00n)
  await market.subscribe(ada, product.symbol, '5')
  await market.close(product.symbol)
  await callOff(product)
  await market.carryOut()
  expect(await mine(ada)).toMatchObject({ status: 'rejected', cause: 'called_off', refunded: '50.25' })
  expect(await cash(ada)).toEqual([100_00n, 0n])
  const { rows } = await exchange.api(messages, ada, 'zh_CN').list({})
  expect(rows[0]?.body).toContain('原因：发行人撤回了发售。')
})

test('refuses the proposal if its maker mistypes the symbol', async () => {
  const { id } = await market.published()
  await expect(callOff({ id, symbol: 'OTHER' })).rejects.toMatchObject({
    code: 'OFFER_SYMBOL_MISTYPED',
    field: 'typedSymbol',
  })
  expect(await statusOf(id)).toBe('in_subscription')
})
