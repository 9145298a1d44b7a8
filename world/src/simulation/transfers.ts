import { between } from '../makers/dice.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf, twice } from './action.ts'
import { as, someone } from './city.ts'
import { productsAt } from './look.sql.ts'

const routes = [
  { coin: 'tUSD', wallet: 'token', most: 4_000 },
  { coin: 'AURB', wallet: 'token', most: 800 },
  { coin: 'HCCL', wallet: 'token', most: 800 },
  { coin: 'SGD', wallet: 'fiat', most: 3_000 },
] as const

/** Into spot or out of it, sometimes more than there is. */
export const moveMoney: Act = async (city, roll) => {
  const { coin, wallet, most } = oneOf(routes, roll) ?? routes[0]
  const amount = String(between(roll, 1, roll() < 0.05 ? most * 1_000 : most))
  const [from, to] = roll() < 0.5 ? ([wallet, 'spot'] as const) : (['spot', wallet] as const)
  return as(someone(city, roll), ({ transfers }) => transfers.create({ coin, amount, from, to }, once()))
}

/** What was bought, the part of it that is locked as well: that is refused. */
export const moveBought: Act = async (city, roll) => {
  const product = oneOf(await productsAt(city.town.server.deps, 'allotted'), roll)
  if (product === undefined) return IDLE
  const asked = { coin: product.symbol, amount: String(between(roll, 1, 20)), from: 'token', to: 'spot' } as const
  return as(someone(city, roll), ({ transfers }) => transfers.create(asked, once()))
}

/** The same key twice at once: the money moves once. */
export const moveTwice: Act = async (city, roll) => {
  const [key, who] = [once(), someone(city, roll)]
  const wish = { coin: 'tUSD', amount: '1', from: 'token', to: 'spot' } as const
  return twice(() => as(who, ({ transfers }) => transfers.create(wish, key)))
}

/** Between an owner and a sub-account, either way, from home or spot to home or spot. */
export const moveInFamily: Act = async (city, roll) => {
  const sub = oneOf(
    city.residents.filter(({ owner }) => owner !== undefined),
    roll,
  )
  if (sub?.owner === undefined) return IDLE
  const { coin, wallet, most } = oneOf(routes, roll) ?? routes[0]
  const amount = String(between(roll, 1, roll() < 0.05 ? most * 1_000 : most))
  const side = (account: string) => ({ account, place: roll() < 0.5 ? wallet : ('spot' as const) })
  const [from, to] = roll() < 0.5 ? [side('main'), side(sub.id)] : [side(sub.id), side('main')]
  return as(sub.owner, ({ subAccounts }) => subAccounts.transfer({ coin, amount, from, to }, once()))
}

/** From one resident to another, sometimes to oneself or to the own family, which is refused. */
export const sendToSomebody: Act = async (city, roll) => {
  const [who, whom] = [someone(city, roll), someone(city, roll)]
  const amount = String(between(roll, 1, roll() < 0.05 ? 90_000 : 900))
  const asked = { coin: 'tUSD', amount, recipientId: whom.id }
  const payload = { ...asked, recipient: whom.email }
  const verifyToken = await proof(city.town.server.deps, who, 'internal_transfer', payload)
  const to = { type: 'email', value: whom.email } as const
  return as(who, ({ internalTransfers }) => internalTransfers.create({ ...asked, to, verifyToken }, once()))
}
