import { approveByTwo } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { pair } from './simulation.ts'
import { pairs } from './state.sql.ts'

export const restrictMarket: Act = async (simulation, roll) => {
  const market = randomOf(await pairs(simulation.system.server.deps), roll)
  if (market === undefined) return IDLE
  const [operator] = await pair(simulation, roll)
  return operator.marketsDesk.restrict({ symbol: market.symbol, reason: 'Unusual prices.' })
}

/** Two operators open a closed market; one time in five they halt an open one. */
export const changeMarket: Act = async (simulation, roll) => {
  const market = randomOf(
    (await pairs(simulation.system.server.deps)).filter(({ status }) => status !== 'open'),
    roll,
  )
  if (market === undefined) return IDLE
  if (market.status === 'halted' && market.moved_by === 'volatility' && roll() < 0.5)
    return approveByTwo(
      ...(await pair(simulation, roll)),
      'market_halt',
      market.symbol,
      'The prices are as they should be.',
      {},
    )
  const event = market.status === 'halted' ? 'restrict' : roll() < 0.2 ? 'halt' : 'open'
  return approveByTwo(...(await pair(simulation, roll)), 'market_state', market.symbol, 'As agreed.', { event })
}
