import { between, dice, type Dice } from '../makers/dice.ts'
import { draw, emptyTally, perform, type Tally } from './action.ts'
import type { City } from './city.ts'
import { watchTail } from './tail-watch.ts'
import { findings } from './truth.ts'
import { countRows } from './truth.sql.ts'
import { actions } from './weights.ts'

export type Plan = {
  readonly seed: number
  readonly steps: number
  readonly checkEvery: number
  /** Hears after how many steps everything was found right. */
  readonly right?: (steps: number) => void
}

/** Something in the books or in an answer that must not be, with all that is needed to see it again. */
export class Broken extends Error {
  constructor(seed: number, step: number, found: unknown) {
    super(`seed ${seed}, step ${step}: ${typeof found === 'string' ? found : JSON.stringify(found, undefined, 1)}`)
  }
}

const BURST = 0.15
const RESTART = 0.001
const MOST_AT_ONCE = 20

/**
 * Random people do random things, alone or many at once. After every `checkEvery` steps everything must be right, and the tail check
 * of the ledger, which runs all the time, must not have found anything.
 */
export async function simulate(city: City, plan: Plan): Promise<Tally> {
  const tail = watchTail(city.town)
  try {
    return await steps(city, plan, tail.found)
  } finally {
    await tail.stop()
  }
}

async function steps(
  city: City,
  { seed, steps: count, checkEvery, right }: Plan,
  found: readonly unknown[],
): Promise<Tally> {
  const roll = dice(seed)
  const tally = emptyTally()
  const before = await countRows(city.town.server.deps)
  let checked = 0
  for (let step = 0; step < count;) {
    const many = roll() < BURST ? between(roll, 2, MOST_AT_ONCE) : 1
    await together(city, tally, roll, many).catch((error: unknown) => {
      throw new Broken(seed, step, reasonOf(error, city))
    })
    if (roll() < RESTART) await city.town.restart()
    step += many
    if (step - checked < checkEvery && step < count) continue
    checked = step
    const wrong = [...found, ...(await findings(city, tally, before))]
    if (wrong.length > 0) throw new Broken(seed, step, wrong.slice(0, 20))
    right?.(step)
  }
  return tally
}

/** Each has dice of its own, so that the order in which they are served changes nothing of what they try. */
async function together(city: City, tally: Tally, roll: Dice, many: number): Promise<void> {
  const acts = Array.from({ length: many }, () => ({ action: draw(actions, roll), seed: Math.floor(roll() * 2 ** 31) }))
  const ends = await Promise.allSettled(acts.map(({ action, seed }) => perform(city, tally, action, seed)))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

const reasonOf = (error: unknown, { town }: City): string => {
  const stacks: string[] = []
  for (let at: unknown = error; at instanceof Error; at = at.cause) stacks.push(at.stack ?? at.message)
  return [...stacks, ...town.complaints].join('\n')
}
