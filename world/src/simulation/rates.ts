import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { isWithin } from '@tessera/domain/books/rates/agree.ts'
import { RATE_SCALE, USD } from '@tessera/domain/books/rates/rate.ts'
import { refreshRates } from '../../../apps/server/src/books/rates/refresh-rates.ts'
import { dollarPrices, lowestPrices } from '../../../apps/server/src/payments/withdrawals/limit-prices.ts'
import { pricesAt } from '../rates/drift.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { decideAlone } from './decide-alone.ts'
import { pair } from './simulation.ts'
import { agreedInDollars, heldRates } from './rates.sql.ts'
import { rateSources } from './rate-sources.ts'
import type { System } from './system.ts'

/** Factors slightly above the allowed step, one half, and one that gives the 5,000 dollars of threat NODE-02. */
const FACTORS_PPM = [1_060_000, 500_000, 6_700_000_000]
const COINS = ['tUSD', 'SGD', 'CNY']
/** The honest sources drift by less than one percent in total. */
const DRIFT_PPM = 10_000

export type CoinPrice = { readonly coin: string; readonly price: Amount }

/** Prices in US dollars that differ from the honest ones by more than their drift. A coin without an honest price is skipped. */
export const pricesFarFrom = (honest: Readonly<Record<string, string>>, found: readonly CoinPrice[]): CoinPrice[] =>
  found.filter(({ coin, price }) => {
    const right = parseAmount(honest[coin] ?? '', RATE_SCALE)
    return right !== undefined && !isWithin(price, right, DRIFT_PPM)
  })

/** Agreed rates that result from false prices, and rules that undervalue a coin or allow more of it than its value. */
export async function wrongRates({ server: { deps }, now }: Pick<System, 'server' | 'now'>): Promise<string[]> {
  const honest = pricesAt(now())
  const far = pricesFarFrom(honest, await agreedInDollars(deps))
  const used = await deps.inTx('world')(async (tx) =>
    ok([await dollarPrices(tx), await lowestPrices(tx, USD)] as const),
  )
  const [limits, thresholds] = used.value
  const min = [...thresholds].flatMap(([coin, low]) => {
    const high = limits.get(coin)
    const right = parseAmount(honest[coin] ?? '', RATE_SCALE)
    if (right === undefined || coin === USD) return []
    const isLax = isAbove(low, right) || (high !== undefined && isAbove(right, high))
    return isLax ? [`${coin} counts as ${high} for limits and ${low} for thresholds, it is worth ${right}`] : []
  })
  return [...far.map(({ coin, price }) => `${coin} is agreed at ${price}, which no honest source tells`), ...min]
}

const isAbove = (price: Amount, right: Amount): boolean => price > right && !isWithin(price, right, DRIFT_PPM)

async function assertHonest(system: System): Promise<void> {
  const wrong = await wrongRates(system)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

/** One or both sources report a jump in price. No rate is agreed, and limits and thresholds use the stricter price (NODE-02). */
export const jumpRate: Act = async ({ system }, roll) => {
  const sources = roll() < 0.5 ? rateSources : [randomOf(rateSources, roll) ?? 'first']
  await system.rates.jump(sources, { [randomOf(COINS, roll) ?? 'SGD']: randomOf(FACTORS_PPM, roll) ?? 500_000 })
  await refreshRates(system.server.deps)
  return assertHonest(system)
}

export const calmRates: Act = async ({ system }) => {
  await system.rates.calm()
  await refreshRates(system.server.deps)
  return assertHonest(system)
}

/** One operator alone tries to accept a held rate. */
export const acceptRateAlone: Act = async (simulation, roll) => {
  const held = randomOf(await heldRates(simulation.system.server.deps), roll)
  if (held === undefined) return IDLE
  const [operator] = await pair(simulation, roll)
  await decideAlone(operator, 'rate_held', held)
  return assertHonest(simulation.system)
}
