import { audit } from '@tessera/contract/services/audit/audit.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { type FoundKind, foundKinds, search } from '@tessera/contract/reporting/search/search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstRoleNames, firstRoles } from '#platform/database/first-roles.ts'
import { bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { chainExchange } from '#testing/chain-exchange.ts'
import { dealing, DOLLAR } from '#testing/dealing.ts'
import { distributing, releaseFor } from '#testing/distributing.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { payingOut } from '#testing/paying-out.ts'
import { sending } from '#testing/sending.ts'
import { PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { withdrawing } from '#testing/withdrawing.ts'

/** One record of a kind, with every text by which it can be found. */
type Sample = { readonly exchange: TestExchange; readonly owner: Person; readonly texts: readonly string[] }
const samples = new Map<FoundKind, Sample>()
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const kinds = Object.keys(foundKinds) as FoundKind[]
const close: (() => Promise<void>)[] = []
const first = (id: string): string => id.slice(0, 8)

beforeAll(async () => {
  await onTheChain()
  await atTheBank()
  await onTheFloor()
  await onOffer()
  await onTheDesk()
})
afterAll(async () => {
  for (const each of close) await each()
})

async function onTheChain(): Promise<void> {
  const exchange = await chainExchange()
  close.push(() => exchange.close())
  const at = withdrawing(exchange)
  const { who, id } = await at.approved()
  await at.sign()
  const { rows } = await sql<{ signature: string }>`select signature from withdraw_attempt`.execute(exchange.deps.db)
  samples.set('withdrawal', {
    exchange,
    owner: who,
    texts: [id, `W-${first(id)}`, `w-${first(id)}`, rows[0]?.signature ?? ''],
  })
  const sender = await at.withdrawer(500_000_000n)
  const sent = await sending(exchange).send(sender, await exchange.customer(), '100')
  samples.set('internal_transfer', { exchange, owner: sender, texts: [sent, `I-${first(sent)}`, `i-${first(sent)}`] })
  const owner = await exchange.depositor()
  const txId = await exchange.chain.faucet.give(owner.address, 5_000_000n)
  exchange.slots(40)
  await exchange.watch()
  const [deposit] = (await exchange.api(deposits, owner).list({})).rows
  samples.set('deposit', { exchange, owner, texts: [deposit?.id ?? '', `D-${first(deposit?.id ?? '')}`, txId] })
}

async function atTheBank(): Promise<void> {
  const at = await bankExchange()
  close.push(() => at.close())
  const owner = await at.exchange.customer()
  const { id, number, reference } = await at.orderOf(owner)
  samples.set('fiat_order', {
    exchange: at.exchange,
    owner,
    texts: [id, first(id), number, reference, reference.toLowerCase()],
  })
  const flow = await payingOut(at)
  const payee = await flow.payee(500_00n)
  const out = await flow.request(payee)
  samples.set('payout', {
    exchange: at.exchange,
    owner: payee,
    texts: [out.id, first(out.id), out.number, out.reference, out.reference.toLowerCase()],
  })
  const { rows } = await sql<{ number: string }>`select number::text from customer where id = ${owner.id}`.execute(
    at.exchange.deps.db,
  )
  samples.set('customer', { exchange: at.exchange, owner, texts: [owner.email, rows[0]?.number ?? ''] })
}

async function onTheFloor(): Promise<void> {
  const floor = await tradingFloor()
  close.push(() => floor.exchange.close())
  const owner = await floor.trader('1000', 10)
  await floor.start()
  const orderRequest = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '2' } as const
  const { id, number } = await floor.exchange.api(orders, owner).place(orderRequest, freshKey())
  samples.set('order', { exchange: floor.exchange, owner, texts: [id, number, number.toLowerCase()] })
}

async function onOffer(): Promise<void> {
  const exchange = await testExchange()
  close.push(() => exchange.close())
  const desk = await distributing(exchange)
  const offered = await desk.published()
  const investor = await desk.investor(10_000_00n)
  const { id, number } = await desk.subscribe(investor, offered.symbol, '10')
  samples.set('subscription', { exchange, owner: investor, texts: [id, first(id), number, number.toLowerCase()] })
  const { symbol } = await desk.product()
  const owner = await desk.holder(symbol, 10n)
  await releaseFor(exchange, desk, symbol)
  const [paid] = (await exchange.api(distributions, owner).list({ symbol })).rows
  samples.set('distribution', {
    exchange,
    owner,
    texts: [paid?.id ?? '', paid?.number ?? '', paid?.number.toLowerCase() ?? ''],
  })
}

async function onTheDesk(): Promise<void> {
  const exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  close.push(() => exchange.close())
  const desk = await dealing(exchange)
  const owner = await desk.dealer(1_500n * DOLLAR)
  const { id, number } = await desk.take(await desk.dealer(), await desk.publish(owner))
  samples.set('otc_deal', { exchange, owner, texts: [id, first(id), number, number.toLowerCase()] })
}

const of = (kind: FoundKind): Sample => {
  const known = samples.get(kind)
  if (known === undefined) throw new Error(`the test has no record of kind ${kind}`)
  return known
}

test.each(kinds)('finds a %s by each of its names, and not by similar texts', async (kind) => {
  const { exchange, owner, texts } = of(kind)
  const api = exchange.api(search, await exchange.operator('auditor'))
  for (const text of texts) {
    const { rows } = await api.find({ text })
    expect({ text, rows }).toMatchObject({ text, rows: [{ kind, customer: { id: owner.id } }] })
  }
  for (const text of ['%', '________', `${texts[0] ?? ''}x`, "' or true --"])
    expect((await api.find({ text })).rows).toEqual([])
})

test.each(kinds)('AZ-13 a %s is found by exactly the roles that may read it', async (kind) => {
  const { exchange, texts } = of(kind)
  for (const role of firstRoleNames) {
    const found = exchange.api(search, await exchange.operator(role)).find({ text: texts[0] ?? '' })
    const refused = await found.then(
      ({ rows }) => rows.some((row) => row.kind === kind),
      ({ code }: { code: string }) => code,
    )
    const { permissions } = firstRoles[role]
    const mayNothing = Object.values(foundKinds).every((permission) => !permissions.includes(permission))
    expect({ role, refused }).toEqual({
      role,
      refused: mayNothing ? 'FORBIDDEN' : permissions.includes(foundKinds[kind]),
    })
  }
})

test('records each search, and hides records from other roles even in a search by a customer’s email', async () => {
  const { exchange, owner } = of('fiat_order')
  const [finance, auditor] = [await exchange.operator('finance'), await exchange.operator('auditor')]
  expect(await exchange.api(search, finance).find({ text: owner.email })).toEqual({ rows: [] })
  const { rows } = await exchange.api(audit, auditor).list({ action: 'search.find', targetId: owner.email })
  expect(rows[0]).toMatchObject({ actor: `operator:${finance.id}`, target: { type: 'search' }, after: { found: 0 } })
})
