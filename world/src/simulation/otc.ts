import { type DealStatus, outcomesOf } from '@tessera/domain/desk/otc-deals/machine.ts'
import { between, type Random } from '../makers/random.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { approveByTwo, once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { as, type Simulation, pair, someone } from './simulation.ts'
import { dealsIn, openAds, openAppeals, type TwoSided } from './state.sql.ts'
import { ownerOf } from './owner.ts'
import { PAID_BY } from './payment-details.ts'

const REASONS = { release: 'payment_proven', return: 'payment_not_proven', none: 'outcome_unchanged' } as const
const PAIR = { coin: 'tUSD', fiat: 'SGD' } as const

/** Sometimes above the balance, and with a floating price as often as with a fixed one. */
export const publishAd: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  const quantity = String(between(roll, 120, roll() < 0.05 ? 900_000 : 1_500))
  const price =
    roll() < 0.5
      ? ({ priceType: 'fixed', price: `1.${between(roll, 20, 45)}` } as const)
      : ({ priceType: 'floating', marginPpm: between(roll, 0, 100_000) - 50_000 } as const)
  const ad = { ...PAIR, ...price, quantity, min: '10', max: '100', windowMinutes: 15 } as const
  return as(who, ({ otcAds }) =>
    roll() < 0.6
      ? otcAds.create({ ...ad, side: 'sell', methodIds: [who.paid.methodId] }, once())
      : otcAds.create({ ...ad, side: 'buy', methodKinds: [PAID_BY] }, once()),
  )
}

export const closeAd: Act = async (simulation, roll) => {
  const one = randomOf(await openAds(simulation.system.server.deps), roll)
  if (one === undefined) return IDLE
  return as(ownerOf(simulation, one), ({ otcAds }) => otcAds.close({ id: one.id }, once()))
}

/** Takes an ad from the search, in part or in full. */
export const takeAd: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  const side = roll() < 0.6 ? 'buy' : 'sell'
  return as(who, async ({ otcAds, otcDeals }) => {
    const offer = randomOf((await otcAds.search({ side, ...PAIR })).rows, roll)
    if (offer === undefined) return IDLE
    const fiatAmount = `${between(roll, 8, 105)}.00`
    const own = side === 'sell' ? { paymentMethodId: who.paid.methodId } : {}
    return otcDeals.take({ adId: offer.id, price: offer.price, method: PAID_BY, fiatAmount, ...own }, once())
  })
}

const withDeal =
  (
    statuses: readonly DealStatus[],
    act: (simulation: Simulation, deal: TwoSided, roll: Random) => Promise<unknown>,
  ): Act =>
  async (simulation, roll) => {
    const deal = randomOf(await dealsIn(simulation.system.server.deps, statuses), roll)
    return deal === undefined ? IDLE : act(simulation, deal, roll)
  }
const buyerOf = (simulation: Simulation, { id, buyer }: TwoSided) => ownerOf(simulation, { id, customer: buyer })
const sellerOf = (simulation: Simulation, { id, seller }: TwoSided) => ownerOf(simulation, { id, customer: seller })

export const payDeal = withDeal(['created'], (simulation, deal) =>
  as(buyerOf(simulation, deal), ({ otcDeals }) => otcDeals.markPaid({ id: deal.id }, once())),
)
export const cancelDeal = withDeal(['created', 'paid', 'appeal'], (simulation, deal) =>
  as(buyerOf(simulation, deal), ({ otcDeals }) => otcDeals.cancel({ id: deal.id }, once())),
)

/** With a code for exactly this deal. */
export const releaseDeal = withDeal(['paid', 'appeal'], (simulation, { id, ...deal }) => {
  const seller = sellerOf(simulation, { id, ...deal })
  return as(seller, async ({ otcDeals }) => {
    const { number, coin, amount, fiat, fiatAmount } = await otcDeals.get({ id })
    const payload = { dealId: id, number, coin, amount, fiat, fiatAmount }
    const verifyToken = await proof(simulation.system.server.deps, seller, 'otc_release', payload)
    return otcDeals.release({ id, verifyToken }, once())
  })
})

/** Either side appeals a deal that is paid or ended. */
export const appealDeal = withDeal(['paid', 'released', 'cancelled'], (simulation, deal, roll) =>
  as(roll() < 0.5 ? buyerOf(simulation, deal) : sellerOf(simulation, deal), ({ otcDeals }) =>
    otcDeals.appeal({ id: deal.id, reason: 'other', text: 'Please look at this.' }, once()),
  ),
)

export const decideAppeal: Act = async (simulation, roll) => {
  const appeal = randomOf(await openAppeals(simulation.system.server.deps), roll)
  if (appeal === undefined) return IDLE
  const outcome = randomOf(outcomesOf(appeal.status), roll)
  const decision = {
    outcome,
    outcomeReason: REASONS[outcome ?? 'none'],
    outcomeMessage: 'We looked at what both of you sent.',
  }
  return approveByTwo(...(await pair(simulation, roll)), 'otc_appeal', appeal.id, 'Proof and chat agree.', decision)
}
