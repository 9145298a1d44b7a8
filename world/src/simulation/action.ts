import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { seededRandom, type Random } from '../makers/random.ts'
import type { Simulation } from './simulation.ts'

/** An act of a participant with its relative frequency. Throws the refusal. */
export type Action = { readonly name: string; readonly weight: number; readonly act: Act }
/** Returns 'idle' if there is nothing to act on. */
export type Act = (simulation: Simulation, roll: Random) => Promise<unknown>

/** Counts by name of done and refused actions; `idle` counts actions that found nothing to act on. */
export type Tally = { readonly done: Map<string, number>; readonly refused: Map<string, number>; idle: number }
export const emptyTally = (): Tally => ({ done: new Map(), refused: new Map(), idle: 0 })
const count = (counts: Map<string, number>, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1)

export const IDLE = 'idle'
/** Codes of a failure of the product, as opposed to a refusal. */
const FAILURES = new Set(['INTERNAL', 'NETWORK'])

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !FAILURES.has(error.code)

/** Performs the action and counts its result. Rethrows errors that are not refusals. */
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
    if (!isRefusal(error)) throw new Error(`the action ${name} failed`, { cause: error })
    count(tally.refused, error.code)
  }
}

export function drawAction(actions: readonly Action[], roll: Random): Action {
  const total = actions.reduce((sum, { weight }) => sum + weight, 0)
  let rest = roll() * total
  for (const action of actions) {
    rest -= action.weight
    if (rest < 0) return action
  }
  throw new Error('no action can be drawn: every weight is zero')
}

/** A random element of a list; undefined if it is empty. */
export const randomOf = <T>(list: readonly T[], roll: Random): T | undefined => list[Math.floor(roll() * list.length)]

/**
 * Sends the same call with the same key twice concurrently; both must get the same result. One of them may be refused
 * because of a concurrent event (frozen account, ended session); the result of the other remains.
 */
export async function sendTwice(call: () => Promise<{ readonly id: string }>): Promise<void> {
  const ends = await Promise.allSettled([call(), call()])
  const made = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.id] : []))
  const refused = ends.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : []))
  const failed = refused.find((reason) => !isRefusal(reason)) ?? (made.length === 0 ? refused[0] : undefined)
  if (failed !== undefined) throw failed
  if (new Set(made).size > 1) throw new Error(`one key created several objects: ${made.join(' and ')}`)
}
