import { between } from '../makers/dice.ts'
import { agree, disagree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { as, pair, someone } from './city.ts'
import { pendingSubscriptions, productsAt } from './look.sql.ts'
import { offer } from './offers.ts'
import { ownerOf } from './owner.ts'

const AT_ONCE = 3

/** A small offer, asked for beyond its supply as a rule. */
export const offerProduct: Act = async (city, roll) => {
  const open = await productsAt(city.town.server.deps, 'in_subscription')
  if (open.length >= AT_ONCE) return IDLE
  const about = { supply: between(roll, 20, 400), price: `${between(roll, 1, 40)}.${between(roll, 10, 99)}`, days: 2 }
  return offer(city, { symbol: `P${String(city.offers).padStart(5, '0')}`, ...about }, await pair(city, roll))
}

export const subscribe: Act = async (city, roll) => {
  const product = oneOf(await productsAt(city.town.server.deps, 'in_subscription'), roll)
  if (product === undefined) return IDLE
  const { symbol } = product
  const quantity = String(between(roll, 0, roll() < 0.05 ? 10_000 : 40))
  return as(someone(city, roll), async ({ subscriptions }) => {
    const { version } = await subscriptions.quote({ symbol, quantity })
    return subscriptions.create({ symbol, quantity, acceptedVersion: version }, once())
  })
}

export const withdrawSubscription: Act = async (city, roll) => {
  const one = oneOf(await pendingSubscriptions(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  return as(ownerOf(city, one), ({ subscriptions }) => subscriptions.withdraw({ id: one.id }, once()))
}

/** Two clerks share out a closed offer; now and then they call it off instead. */
export const allot: Act = async (city, roll) => {
  const product = oneOf(await productsAt(city.town.server.deps, 'subscription_ended'), roll)
  if (product === undefined) return IDLE
  const both = await pair(city, roll)
  return roll() < 0.85
    ? agree(...both, 'allotment', product.id, 'Book closed and reconciled.')
    : disagree(...both, 'allotment', product.id, { reason: 'The issuer withdrew.' })
}
