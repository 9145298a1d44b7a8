import { between } from '../makers/dice.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { agree, disagree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { as, pair, someone } from './city.ts'
import { withdrawalsInReview } from './look.sql.ts'
import { ownerOf } from './owner.ts'

const COIN = 'tUSD'
const FEE = '1'

export const requestWithdrawal: Act = async (city, roll) => {
  const { server, config } = city.town
  const who = someone(city, roll)
  const amount = roll() < 0.05 ? '90000' : `${between(roll, 1, 900)}.${between(roll, 1, 9)}`
  const asked = { coin: COIN, chain: config.CHAIN, amount, fee: FEE }
  const verifyToken = await proof(server.deps, who, 'withdraw', { ...asked, address: who.wallet })
  return as(who, ({ withdrawals }) => withdrawals.create({ ...asked, addressId: who.addressId, verifyToken }, once()))
}

export const cancelWithdrawal: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInReview(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  return as(ownerOf(city, one), ({ withdrawals }) => withdrawals.cancel({ id: one.id }, once()))
}

export const approveWithdrawal: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInReview(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  return agree(...(await pair(city, roll)), 'withdrawal_review', one.id, 'Address and pattern are as usual.')
}

export const refuseWithdrawal: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInReview(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  const why = { reason: 'Known address.', reasonCode: 'address_risk' }
  return disagree(...(await pair(city, roll)), 'withdrawal_review', one.id, why)
}
