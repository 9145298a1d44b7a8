import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Offering } from '../stories/offering.ts'
import { publish } from '../stories/primary-market.ts'
import type { Player } from '../stories/stage.ts'
import type { Simulation } from './simulation.ts'

export type Offer = {
  readonly symbol: string
  readonly supply: number
  readonly price: string
  /** Days of subscription, starting in an hour. */
  readonly days: number
  /** A token sale, paid in several coins and unlocked in two parts. */
  readonly isSale?: boolean
  /** The lowest investor class that may acquire it; by default retail. */
  readonly category?: 'ri' | 'ai' | 'ei'
}

/** Creates a small product, drafted by one operator and published by two. */
export async function offer(simulation: Simulation, about: Offer, operators: readonly [Player, Player]): Promise<void> {
  simulation.offers += 1
  await publish(simulation.system, offeringOf(about), simulation.system.now(), operators)
}

const OPENS_ON_DAY = HOUR_MS / DAY_MS
const saleOf = ({ supply, days }: Offer): NonNullable<Offering['sale']> => ({
  totalSupply: String(supply * 2),
  softCap: String(Math.ceil(supply / 4)),
  payCoins: [
    { coin: 'tUSD', unitPrice: '0.755' },
    { coin: 'SGD', unitPrice: '1.01' },
  ],
  allocation: [
    { to: ['This sale', '本次发行'], share: '0.5' },
    { to: ['Who made it', '创始团队'], share: '0.5' },
  ],
  unlocks: [1, 4].map((later) => ({ day: OPENS_ON_DAY + days + later, share: '0.5' })),
  excludedCountries: [],
  links: [],
})

const offeringOf = ({ symbol, supply, price, days, isSale = false, category = 'ri' }: Offer): Offering => ({
  symbol,
  name: [`Product ${symbol}`, `产品 ${symbol}`],
  issuer: ['Simulated Trust', '模拟信托'],
  region: ['Singapore', '新加坡'],
  summary: ['A building.', '一栋楼。'],
  description: ['A building that is let.', '一栋已出租的楼。'],
  risk: ['You may lose all of it.', '您可能损失全部本金。'],
  term: ['5 years', '5 年'],
  type: isSale ? 'token_sale' : 'real_estate',
  ...(isSale && { sale: saleOf({ symbol, supply, price, days }), decimals: 2 }),
  structure: 'equity',
  category,
  members: [],
  faq: [],
  unitPrice: price,
  minUnits: '1',
  supply: String(supply),
  fee: '0.005',
  distribution: 'semi_annually',
  opensOnDay: OPENS_ON_DAY,
  closesOnDay: OPENS_ON_DAY + days,
})
