import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { seededRandom, type Random } from '../makers/random.ts'
import type { Simulation } from './simulation.ts'

/** Something that somebody does, and how often of all that is done. Throws what it was refused with. */
export type Action = { readonly name: string; readonly weight: number; readonly act: Act }
/** Answers 'idle' when there was nothing to do it with. */
export type Act = (simulation: Simulation, roll: Random) => Promise<unknown>

/** What was done, refused and left, by name; `idle` are actions that had no occasion. */
export type Tally = { readonly done: Map<string, number>; readonly refused: Map<string, number>; idle: number }
export const emptyTally = (): Tally => ({ done: new Map(), refused: new Map(), idle: 0 })
const count = (counts: Map<string, number>, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1)

export const IDLE = 'idle'
/** These two say that the product failed, not that it refused. */
const FAILURES = new Set(['INTERNAL', 'NETWORK'])

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !FAILURES.has(error.code)

/** Does it once and counts how it ended. What is no refusal is thrown on. */
export async function perform(
  simulation: Simulation,
  tally: Tally,
  { name, act }: Action,
  seed: number,
): Promise<void> {
  try {
    if ((await act(simulation, seededRandom(seed))) === IDLE) tally.idle += 1
    else count(tally.done, name)
  } catch (error) {
    if (!isRefusal(error)) throw new Error(`${name} failed`, { cause: error })
    count(tally.refused, error.code)
  }
}

export function draw(actions: readonly Action[], roll: Random): Action {
  const total = actions.reduce((sum, { weight }) => sum + weight, 0)
  let rest = roll() * total
  for (const action of actions) {
    rest -= action.weight
    if (rest < 0) return action
  }
  throw new Error('no action has a weight')
}

/** One of a list; undefined of an empty one. */
export const oneOf = <T>(list: readonly T[], roll: Random): T | undefined => list[Math.floor(roll() * list.length)]

/**
 * The same call with the same key twice at once: both get the same answer. One of the two may be refused, because what
 * happens beside it (a frozen account, an ended session) came between them; what the other made then stays made.
 */
export async function twice(call: () => Promise<{ readonly id: string }>): Promise<void> {
  const ends = await Promise.allSettled([call(), call()])
  const made = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.id] : []))
  const refused = ends.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : []))
  const failed = refused.find((reason) => !isRefusal(reason)) ?? (made.length === 0 ? refused[0] : undefined)
  if (failed !== undefined) throw failed
  if (new Set(made).size > 1) throw new Error(`one key made ${made.join(' and ')}`)
}
