import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { becomeBroker, hireBroker } from './brokers.ts'
import { declarations, declare, release } from './distributions.ts'
import { verifyCompany } from './companies.ts'
import { type Cast, introduce, receiveStablecoins } from './people.ts'
import { allotAll, offerings, publish, subscribe, subscriptionsFor } from './primary-market.ts'
import { feesInCoin, investorsTrade, type Later, moments, moveToSpot, trading } from './secondary-market.ts'
import type { Player, StoryStage } from './stage.ts'
import { hire, type Staff } from './staff.ts'
import { announce, publishExchangeTexts } from './texts/publish-texts.ts'
import { purchase, purchases, tokenSales } from './token-sales.ts'
import { listPairs, offerFeeCoin, setUpExchange } from './set-up.ts'
import { publishValuation, valuations } from './valuations.ts'

/** Receives the finished share of a story, from 0 to 1. */
export type Progress = (share: number) => void

/** The length of the story. */
const DAYS = 150

type Event = { readonly day: number; readonly happens: (later: Later) => Promise<unknown> }

/**
 * Runs five months of a small exchange through the product's own endpoints, day by day. People are verified, money
 * arrives, nine products are offered, and two are allotted and traded. All data on the screens results from these acts.
 */
export async function runStory(stage: StoryStage, mint: string, report: Progress = () => undefined): Promise<void> {
  const { deps } = stage.server
  const today = new Date()
  const goTo = (day: number): void => stage.setClock(new Date(today.getTime() + day * DAY_MS))
  goTo(-DAYS)
  const { staff, declarer } = await hire(stage, new Date(today.getTime() - DAYS * DAY_MS))
  await setUpExchange(staff, deps.config.CHAIN, mint)
  await publishExchangeTexts(stage, staff, new Date(today.getTime() - DAYS * DAY_MS))
  const cast = await introduce(stage, staff)
  const events = [
    ...offers(stage, cast, staff, today),
    ...listings(stage, cast, staff),
    ...sales(stage, cast, staff, today),
    ...news(stage, staff),
    ...reports(staff, today),
    ...distributions(stage, { declarer, pair: staff }, today),
    ...investorsTrade(cast),
    ...feesInCoin(stage, cast),
    ...companyEvents(stage, cast, staff, today),
  ]
  for (const { day, happens } of events.toSorted((a, b) => a.day - b.day)) {
    goTo(day)
    report((day + DAYS) / DAYS)
    await happens((ms) => goTo(day + ms / DAY_MS))
  }
  stage.setClock(null)
  await stage.tick()
  report(1)
}

function* companyEvents(stage: StoryStage, cast: Cast, staff: Staff, today: Date): Generator<Event> {
  const day = -16
  const issued = new Date(today.getTime() + (day - 9) * DAY_MS).toISOString().slice(0, 10)
  yield {
    day,
    happens: async () => {
      const company = await verifyCompany(stage, staff, issued)
      await hireBroker(stage, cast.straits, await becomeBroker(stage, company, staff))
    },
  }
}

function* offers(stage: StoryStage, cast: Cast, staff: Staff, today: Date): Generator<Event> {
  for (const offering of offerings) {
    yield { day: offering.opensOnDay - 3, happens: () => publish(stage, offering, today, staff) }
    yield { day: offering.opensOnDay, happens: stage.tick }
    for (const { day, name, units } of subscriptionsFor(offering))
      yield { day, happens: () => subscribe(cast[name], offering.symbol, units) }
    if (offering.closesOnDay < 0) yield { day: offering.closesOnDay, happens: stage.tick }
  }
}

function* sales(stage: StoryStage, cast: Cast, staff: Staff, today: Date): Generator<Event> {
  for (const offering of tokenSales) {
    const { symbol, opensOnDay, closesOnDay } = offering
    yield { day: opensOnDay - 3, happens: () => publish(stage, offering, today, staff) }
    yield { day: opensOnDay, happens: stage.tick }
    for (const subscription of purchases[symbol] ?? [])
      yield {
        day: subscription.day,
        happens: () => purchase(cast[subscription.name], subscription, symbol),
      }
    if (closesOnDay >= 0) continue
    yield { day: closesOnDay, happens: stage.tick }
    yield { day: closesOnDay + 1, happens: async () => allotAll(stage, await productId(staff, symbol), staff) }
  }
}

function* listings(stage: StoryStage, cast: Cast, staff: Staff): Generator<Event> {
  const { deps, trading: core } = stage.server
  for (const symbol of ['AURB', 'HCCL'])
    yield { day: -59, happens: async () => allotAll(stage, await productId(staff, symbol), staff) }
  yield { day: -58, happens: () => receiveStablecoins(stage, cast, deps.config.CHAIN) }
  yield {
    day: -57,
    happens: async () => {
      await listPairs(staff)
      await offerFeeCoin(staff)
      await core.start()
      await moveToSpot(stage, cast)
    },
  }
  const trade = trading(cast, -55, 0)
  for (const day of moments(-55, 0)) yield { day, happens: (later) => trade(day, later) }
}

const reports = (staff: Staff, today: Date): Event[] =>
  valuations.map(({ symbol, day, price }) => ({
    day,
    happens: async () =>
      publishValuation(await productId(staff, symbol), price, new Date(today.getTime() + day * DAY_MS), staff),
  }))

function* distributions(
  stage: StoryStage,
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

const news = (stage: StoryStage, staff: Staff): Event[] =>
  [
    { day: -149, slug: 'opening' },
    { day: -57, slug: 'first-listings' },
    { day: -12, slug: 'statements' },
  ].map(({ day, slug }) => ({ day, happens: () => announce(stage, staff, slug) }))

/** Returns the id of a product by its symbol, as an operator reads it. */
const productId = async ([maker]: readonly [Player, Player], symbol: string): Promise<string> =>
  (await maker.productsManage.get({ symbol })).id
