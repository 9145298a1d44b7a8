import { formatAmount, amount as minor } from '@tessera/domain/books/money/amount.ts'
import { between } from '../makers/random.ts'
import { approveByTwo, refuseByTwo, once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { as, pair, someone } from './simulation.ts'
import { openFiatOrders, queuedLines } from './state.sql.ts'
import { ownerOf } from './owner.ts'

const CENTS = 2

export const orderFiat: Act = async (simulation, roll) => {
  const fiat = randomOf(['SGD', 'SGD', 'USD', 'CNY', 'tUSD'], roll) ?? 'SGD'
  const amount = `${between(roll, 50, 9_000)}.${between(roll, 10, 99)}`
  return as(someone(simulation, roll), ({ fiatOrders }) => fiatOrders.create({ fiat, amount }, once()))
}

/** Pays a fiat order from the customer's bank: correctly, or with a wrong amount, name or reference. */
export const payFiatOrder: Act = async (simulation, roll) => {
  const order = randomOf(await openFiatOrders(simulation.system.server.deps), roll)
  if (order === undefined) return IDLE
  const chance = roll()
  return simulation.system.pay({
    currency: order.coin,
    amount: formatAmount(minor(chance < 0.1 ? order.amount + 1n : order.amount), CENTS),
    payerName: chance > 0.9 ? 'Another Person' : ownerOf(simulation, order).name,
    text: chance > 0.8 && chance < 0.85 ? 'no reference' : order.reference,
  })
}

export const markPaid: Act = async (simulation, roll) => {
  const order = randomOf(await openFiatOrders(simulation.system.server.deps), roll)
  if (order === undefined) return IDLE
  return as(ownerOf(simulation, order), ({ fiatOrders }) => fiatOrders.confirmPaid({ id: order.id }, once()))
}

export const cancelFiatOrder: Act = async (simulation, roll) => {
  const order = randomOf(await openFiatOrders(simulation.system.server.deps), roll)
  if (order === undefined) return IDLE
  return as(ownerOf(simulation, order), ({ fiatOrders }) => fiatOrders.cancel({ id: order.id }, once()))
}

/** Two operators credit a payment in suspense. */
export const matchPayment: Act = async (simulation, roll) => {
  const line = randomOf(await queuedLines(simulation.system.server.deps), roll)
  if (line === undefined) return IDLE
  return approveByTwo(...(await pair(simulation, roll)), 'fiat_match', line.id, 'Statement shows the customer.')
}

/** Two operators send a payment back. It stays at the bank until an instruction pays it. */
export const returnPayment: Act = async (simulation, roll) => {
  const line = randomOf(await queuedLines(simulation.system.server.deps), roll)
  if (line === undefined) return IDLE
  const why = { reason: 'Not ours.', reasonCode: 'other_name' }
  await refuseByTwo(...(await pair(simulation, roll)), 'fiat_match', line.id, why)
  return undefined
}
