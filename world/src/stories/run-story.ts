import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { operatorSession } from '../people/direct-session.sql.ts'
import { type InvestorName, investors, operators } from './cast.ts'
import { becomeBroker, hireBroker } from './brokers.ts'
import { declarations, declare, release } from './distributions.ts'
import { verifyCompany } from './companies.ts'
import { type Cast, introduce, receiveStablecoins } from './people.ts'
import { allotAll, offerings, publish, subscribe, subscriptionsFor } from './primary-market.ts'
import { investorsTrade, type Later, moments, moveToSpot, trading } from './secondary-market.ts'
import { player, type Player, type Stage } from './stage.ts'
import { employ } from './staff.ts'
import { announce, publishExchangeTexts } from './texts/publish-texts.ts'
import { purchase, purchases, tokenSales } from './token-sales.ts'
import { listPairs, setUpExchange } from './set-up.ts'
import { publishValuation, valuations } from './valuations.ts'

/** True if no story has run here. */
export async function isNew(stage: Pick<Stage, 'server'>): Promise<boolean> {
  const { rows } = await sql`select 1 from operator limit 1`.execute(stage.server.deps.db)
  return rows.length === 0
}

type Event = { readonly day: number; readonly happens: (later: Later) => Promise<unknown> }

/**
 * Runs five months of a small exchange through the product's own endpoints, day by day: people are verified, money
 * arrives, nine products are offered, two are allotted and traded. All data on the screens results from these acts.
 */
export async function runStory(stage: Stage, mint: string): Promise<void> {
  const { deps } = stage.server
  const today = new Date()
  const goTo = (day: number): void => stage.setClock(new Date(today.getTime() + day * DAY_MS))
  goTo(-150)
  const { staff, declarer } = await hire(stage, new Date(today.getTime() - 150 * DAY_MS))
  await setUpExchange(staff, deps.config.CHAIN, mint)
  await publishExchangeTexts(stage, staff, new Date(today.getTime() - 150 * DAY_MS))
  const cast = await introduce(stage, staff)
  const events = [
    ...offers(stage, cast, staff, today),
    ...listings(stage, cast, staff),
    ...sales(stage, cast, staff, today),
    ...news(stage, staff),
    ...reports(stage, staff, today),
    ...distributions(stage, { declarer, pair: staff }, today),
    ...investorsTrade(cast),
    ...companyEvents(stage, cast, staff, today),
  ]
  for (const { day, happens } of events.toSorted((a, b) => a.day - b.day)) {
    goTo(day)
    await happens((ms) => goTo(day + ms / DAY_MS))
  }
  stage.setClock(null)
  await stage.tick()
}

function* companyEvents(stage: Stage, cast: Cast, staff: readonly [Player, Player], today: Date): Generator<Event> {
  const day = -16
  const issued = new Date(today.getTime() + (day - 9) * DAY_MS).toISOString().slice(0, 10)
  yield {
    day,
    happens: async () => {
      const company = await verifyCompany(stage, staff, issued)
      await hireBroker(stage, buyer(cast, 'straits'), await becomeBroker(stage, company, staff))
    },
  }
}

function* offers(stage: Stage, cast: Cast, staff: readonly [Player, Player], today: Date): Generator<Event> {
  for (const offering of offerings) {
    yield { day: offering.opensOnDay - 3, happens: () => publish(stage, offering, today, staff) }
    yield { day: offering.opensOnDay, happens: stage.tick }
    for (const { day, name, units } of subscriptionsFor(offering))
      yield { day, happens: () => subscribe(cast[name], offering.symbol, units) }
    if (offering.closesOnDay < 0) yield { day: offering.closesOnDay, happens: stage.tick }
  }
}

const buyer = (cast: Cast, name: InvestorName) => ({ ...cast[name], email: investors[name].email })

function* sales(stage: Stage, cast: Cast, staff: readonly [Player, Player], today: Date): Generator<Event> {
  for (const offering of tokenSales) {
    const { symbol, opensOnDay, closesOnDay } = offering
    yield { day: opensOnDay - 3, happens: () => publish(stage, offering, today, staff) }
    yield { day: opensOnDay, happens: stage.tick }
    for (const subscription of purchases[symbol] ?? [])
      yield {
        day: subscription.day,
        happens: () => purchase(stage, buyer(cast, subscription.name), subscription, symbol),
      }
    if (closesOnDay >= 0) continue
    yield { day: closesOnDay, happens: stage.tick }
    yield { day: closesOnDay + 1, happens: async () => allotAll(stage, await productId(stage, symbol), staff) }
  }
}

function* listings(stage: Stage, cast: Cast, staff: readonly [Player, Player]): Generator<Event> {
  const { deps, trading: core } = stage.server
  for (const symbol of ['AURB', 'HCCL'])
    yield { day: -59, happens: async () => allotAll(stage, await productId(stage, symbol), staff) }
  yield { day: -58, happens: () => receiveStablecoins(stage, cast, deps.config.CHAIN) }
  yield {
    day: -57,
    happens: async () => {
      await listPairs(staff)
      await core.start()
      await moveToSpot(stage, cast)
    },
  }
  const trade = trading(stage, cast, -55, 0)
  for (const day of moments(-55, 0)) yield { day, happens: (later) => trade(day, later) }
}

const reports = (stage: Stage, staff: readonly [Player, Player], today: Date): Event[] =>
  valuations.map(({ symbol, day, price }) => ({
    day,
    happens: async () =>
      publishValuation(await productId(stage, symbol), price, new Date(today.getTime() + day * DAY_MS), staff),
  }))

function* distributions(
  stage: Stage,
  desk: { readonly declarer: Player; readonly pair: readonly [Player, Player] },
  today: Date,
): Generator<Event> {
  for (const each of declarations) {
    let id = ''
    yield { day: each.day, happens: async () => (id = await declare(desk, each, today)) }
    if (each.pays === undefined) continue
    yield { day: each.recordDay + 1, happens: () => release(stage, desk, each, id) }
    yield { day: each.payDay, happens: stage.tick }
  }
}

const news = (stage: Stage, staff: readonly [Player, Player]): Event[] =>
  [
    { day: -149, slug: 'opening' },
    { day: -57, slug: 'first-listings' },
    { day: -12, slug: 'statements' },
  ].map(({ day, slug }) => ({ day, happens: () => announce(stage, staff, slug) }))

/** Creates the operators of the story: two who decide, and one who declares distributions. */
async function hire(
  stage: Stage,
  now: Date,
): Promise<{ readonly staff: readonly [Player, Player]; readonly declarer: Player }> {
  const ids = new Map<string, string>()
  for (const operator of Object.values(operators)) ids.set(operator.email, await employ(stage, operator, now))
  const as = async ({ email }: { readonly email: string }): Promise<Player> =>
    player(stage, await operatorSession(stage.server.deps, ids.get(email) ?? ''))
  return { staff: [await as(operators.priya), await as(operators.arjun)], declarer: await as(operators.wen) }
}

async function productId(stage: Stage, symbol: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from product where symbol = ${symbol}`.execute(
    stage.server.deps.db,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`there is no product ${symbol}`)
  return id
}
