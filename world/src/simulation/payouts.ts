import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { between } from '../makers/random.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { approveByTwo, refuseByTwo, once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { decideAlone } from './decide-alone.ts'
import { as, pair, someone } from './simulation.ts'
import { payoutsIn } from './state.sql.ts'
import { ownerOf } from './owner.ts'

const FEE = '2.00'

export const requestPayout: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  const { bankAccountId, ending } = who.paid
  const amount = roll() < 0.05 ? '900000.00' : `${between(roll, 12, 900)}.${between(roll, 10, 99)}`
  const payout = { fiat: 'SGD', bankAccountId, amount, fee: FEE }
  const verifyToken = await proof(simulation.system.server.deps, who, 'payout', { ...payout, bank: 'DBS Bank', ending })
  return as(who, ({ payouts }) => payouts.create({ ...payout, verifyToken }, once()))
}

export const cancelPayout: Act = async (simulation, roll) => {
  const one = randomOf(await payoutsIn(simulation.system.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  return as(ownerOf(simulation, one), ({ payouts }) => payouts.cancel({ id: one.id }, once()))
}

export const approvePayout: Act = async (simulation, roll) => {
  const one = randomOf(await payoutsIn(simulation.system.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  return approveByTwo(...(await pair(simulation, roll)), 'payout_review', one.id, 'Name and account are as verified.')
}

/** One operator approves a payout and also confirms it. */
export const approvePayoutAlone: Act = async (simulation, roll) => {
  const one = randomOf(await payoutsIn(simulation.system.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  const [operator] = await pair(simulation, roll)
  return decideAlone(operator, 'payout_review', one.id)
}

export const refusePayout: Act = async (simulation, roll) => {
  const one = randomOf(await payoutsIn(simulation.system.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  const why = { reason: 'Another name.', reasonCode: 'account_risk' }
  return refuseByTwo(...(await pair(simulation, roll)), 'payout_review', one.id, why)
}

/** An operator creates a file of all approved payouts. The bank executes it, sometimes twice, and pays each once. */
export const sendToBank: Act = async (simulation, roll) => {
  const [operator] = await pair(simulation, roll)
  const { batch } = await operator.payoutsReview.exportBatch({ bankAccount: 'SGD-main' }, once())
  if (batch === null) return IDLE
  const file = await (await operator.payoutsReview.batchFile({ id: batch.id })).text()
  const debits = await simulation.system.bank.carryOut(file)
  assert(debits?.length === batch.payouts, `the bank did not pay all of file ${batch.number}`)
  if (roll() < 0.2) assert((await simulation.system.bank.carryOut(file))?.length === 0, 'the bank paid a file twice')
  return undefined
}
