import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import { amount as minor, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { between } from '../makers/dice.ts'
import { agree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { pair } from './city.ts'
import { distributionsIn, productsAt, queuedLines } from './look.sql.ts'
import { HOUR_MS } from './offers.ts'

const CENTS = 2
const FOR_HOLDERS = 'For holders'

export const declareDistribution: Act = async (city, roll) => {
  const product = oneOf(await productsAt(city.town.server.deps, roll() < 0.5 ? 'trading' : 'allotted'), roll)
  if (product === undefined) return IDLE
  city.declared += 1
  const recordAt = new Date(city.town.now().getTime() + between(roll, 3, 40) * HOUR_MS)
  const payAt = new Date(recordAt.getTime() + between(roll, 0, 6) * HOUR_MS)
  const { distributionsManage } = await city.declarer.as()
  return distributionsManage.declare(
    {
      symbol: product.symbol,
      type: oneOf(distributionTypes, roll) ?? 'dividend',
      period: `S${city.declared}`,
      perUnit: `0.${String(between(roll, 1, 99_999)).padStart(7, '0')}`,
      recordAt: recordAt.toISOString(),
      payAt: payAt.toISOString(),
      withholding: roll() < 0.5 ? [{ country: 'SG', rate: '0.155' }] : [],
      otherRate: '0.1',
    },
    once(),
  )
}

export const announceDistribution: Act = async (city, roll) => {
  const one = oneOf(await distributionsIn(city.town.server.deps, 'declared'), roll)
  if (one === undefined) return IDLE
  return agree(...(await pair(city, roll)), 'distribution_announce', one.id, 'As the board resolved.')
}

/** The issuer pays what it owes, or a little less. */
export const payForHolders: Act = async (city, roll) => {
  const one = oneOf(await distributionsIn(city.town.server.deps, 'recorded'), roll)
  if (!one?.owed) return IDLE
  const amount = formatAmount(minor(roll() < 0.2 && one.owed > 1n ? one.owed - 1n : one.owed), CENTS)
  return city.town.pay({ currency: one.coin, amount, payerName: 'Simulated Trust', text: FOR_HOLDERS })
}

/** Two clerks say that a payment which waits is an issuer's for its holders. */
export const matchForHolders: Act = async (city, roll) => {
  const { deps } = city.town.server
  const one = oneOf(await distributionsIn(deps, 'recorded'), roll)
  const lines = await queuedLines(deps)
  const line = oneOf(
    lines.filter(({ text }) => text === FOR_HOLDERS),
    roll,
  )
  if (one === undefined || line === undefined) return IDLE
  const proposal = { distributionId: one.id }
  return agree(...(await pair(city, roll)), 'fiat_match', line.id, 'The issuer announced it.', proposal)
}

export const releaseDistribution: Act = async (city, roll) => {
  const one = oneOf(await distributionsIn(city.town.server.deps, 'recorded'), roll)
  if (one === undefined) return IDLE
  return agree(...(await pair(city, roll)), 'distribution_release', one.id, 'Units and totals agree.')
}

export const cancelDistribution: Act = async (city, roll) => {
  const status = oneOf(['declared', 'declared', 'announced', 'recorded'] as const, roll) ?? 'declared'
  const one = oneOf(await distributionsIn(city.town.server.deps, status), roll)
  if (one === undefined) return IDLE
  const why = 'The board changed its mind.'
  return agree(...(await pair(city, roll)), 'distribution_cancel', one.id, why, { why })
}
