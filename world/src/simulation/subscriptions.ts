import { between } from '../makers/random.ts'
import { approveByTwo, once } from '../stories/stage.ts'
import { purchase } from '../stories/token-sales.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { as, pair, someone } from './simulation.ts'
import { pendingSubscriptions, productsAt } from './state.sql.ts'
import { offer } from './offers.ts'
import { ownerOf } from './owner.ts'

const MAX_OPEN = 3
/** The first letter of token sale symbols. */
const SALE = 'T'

/** A small offer, usually oversubscribed. */
export const offerProduct: Act = async (simulation, roll) => {
  const open = await productsAt(simulation.system.server.deps, 'in_subscription')
  if (open.length >= MAX_OPEN) return IDLE
  const about = { supply: between(roll, 20, 400), price: `${between(roll, 1, 40)}.${between(roll, 10, 99)}`, days: 2 }
  return offer(
    simulation,
    { symbol: `P${String(simulation.offers).padStart(5, '0')}`, ...about },
    await pair(simulation, roll),
  )
}

/** A token sale, either below its soft cap or oversubscribed. */
export const offerSale: Act = async (simulation, roll) => {
  if ((await productsAt(simulation.system.server.deps, 'in_subscription')).length >= MAX_OPEN) return IDLE
  const about = { supply: between(roll, 40, 400), price: '1.01', days: 2, isSale: true }
  return offer(
    simulation,
    { symbol: `${SALE}${String(simulation.offers).padStart(5, '0')}`, ...about },
    await pair(simulation, roll),
  )
}

/** Buys whole units with one of the coins that pay. */
export const buyInSale: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  return as(who, async (player) => {
    const sale = randomOf((await player.newCoins.list({ status: 'open' })).rows, roll)
    if (sale === undefined) return IDLE
    const coin = randomOf(sale.payCoins, roll)?.coin ?? ''
    return purchase(player, { coin, units: BigInt(between(roll, 1, 60)) }, sale.id)
  })
}

export const subscribe: Act = async (simulation, roll) => {
  const open = await productsAt(simulation.system.server.deps, 'in_subscription')
  const product = randomOf(
    open.filter(({ symbol }) => !symbol.startsWith(SALE)),
    roll,
  )
  if (product === undefined) return IDLE
  const { symbol } = product
  const quantity = String(between(roll, 0, roll() < 0.05 ? 10_000 : 40))
  return as(someone(simulation, roll), async ({ subscriptions }) => {
    const { version } = await subscriptions.quote({ symbol, quantity })
    return subscriptions.create({ symbol, quantity, acceptedVersion: version }, once())
  })
}

export const withdrawSubscription: Act = async (simulation, roll) => {
  const one = randomOf(await pendingSubscriptions(simulation.system.server.deps), roll)
  if (one === undefined) return IDLE
  return as(ownerOf(simulation, one), ({ subscriptions }) => subscriptions.withdraw({ id: one.id }, once()))
}

/** Two operators allot a closed offer; sometimes they call it off instead. */
export const allot: Act = async (simulation, roll) => {
  const product = randomOf(await productsAt(simulation.system.server.deps, 'subscription_ended'), roll)
  if (product === undefined) return IDLE
  const both = await pair(simulation, roll)
  return roll() < 0.85
    ? approveByTwo(...both, 'allotment', product.id, 'Book closed and reconciled.')
    : approveByTwo(...both, 'offer_call_off', product.id, 'The issuer withdrew.', {
        typedSymbol: product.symbol,
        reason: { en: 'The issuer withdrew.', zh: '发行人撤回了发售。' },
      })
}
