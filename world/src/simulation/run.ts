import { auditUrlOf } from '../../../apps/server/src/platform/config/config.ts'
import { stateHashes } from '../state-hashes.ts'
import { between, seededRandom, type Random } from '../makers/random.ts'
import { drawAction, emptyTally, perform, type Tally } from './action.ts'
import type { Simulation } from './simulation.ts'
import { restoreInTheMiddle } from './restores.ts'
import { type RestoreCounts, restoredSoFar } from './restores.sql.ts'
import { type TailWatch, watchTail } from './tail-watch.ts'
import { findings } from './truth.ts'
import { countRows, type Counts } from './truth.sql.ts'
import { actions } from './weights.ts'

export type Plan = {
  readonly seed: number
  readonly steps: number
  readonly checkEvery: number
  /** Called with the number of steps after each check without findings. */
  readonly onCheckPassed?: (steps: number) => void
}
/** `tailChecks` counts runs of the tail check, `replayed` the orders whose replay gave the same result. */
export type RunResult = Tally & {
  readonly restored: RestoreCounts
  readonly tailChecks: number
  readonly replayed: number
}

/** An error in the ledger or in a response, with everything needed to reproduce it. */
export class Broken extends Error {
  constructor(seed: number, step: number, found: unknown) {
    super(`seed ${seed}, step ${step}: ${typeof found === 'string' ? found : JSON.stringify(found, undefined, 1)}`)
  }
}

const BURST = 0.15
const RESTART = 0.001
const MAX_AT_ONCE = 20
/** The maximum number of actions that a restore loses. */
const MAX_LOST_STEPS = 40

/**
 * Runs random actions of random participants, alone or concurrently. After every `checkEvery` steps everything must be
 * correct, and the continuous tail check of the ledger must have found nothing. Between two checks, one backup is
 * restored.
 */
export async function simulate(simulation: Simulation, plan: Plan): Promise<RunResult> {
  const { config, unexpectedErrors: complaints, now } = simulation.system
  const tail = watchTail({ auditUrl: () => auditUrlOf(config), unexpectedErrors: complaints, now })
  try {
    return await new Run(simulation, plan, tail).live()
  } finally {
    await tail.stop()
  }
}

class Run {
  private readonly simulation: Simulation
  private readonly plan: Plan
  private readonly tail: TailWatch
  private readonly roll: Random
  private readonly tally = emptyTally()
  private step = 0

  constructor(simulation: Simulation, plan: Plan, tail: TailWatch) {
    this.simulation = simulation
    this.plan = plan
    this.tail = tail
    this.roll = seededRandom(plan.seed)
  }

  async live(): Promise<RunResult> {
    const { simulation, plan, roll } = this
    const before = await countRows(simulation.system.server.deps)
    for (let checked = 0; this.step < plan.steps;) {
      const restoreAt = checked + between(roll, 1, plan.checkEvery)
      const checkAt = Math.min(checked + plan.checkEvery, plan.steps)
      while (this.step < Math.min(restoreAt, checkAt)) await this.act()
      await this.restore()
      while (this.step < checkAt) await this.act()
      await this.check(before)
      checked = this.step
      plan.onCheckPassed?.(this.step)
    }
    const replayed = await this.replay()
    const restored = await restoredSoFar(simulation.system.server.deps)
    return { ...this.tally, restored, tailChecks: this.tail.tailChecks(), replayed }
  }

  /** Runs one or several actions concurrently; sometimes restarts the server. */
  private async act(): Promise<void> {
    const { simulation, roll } = this
    const many = roll() < BURST ? between(roll, 2, MAX_AT_ONCE) : 1
    await this.orBroken(() => together(simulation, this.tally, roll, many))
    if (roll() < RESTART) await this.tail.pause(() => simulation.system.restart())
    this.step += many
    if (this.tail.found.length > 0) throw new Broken(this.plan.seed, this.step, this.tail.found.slice(0, 20))
  }

  private async restore(): Promise<void> {
    const { simulation, roll, tally } = this
    const lost = { actions, steps: between(roll, 1, MAX_LOST_STEPS), draw: (mine: Random) => drawAction(actions, mine) }
    await this.tail.pause(() => this.orBroken(() => restoreInTheMiddle(simulation, tally, roll, lost)))
  }

  private async check(before: Counts): Promise<void> {
    const wrong = [...this.tail.found, ...(await findings(this.simulation, this.tally, before))]
    if (wrong.length > 0) throw new Broken(this.plan.seed, this.step, wrong.slice(0, 20))
  }

  /** Replays every order on empty order books; the result must equal the tables. */
  private async replay(): Promise<number> {
    const { orders, read, replayed } = await stateHashes(this.simulation.system.config.DATABASE_URL)
    if (read !== replayed)
      throw new Broken(this.plan.seed, this.step, `${orders} orders were replayed with a different result`)
    return orders
  }

  private async orBroken(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      throw new Broken(this.plan.seed, this.step, reasonOf(error, this.simulation))
    })
  }
}

/** Each action has its own random numbers, so that the order of execution does not change what it tries. */
async function together(simulation: Simulation, tally: Tally, roll: Random, many: number): Promise<void> {
  const acts = Array.from({ length: many }, () => ({
    action: drawAction(actions, roll),
    seed: Math.floor(roll() * 2 ** 31),
  }))
  const ends = await Promise.allSettled(acts.map(({ action, seed }) => perform(simulation, tally, action, seed)))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

const reasonOf = (error: unknown, { system }: Simulation): string => {
  const stacks: string[] = []
  for (let at: unknown = error; at instanceof Error; at = at.cause) stacks.push(at.stack ?? at.message)
  return [...stacks, ...system.unexpectedErrors].join('\n')
}
