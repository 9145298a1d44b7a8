import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { proRataTerms } from '@tessera/contract/issuance/products/allotment-terms.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { booksHold } from '#testing/books.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, type OfferOptions, primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { drawBallots } from './draw-ballots.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const File = z.object({
  product: z.object({ id: z.string() }),
  method: z.string(),
  ballot: z.object({ slot: z.number(), blockhash: z.string(), seed: z.string() }).nullable(),
  changesReason: z.string().nullable(),
  belowMinimumRaise: z.boolean(),
  subscriptions: z.array(
    z.object({
      pseudonym: z.string(),
      subscriber: z.string(),
      requested: z.string(),
      eligible: z.boolean(),
      ticket: z.string().optional(),
      allotted: z.string(),
      changed: z.boolean().optional(),
    }),
  ),
})

const mine = async (who: Person) => (await exchange.api(subscriptions, who).list({})).rows[0]
const allotted = async (people: readonly Person[]) =>
  Promise.all(people.map(async (who) => (await mine(who))?.allotted))
const published = async (symbol: string) => {
  const result = await exchange.api(subscriptions).allotmentResult({ symbol })
  return { ...result, content: File.parse(JSON.parse(result.file)) }
}

/** Creates a closed offer to which each person subscribed in this order. */
async function closedOffer(about: OfferOptions, quantities: readonly string[]) {
  const product = await market.published(about)
  const people: Person[] = []
  for (const quantity of quantities) {
    const who = await market.investor(2_000_00n)
    await market.subscribe(who, product.symbol, quantity)
    people.push(who)
  }
  await market.close(product.symbol)
  return { ...product, people }
}

