import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { sendFile } from '#testing/send-file.ts'
import { notifyChanged } from './notify-changed.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const own = (who: Person) => exchange.api(subscriptions, who)
const held = async (who: Person): Promise<bigint> =>
  (
    await sql<{ held: bigint }>`
      select held from account where customer_id = ${who.id} and kind = 'fiat' and coin = 'SGD'`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.held ?? 0n
const noticesTo = async (who: Person): Promise<number> =>
  (await exchange.api(messages, who, 'en_US').list({ type: 'invest' })).rows.filter(
    ({ title }) => title === 'The documents you accepted for Lantern Bay have changed',
  ).length

async function addDocument(id: string, mustAccept: boolean): Promise<void> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const [maker] = market.staff.listing
  const file = await sendFile(exchange, maker, { bytes, name: 'supplement.png', purpose: 'attachment', staff: true })
  const document = {
    uploadId: file.body.data.id,
    kind: 'memorandum',
    title: { en: 'Supplement', zh: '补充备忘录' },
    datedOn: '2026-06-30',
    languages: ['en_US', 'zh_CN'],
    mustAccept,
  }
  await market.agree(market.staff.listing, 'product_supplement', id, { proposal: { act: 'add_document', document } })
}

test('a customer who accepted an older version may withdraw for two days, even after the close, and gets one notice', async () => {
  const { id, symbol } = await market.published()
  const [ada, bob] = [await market.investor(100_00n), await market.investor(100_00n)]
  const first = await market.subscribe(ada, symbol, '5')
  await addDocument(id, true)
  const second = await market.subscribe(bob, symbol, '4', 3)
  await market.close(symbol)
  await Promise.all([notifyChanged(exchange.deps), notifyChanged(exchange.deps)])
  await notifyChanged(exchange.deps)
  expect([await noticesTo(ada), await noticesTo(bob)]).toEqual([1, 0])
  const finance = exchange.api(subscriptionsAllot, market.staff.finance[0])
  await expect(finance.preview({ symbol })).rejects.toMatchObject({ code: 'ALLOTMENT_NOT_DUE' })
  const early = market.agree(market.staff.finance, 'allotment', id)
  await expect(early).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const desk = exchange.api(approvals, market.staff.finance[0])
  expect((await desk.queue({ kind: 'allotment' })).rows).toEqual([])
  expect(await own(bob).get({ id: second.id })).toMatchObject({ status: 'pending', cancellable: false })
  await expect(own(bob).withdraw({ id: second.id }, freshKey())).rejects.toMatchObject({
    code: 'SUBSCRIPTION_WRONG_STATUS',
  })
  expect(await own(ada).get({ id: first.id })).toMatchObject({ status: 'pending', cancellable: true })
  expect(await own(ada).withdraw({ id: first.id }, freshKey())).toMatchObject({ cause: 'withdrawn' })
  expect(await held(ada)).toBe(0n)
  await sql`update product set reopened_until = now() - interval '1 second' where id = ${id}`.execute(exchange.deps.db)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect(await own(bob).get({ id: second.id })).toMatchObject({ status: 'disbursed', allotted: '4' })
})

test('no withdrawal period after a change of an optional document, or without earlier subscriptions', async () => {
  const { id, symbol } = await market.published()
  await addDocument(id, true)
  const ada = await market.investor(100_00n)
  const { id: subscription } = await market.subscribe(ada, symbol, '5', 3)
  await addDocument(id, false)
  await market.close(symbol)
  await notifyChanged(exchange.deps)
  expect(await noticesTo(ada)).toBe(0)
  expect(await own(ada).get({ id: subscription })).toMatchObject({ cancellable: false })
  await market.agree(market.staff.finance, 'allotment', id)
})
