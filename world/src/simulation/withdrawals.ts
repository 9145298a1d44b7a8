import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { between, type Dice } from '../makers/dice.ts'
import { memosOf } from '../chain/memos.ts'
import { secretMailed } from '../people/confirm-withdrawal.sql.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { agree, disagree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { decideAlone } from './alone.ts'
import { as, type City, pair, someone } from './city.ts'
import { type Attempted, withdrawalsAsked, withdrawalsInDoubt, withdrawalsInReview } from './look.sql.ts'
import { hotAccountOf } from './money-left.ts'
import { ownerOf } from './owner.ts'

const COIN = 'tUSD'
const FEE = '1'
/** The number of slots for which signed bytes are valid. */
const BLOCKHASH_LIFE = 150

export const requestWithdrawal: Act = async (city, roll) => {
  const { server, config } = city.town
  const who = someone(city, roll)
  const amount = roll() < 0.05 ? '90000' : `${between(roll, 1, 900)}.${between(roll, 1, 9)}`
  const asked = { coin: COIN, chain: config.CHAIN, amount, fee: FEE }
  const verifyToken = await proof(server.deps, who, 'withdraw', {
    ...asked,
    ...signedAddress({ address: who.wallet, tag: who.tag }),
  })
  return as(who, ({ withdrawals }) => withdrawals.create({ ...asked, addressId: who.addressId, verifyToken }, once()))
}

/** Confirms a withdrawal by its mail. Unconfirmed ones lapse after a day. */
export const answerMail: Act = async (city, roll) => {
  const { deps } = city.town.server
  const one = oneOf(await withdrawalsAsked(deps), roll)
  const token = one && (await secretMailed(deps, one.id))
  if (one === undefined || token === undefined) return IDLE
  return as(ownerOf(city, one), ({ withdrawalMail }) => withdrawalMail.confirm({ token }))
}

export const cancelWithdrawal: Act = async (city, roll) => {
  const { deps } = city.town.server
  const one = oneOf([...(await withdrawalsInReview(deps)), ...(await withdrawalsAsked(deps))], roll)
  if (one === undefined) return IDLE
  return as(ownerOf(city, one), ({ withdrawals }) => withdrawals.cancel({ id: one.id }, once()))
}

export const approveWithdrawal: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInReview(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  return agree(...(await pair(city, roll)), 'withdrawal_review', one.id, 'Address and pattern are as usual.')
}

/** One operator approves a withdrawal and also confirms it. */
export const approveWithdrawalAlone: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInReview(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  const [clerk] = await pair(city, roll)
  return decideAlone(clerk, 'withdrawal_review', one.id)
}

export const refuseWithdrawal: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInReview(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  const why = { reason: 'Known address.', reasonCode: 'address_risk' }
  return disagree(...(await pair(city, roll)), 'withdrawal_review', one.id, why)
}

/** Two operators look a withdrawal up on an explorer, which shows the chain itself: paid, or signed once more when nothing can land. */
export const decideDoubtful: Act = async (city, roll) => {
  const one = oneOf(await withdrawalsInDoubt(city.town.server.deps), roll)
  return one === undefined ? IDLE : decideByExplorer(city, roll, one)
}

export async function decideByExplorer(city: City, roll: Dice, one: Attempted): Promise<unknown> {
  const { town } = city
  const { chain } = town.chain
  const hot = await hotAccountOf(town)
  const paidBy = chain
    .transactionsOf(hot, 'finalized')
    .find((paid) => paid.err === null && memosOf(paid).includes(one.id))?.signature
  // Signed bytes that a restored database does not know may still be executed until then.
  const quietAfter = Math.max(Number(one.lastValid), town.startedAtSlot() + BLOCKHASH_LIFE)
  if (paidBy === undefined && chain.slot('finalized') <= quietAfter) return IDLE
  const proposal = paidBy === undefined ? { paymentAct: 'sign' } : { paymentAct: 'paid', paidBy }
  return agree(...(await pair(city, roll)), 'withdrawal_attempt', one.id, 'Looked up on the explorer.', proposal)
}
