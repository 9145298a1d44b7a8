import { seeded } from '@tessera/domain/platform/random/seeded.ts'

/** Numbers in [0, 1) that a seed fixes: the same world every time. */
export type Random = () => number
export const seededRandom: (seed: number) => Random = seeded

/** A whole number from `low` to `high`, both possible. */
export const between = (roll: Random, low: number, high: number): number => low + Math.floor(roll() * (high - low + 1))

/** About normal with deviation 1: the middle of many small pushes. */
export const push = (roll: Random): number => roll() + roll() + roll() + roll() + roll() + roll() - 3
