import { ApiError } from '@tessera/contract/client.ts'
import { dice, type Dice } from '../makers/dice.ts'
import type { City } from './city.ts'

/** Something that somebody does, and how often of all that is done. Throws what it was refused with. */
export type Action = { readonly name: string; readonly weight: number; readonly act: Act }
/** Answers 'idle' when there was nothing to do it with. */
export type Act = (city: City, roll: Dice) => Promise<unknown>

/** What was done, refused and left, by name; `idle` are actions that had no occasion. */
export type Tally = { readonly done: Map<string, number>; readonly refused: Map<string, number>; idle: number }
export const emptyTally = (): Tally => ({ done: new Map(), refused: new Map(), idle: 0 })
const count = (counts: Map<string, number>, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1)

export const IDLE = 'idle'
/** These two say that the product failed, not that it refused. */
const FAILURES = new Set(['INTERNAL', 'NETWORK'])

/** Does it once and counts how it ended. What is no refusal is thrown on. */
export async function perform(city: City, tally: Tally, { name, act }: Action, seed: number): Promise<void> {
  try {
    if ((await act(city, dice(seed))) === IDLE) tally.idle += 1
    else count(tally.done, name)
  } catch (error) {
    if (!(error instanceof ApiError) || FAILURES.has(error.code)) throw new Error(`${name} failed`, { cause: error })
    count(tally.refused, error.code)
  }
}

export function draw(actions: readonly Action[], roll: Dice): Action {
  const total = actions.reduce((sum, { weight }) => sum + weight, 0)
  let rest = roll() * total
  for (const action of actions) {
    rest -= action.weight
    if (rest < 0) return action
  }
  throw new Error('no action has a weight')
}

/** One of a list; undefined of an empty one. */
export const oneOf = <T>(list: readonly T[], roll: Dice): T | undefined => list[Math.floor(roll() * list.length)]