const BLOCK = { slot: 412_345_680n, blockhash: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', time: 1_800_000_000n }
const draw = (block: typeof BLOCK | undefined) =>
  drawBallots({ ...exchange.deps, chain: { firstBlock: () => Promise.resolve(block) } })

test('first come, first served gives whole requests in the order of subscription', async () => {
  const { id, symbol, people } = await closedOffer(
    { supply: '100', allotment: { ...proRataTerms, allotmentMethod: 'first_come' } },
    ['60', '30', '50'],
  )
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect(await allotted(people)).toEqual(['60', '30', '10'])
  expect((await published(symbol)).content).toMatchObject({ method: 'first_come', ballot: null })
})

test('an offer below its minimum raise allots nothing and refunds everybody', async () => {
  const { id, symbol, people } = await closedOffer(
    { supply: '100', allotment: { ...proRataTerms, minimumRaise: '50' } },
    ['20', '29'],
  )
  const desk = exchange.api(approvals, market.staff.finance[0])
  expect((await desk.subject({ kind: 'allotment', subjectId: id })).content).toMatchObject({ belowSoftCap: true })
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  const rows = await Promise.all(people.map(mine))
  expect(rows.map((row) => [row?.status, row?.cause, row?.refunded])).toEqual([
    ['rejected', 'below_soft_cap', '201.00'],
    ['rejected', 'below_soft_cap', '291.45'],
  ])
  expect((await published(symbol)).content.belowMinimumRaise).toBe(true)
})

test('SUB-04 the database refuses a batch that gives out less than the minimum raise, even if more was requested', async () => {
  const { id } = await market.published({ supply: '100', allotment: { ...proRataTerms, minimumRaise: '50' } })
  const insert = (requested: number, units: number) =>
    sql`insert into allotment_batch (id, product_id, requested, allotted, result_hash, decided_at)
        values (gen_random_uuid(), ${id}, ${requested}, ${units}, 'h', now())`.execute(exchange.deps.db)
  await expect(insert(120, 49)).rejects.toThrow('below its soft cap')
  await insert(120, 50)
})

test('an offer whose rest below the minimum keeps it under its minimum raise refunds everybody', async () => {
  const { id, people } = await closedOffer(
    { supply: '100', min: '30', allotment: { ...proRataTerms, allotmentMethod: 'first_come', minimumRaise: '100' } },
    ['40', '40', '40'],
  )
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect((await Promise.all(people.map(mine))).map((row) => row?.cause)).toEqual(Array(3).fill('below_soft_cap'))
})

test('a ballot waits for its block, and anybody can recompute the order from the published result', async () => {
  const { id, symbol, people } = await closedOffer(
    { supply: '100', allotment: { ...proRataTerms, allotmentMethod: 'ballot', ballotSlot: 412_345_678 } },
    ['40', '40', '40', '40'],
  )
  const desk = exchange.api(approvals, market.staff.finance[0])
  const waiting = async () => (await desk.queue({ kind: 'allotment' })).rows.filter((row) => row.subjectId === id)
  await draw(undefined)
  expect(await waiting()).toEqual([])
  await expect(market.agree(market.staff.finance, 'allotment', id)).rejects.toMatchObject({
    code: 'APPROVAL_SUBJECT_MOVED',
  })
  await draw(BLOCK)
  await draw({ ...BLOCK, blockhash: 'another' })
  expect(await waiting()).toHaveLength(1)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()

  const { file, sha256, content } = await published(symbol)
  expect(hash(file)).toBe(sha256)
  const seed = hash(`${BLOCK.blockhash}:${id}`)
  expect(content.ballot).toEqual({ slot: Number(BLOCK.slot), blockhash: BLOCK.blockhash, seed })
  const order = content.subscriptions
    .map(({ pseudonym }) => ({ pseudonym, ticket: hash(`${seed}:${pseudonym}`) }))
    .toSorted((a, b) => (a.ticket < b.ticket ? -1 : 1))
  const units = new Map(order.map(({ pseudonym }, place) => [pseudonym, ['40', '40', '20', '0'][place]]))
  expect(content.subscriptions.map((each) => each.allotted)).toEqual(
    content.subscriptions.map(({ pseudonym }) => units.get(pseudonym)),
  )
  for (const who of people) {
    const own = await mine(who)
    expect(own?.allotted).toBe(units.get(own?.pseudonym ?? ''))
    expect(file).not.toContain(own?.id)
    expect(file).not.toContain(who.id)
  }
})

test('a customer who splits a subscription has one ticket and one band, also after withdrawing the first part', async () => {
  const band = { fromUnits: '20', units: '10' }
  const { id, symbol } = await market.published({
    supply: '30',
    allotment: { ...proRataTerms, allotmentMethod: 'ballot', ballotSlot: 412_345_678, bands: [band] },
  })
  const [ada, bob] = [await market.investor(2_000_00n), await market.investor(2_000_00n)]
  const { id: withdrawn } = await market.subscribe(ada, symbol, '10')
  for (let part = 0; part < 3; part += 1) await market.subscribe(ada, symbol, '10')
  await market.subscribe(bob, symbol, '20')
  await exchange.api(subscriptions, ada).withdraw({ id: withdrawn }, freshKey())
  await market.close(symbol)
  await draw(BLOCK)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()

  const { content } = await published(symbol)
  const subscriber = hash(`${id}:${withdrawn}`).slice(0, 32)
  const [first, second, third, other] = content.subscriptions
  for (const one of [first, second, third])
    expect(one).toMatchObject({ subscriber, ticket: hash(`${content.ballot?.seed}:${subscriber}`) })
  expect(other?.subscriber).toBe(other?.pseudonym)
  const sumOf = (rows: typeof content.subscriptions) => rows.reduce((sum, row) => sum + Number(row.allotted), 0)
  // Each gets the band of ten first, and the rest goes in the order of the two tickets.
  const isFirst = (first?.ticket ?? '') < (other?.ticket ?? '')
  expect([sumOf(content.subscriptions.slice(0, 3)), sumOf(content.subscriptions.slice(3))]).toEqual(
    isFirst ? [20, 10] : [10, 20],
  )
})

test('two people change an allotment by hand, and the reason is published', async () => {
  const { id, symbol, people } = await closedOffer({ supply: '100' }, ['60', '60'])
  const { rows } = await exchange.api(subscriptionsAllot, market.staff.finance[0]).preview({ symbol })
  const [first, second] = rows.map(({ subscriptionId }) => subscriptionId)
  const changes = (units: readonly [string, string]) => ({
    proposal: {
      changes: {
        rows: [
          { subscription: first, units: units[0] },
          { subscription: second, units: units[1] },
        ],
        reason: 'The issuer reserved units for staff.',
      },
    },
  })
  await expect(
    market.agree(market.staff.finance, 'allotment', id, {
      proposal: {
        changes: { rows: [first, first].map((subscription) => ({ subscription, units: '1' })), reason: 'Twice.' },
      },
    }),
  ).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  for (const unfit of [
    ['61', '39'],
    ['60', '41'],
  ] as const)
    await expect(market.agree(market.staff.finance, 'allotment', id, changes(unfit))).rejects.toMatchObject({
      code: 'ALLOTMENT_CHANGE_UNFIT',
      field: 'changes',
    })
  await market.agree(market.staff.finance, 'allotment', id, changes(['60', '40']))
  await market.carryOut()
  expect(await allotted(people)).toEqual(['60', '40'])
  const { content } = await published(symbol)
  expect(content.changesReason).toBe('The issuer reserved units for staff.')
  expect(content.subscriptions.map(({ changed }) => changed)).toEqual([true, true])
})

test('an offer without an allotment has no published result', async () => {
  const { symbol } = await market.published()
  await expect(exchange.api(subscriptions).allotmentResult({ symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
