import { between } from '../makers/random.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf, sendTwice } from './action.ts'
import { as, someone } from './simulation.ts'
import { productsAt } from './state.sql.ts'

const routes = [
  { coin: 'tUSD', wallet: 'token', max: 4_000 },
  { coin: 'AURB', wallet: 'token', max: 800 },
  { coin: 'HCCL', wallet: 'token', max: 800 },
  { coin: 'SGD', wallet: 'fiat', max: 3_000 },
] as const

/** Moves money into or out of spot, sometimes above the balance. */
export const moveMoney: Act = async (simulation, roll) => {
  const { coin, wallet, max } = randomOf(routes, roll) ?? routes[0]
  const amount = String(between(roll, 1, roll() < 0.05 ? max * 1_000 : max))
  const [from, to] = roll() < 0.5 ? ([wallet, 'spot'] as const) : (['spot', wallet] as const)
  return as(someone(simulation, roll), ({ transfers }) => transfers.create({ coin, amount, from, to }, once()))
}

/** Moves bought tokens, also the locked part, which is refused. */
export const moveBought: Act = async (simulation, roll) => {
  const product = randomOf(await productsAt(simulation.system.server.deps, 'allotted'), roll)
  if (product === undefined) return IDLE
  const transfer = { coin: product.symbol, amount: String(between(roll, 1, 20)), from: 'token', to: 'spot' } as const
  return as(someone(simulation, roll), ({ transfers }) => transfers.create(transfer, once()))
}

/** Sends the same key twice concurrently: the money moves once. */
export const moveTwice: Act = async (simulation, roll) => {
  const [key, who] = [once(), someone(simulation, roll)]
  const request = { coin: 'tUSD', amount: '1', from: 'token', to: 'spot' } as const
  return sendTwice(() => as(who, ({ transfers }) => transfers.create(request, key)))
}

/** Moves money between an owner and a sub-account in either direction, between any accounts. */
export const moveInFamily: Act = async (simulation, roll) => {
  const sub = randomOf(
    simulation.participants.filter(({ owner }) => owner !== undefined),
    roll,
  )
  if (sub?.owner === undefined) return IDLE
  const { coin, wallet, max } = randomOf(routes, roll) ?? routes[0]
  const amount = String(between(roll, 1, roll() < 0.05 ? max * 1_000 : max))
  const side = (account: string) => ({ account, place: roll() < 0.5 ? wallet : ('spot' as const) })
  const [from, to] = roll() < 0.5 ? [side('main'), side(sub.id)] : [side(sub.id), side('main')]
  return as(sub.owner, ({ subAccounts }) => subAccounts.transfer({ coin, amount, from, to }, once()))
}

/** Sends money to another participant; sometimes to themselves or their own family, which is refused. */
export const sendToCustomer: Act = async (simulation, roll) => {
  const [who, whom] = [someone(simulation, roll), someone(simulation, roll)]
  const amount = String(between(roll, 1, roll() < 0.05 ? 90_000 : 900))
  const transfer = { coin: 'tUSD', amount, fee: '0', recipientId: whom.id }
  const payload = { ...transfer, recipient: whom.email }
  const verifyToken = await proof(simulation.system.server.deps, who, 'internal_transfer', payload)
  const to = { type: 'email', value: whom.email } as const
  return as(who, ({ internalTransfers }) => internalTransfers.create({ ...transfer, to, verifyToken }, once()))
}
