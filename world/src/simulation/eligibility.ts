import { type Act, IDLE, randomOf } from './action.ts'
import type { Simulation } from './simulation.ts'
import { type Demotion, demotedBuys, openBuysOfClass } from './eligibility.sql.ts'
import { setClass, setRefusedCountries } from '../testing/direct-changes.sql.ts'
import { openBuysOf } from './state.sql.ts'

/** The country of all participants. */
const HOME = 'SG'
/** The market whose token retail investors may not acquire. */
export const NOT_FOR_RETAIL = 'HCCL'
const RETAIL = 'ri'
const CLASSES = ['ri', 'ai', 'ei'] as const

/** Checks that after the next batch, no order of a customer who lost the right rests in a market that accepts cancellations. */
async function assertNoneLeft({ system }: Simulation, left: () => Promise<number>, whose: string): Promise<unknown> {
  const batch = await system.server.trading.submit({ kind: 'take_transfers' })
  if (!batch.ok) return IDLE
  const count = await left()
  if (count > 0) throw new Error(`${count} buy orders of ${whose} are still in the book`)
  return undefined
}

/**
 * Refuses the country of all customers while their orders rest, then serves it again. The next batch must cancel every buy order in
 * markets that accept cancellations (threat ELG-01).
 */
export const refuseCountry: Act = async (simulation) => {
  const { deps } = simulation.system.server
  const before = await setRefusedCountries(deps, [HOME])
  try {
    return await assertNoneLeft(simulation, () => openBuysOf(deps, HOME), 'a refused country')
  } finally {
    await setRefusedCountries(deps, before)
  }
}

/** Changes a customer's investor class while their orders rest: a retail investor keeps no buy order for a restricted token. */
export const changeClass: Act = async (simulation, roll) => {
  const who = randomOf(
    simulation.participants.filter(({ owner }) => owner === undefined),
    roll,
  )
  const to = randomOf(CLASSES, roll) ?? 'ri'
  if (who === undefined) return IDLE
  const { deps } = simulation.system.server
  noteClass(simulation, who.id, to)
  await setClass(deps, who.id, to)
  if (to !== RETAIL) return undefined
  return assertNoneLeft(simulation, () => openBuysOfClass(deps, RETAIL, NOT_FOR_RETAIL), 'retail investors')
}

/** Records the periods in which a customer is a retail investor. */
export function noteClass(
  { demotions, system }: Pick<Simulation, 'demotions' | 'system'>,
  id: string,
  to: string,
): void {
  const at = system.now()
  for (const [n, one] of demotions.entries())
    if (one.person === id && one.until === undefined) demotions[n] = { ...one, until: at }
  if (to === RETAIL) demotions.push({ person: id, from: at, until: undefined })
}

/** Trades in which a customer bought a token that their class may not acquire. */
export async function boughtWithoutRight({ system, demotions }: Simulation): Promise<string[]> {
  const all: readonly Demotion[] = demotions
  const trades = await demotedBuys(system.server.deps, NOT_FOR_RETAIL, all)
  return trades.map((trade) => `${trade} was bought by a retail investor`)
}
