import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { between } from '../makers/dice.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { agree, disagree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { decideAlone } from './alone.ts'
import { as, pair, someone } from './city.ts'
import { payoutsIn } from './look.sql.ts'
import { ownerOf } from './owner.ts'

const FEE = '2.00'

export const requestPayout: Act = async (city, roll) => {
  const who = someone(city, roll)
  const { bankAccountId, ending } = who.paid
  const amount = roll() < 0.05 ? '900000.00' : `${between(roll, 12, 900)}.${between(roll, 10, 99)}`
  const asked = { fiat: 'SGD', bankAccountId, amount, fee: FEE }
  const verifyToken = await proof(city.town.server.deps, who, 'payout', { ...asked, bank: 'DBS Bank', ending })
  return as(who, ({ payouts }) => payouts.create({ ...asked, verifyToken }, once()))
}

export const cancelPayout: Act = async (city, roll) => {
  const one = oneOf(await payoutsIn(city.town.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  return as(ownerOf(city, one), ({ payouts }) => payouts.cancel({ id: one.id }, once()))
}

export const approvePayout: Act = async (city, roll) => {
  const one = oneOf(await payoutsIn(city.town.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  return agree(...(await pair(city, roll)), 'payout_review', one.id, 'Name and account are as verified.')
}

/** One operator approves a payout and also confirms it. */
export const approvePayoutAlone: Act = async (city, roll) => {
  const one = oneOf(await payoutsIn(city.town.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  const [clerk] = await pair(city, roll)
  return decideAlone(clerk, 'payout_review', one.id)
}

export const refusePayout: Act = async (city, roll) => {
  const one = oneOf(await payoutsIn(city.town.server.deps, 'review'), roll)
  if (one === undefined) return IDLE
  const why = { reason: 'Another name.', reasonCode: 'account_risk' }
  return disagree(...(await pair(city, roll)), 'payout_review', one.id, why)
}

/** A clerk makes a file of all that is approved, and the bank carries it out, now and then twice: it pays each once. */
export const sendToBank: Act = async (city, roll) => {
  const [clerk] = await pair(city, roll)
  const { batch } = await clerk.payoutsReview.exportBatch({ fiat: 'SGD' }, once())
  if (batch === null) return IDLE
  const file = await (await clerk.payoutsReview.batchFile({ id: batch.id })).text()
  const debits = await city.town.bank.carryOut(file)
  assert(debits?.length === batch.payouts, `the bank pays all of file ${batch.number}`)
  if (roll() < 0.2) assert((await city.town.bank.carryOut(file))?.length === 0, 'the bank pays a file once')
  return undefined
}
