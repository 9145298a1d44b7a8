import type { Offering } from '../stories/offering.ts'
import { publish } from '../stories/primary-market.ts'
import type { Player } from '../stories/stage.ts'
import type { City } from './city.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

export type Offer = {
  readonly symbol: string
  readonly supply: number
  readonly price: string
  /** For how long subscriptions are taken, beginning an hour from now. */
  readonly days: number
}

/** A small product, drafted by one clerk and published by two. */
export async function offer(city: City, about: Offer, clerks: readonly [Player, Player]): Promise<void> {
  city.offers += 1
  await publish(city.town, offeringOf(about), city.town.now(), clerks)
}

const offeringOf = ({ symbol, supply, price, days }: Offer): Offering => ({
  symbol,
  name: [`Product ${symbol}`, `产品 ${symbol}`],
  issuer: ['Simulated Trust', '模拟信托'],
  region: ['Singapore', '新加坡'],
  summary: ['A building.', '一栋楼。'],
  description: ['A building that is let.', '一栋已出租的楼。'],
  risk: ['You may lose all of it.', '您可能损失全部本金。'],
  term: ['5 years', '5 年'],
  type: 'real_estate',
  structure: 'equity',
  category: 'ri',
  members: [],
  faq: [],
  unitPrice: price,
  minUnits: '1',
  supply: String(supply),
  fee: '0.005',
  distribution: 'semi_annually',
  opensOnDay: HOUR_MS / DAY_MS,
  closesOnDay: HOUR_MS / DAY_MS + days,
})
