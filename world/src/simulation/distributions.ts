import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import { amount as minor, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { between } from '../makers/random.ts'
import { approveByTwo, once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { pair } from './simulation.ts'
import { distributionsIn, productsAt, queuedLines } from './state.sql.ts'

const CENTS = 2
const FOR_HOLDERS = 'For holders'

export const declareDistribution: Act = async (simulation, roll) => {
  const product = randomOf(await productsAt(simulation.system.server.deps, roll() < 0.5 ? 'trading' : 'allotted'), roll)
  if (product === undefined) return IDLE
  simulation.declared += 1
  const recordAt = new Date(simulation.system.now().getTime() + between(roll, 3, 40) * HOUR_MS)
  const payAt = new Date(recordAt.getTime() + between(roll, 0, 6) * HOUR_MS)
  const { distributionsManage } = await simulation.declarer.as()
  return distributionsManage.declare(
    {
      symbol: product.symbol,
      type: randomOf(distributionTypes, roll) ?? 'dividend',
      period: `S${simulation.declared}`,
      perUnit: `0.${String(between(roll, 1, 99_999)).padStart(7, '0')}`,
      recordAt: recordAt.toISOString(),
      payAt: payAt.toISOString(),
      withholding: roll() < 0.5 ? [{ country: 'SG', rate: '0.155' }] : [],
      otherRate: '0.1',
    },
    once(),
  )
}

export const announceDistribution: Act = async (simulation, roll) => {
  const one = randomOf(await distributionsIn(simulation.system.server.deps, 'declared'), roll)
  if (one === undefined) return IDLE
  return approveByTwo(...(await pair(simulation, roll)), 'distribution_announce', one.id, 'As the board resolved.')
}

/** The issuer pays what it owes, or slightly less. */
export const fundDistribution: Act = async (simulation, roll) => {
  const one = randomOf(await distributionsIn(simulation.system.server.deps, 'recorded'), roll)
  if (!one?.owed) return IDLE
  const amount = formatAmount(minor(roll() < 0.2 && one.owed > 1n ? one.owed - 1n : one.owed), CENTS)
  return simulation.system.pay({ currency: one.coin, amount, payerName: 'Simulated Trust', text: FOR_HOLDERS })
}

/** Two operators match a payment in suspense to an issuer's distribution. */
export const matchFunding: Act = async (simulation, roll) => {
  const { deps } = simulation.system.server
  const one = randomOf(await distributionsIn(deps, 'recorded'), roll)
  const lines = await queuedLines(deps)
  const line = randomOf(
    lines.filter(({ text }) => text === FOR_HOLDERS),
    roll,
  )
  if (one === undefined || line === undefined) return IDLE
  const proposal = { distributionId: one.id }
  return approveByTwo(...(await pair(simulation, roll)), 'fiat_match', line.id, 'The issuer announced it.', proposal)
}

export const releaseDistribution: Act = async (simulation, roll) => {
  const one = randomOf(await distributionsIn(simulation.system.server.deps, 'recorded'), roll)
  if (one === undefined) return IDLE
  return approveByTwo(...(await pair(simulation, roll)), 'distribution_release', one.id, 'Units and totals agree.')
}

export const cancelDistribution: Act = async (simulation, roll) => {
  const status = randomOf(['declared', 'declared', 'announced', 'recorded'] as const, roll) ?? 'declared'
  const one = randomOf(await distributionsIn(simulation.system.server.deps, status), roll)
  if (one === undefined) return IDLE
  const why = 'The board changed its mind.'
  return approveByTwo(...(await pair(simulation, roll)), 'distribution_cancel', one.id, why, { why })
}
