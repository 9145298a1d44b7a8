import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { between, type Random } from '../makers/random.ts'
import { memosOf } from '../chain/memos.ts'
import { secretMailed } from '../testing/confirm-withdrawal.sql.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { approveByTwo, refuseByTwo, once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { decideAlone } from './decide-alone.ts'
import { as, type Simulation, pair, someone } from './simulation.ts'
import {
  type AttemptedWithdrawal,
  unconfirmedWithdrawals,
  withdrawalsInDoubt,
  withdrawalsInReview,
} from './state.sql.ts'
import { hotAccountOf } from './wrong-payments.ts'
import { ownerOf } from './owner.ts'

const COIN = 'tUSD'
const FEE = '1'
/** The number of slots for which signed bytes are valid. */
const BLOCKHASH_LIFE = 150

export const requestWithdrawal: Act = async (simulation, roll) => {
  const { server, config } = simulation.system
  const who = someone(simulation, roll)
  const amount = roll() < 0.05 ? '90000' : `${between(roll, 1, 900)}.${between(roll, 1, 9)}`
  const withdrawal = { coin: COIN, chain: config.CHAIN, amount, fee: FEE }
  const verifyToken = await proof(server.deps, who, 'withdraw', {
    ...withdrawal,
    ...signedAddress({ address: who.wallet, tag: who.tag }),
  })
  return as(who, ({ withdrawals }) =>
    withdrawals.create({ ...withdrawal, addressId: who.addressId, verifyToken }, once()),
  )
}

/** Confirms a withdrawal by its email. Unconfirmed ones lapse after a day. */
export const answerMail: Act = async (simulation, roll) => {
  const { deps } = simulation.system.server
  const one = randomOf(await unconfirmedWithdrawals(deps), roll)
  const token = one && (await secretMailed(deps, one.id))
  if (one === undefined || token === undefined) return IDLE
  return as(ownerOf(simulation, one), ({ withdrawalMail }) => withdrawalMail.confirm({ token }))
}

export const cancelWithdrawal: Act = async (simulation, roll) => {
  const { deps } = simulation.system.server
  const one = randomOf([...(await withdrawalsInReview(deps)), ...(await unconfirmedWithdrawals(deps))], roll)
  if (one === undefined) return IDLE
  return as(ownerOf(simulation, one), ({ withdrawals }) => withdrawals.cancel({ id: one.id }, once()))
}

export const approveWithdrawal: Act = async (simulation, roll) => {
  const one = randomOf(await withdrawalsInReview(simulation.system.server.deps), roll)
  if (one === undefined) return IDLE
  return approveByTwo(
    ...(await pair(simulation, roll)),
    'withdrawal_review',
    one.id,
    'Address and pattern are as usual.',
  )
}

/** One operator approves a withdrawal and also confirms it. */
export const approveWithdrawalAlone: Act = async (simulation, roll) => {
  const one = randomOf(await withdrawalsInReview(simulation.system.server.deps), roll)
  if (one === undefined) return IDLE
  const [operator] = await pair(simulation, roll)
  return decideAlone(operator, 'withdrawal_review', one.id)
}

export const refuseWithdrawal: Act = async (simulation, roll) => {
  const one = randomOf(await withdrawalsInReview(simulation.system.server.deps), roll)
  if (one === undefined) return IDLE
  const why = { reason: 'Known address.', reasonCode: 'address_risk' }
  return refuseByTwo(...(await pair(simulation, roll)), 'withdrawal_review', one.id, why)
}

/**
 * Two operators decide a doubtful withdrawal with an explorer, which shows the chain itself. The withdrawal is paid, or
 * signed again once no earlier transaction can be executed.
 */
export const decideDoubtful: Act = async (simulation, roll) => {
  const one = randomOf(await withdrawalsInDoubt(simulation.system.server.deps), roll)
  return one === undefined ? IDLE : decideByExplorer(simulation, roll, one)
}

export async function decideByExplorer(
  simulation: Simulation,
  roll: Random,
  one: AttemptedWithdrawal,
): Promise<unknown> {
  const { system } = simulation
  const { chain } = system.chain
  const hot = await hotAccountOf(system)
  const paidBy = chain
    .transactionsOf(hot, 'finalized')
    .find((paid) => paid.err === null && memosOf(paid).includes(one.id))?.signature
  // Signed bytes that a restored database does not know may still be executed until then.
  const quietAfter = Math.max(Number(one.lastValid), system.startedAtSlot() + BLOCKHASH_LIFE)
  if (paidBy === undefined && chain.slot('finalized') <= quietAfter) return IDLE
  const proposal = paidBy === undefined ? { paymentAct: 'sign' } : { paymentAct: 'paid', paidBy }
  return approveByTwo(
    ...(await pair(simulation, roll)),
    'withdrawal_attempt',
    one.id,
    'Looked up on the explorer.',
    proposal,
  )
}
