import { seeded } from '@tessera/domain/platform/random/seeded.ts'

/** Seeded random numbers in [0, 1). */
export type Random = () => number
export const seededRandom: (seed: number) => Random = seeded

/** A random whole number from `low` to `high`, both included. */
export const between = (roll: Random, low: number, high: number): number => low + Math.floor(roll() * (high - low + 1))

/** Roughly normal with deviation 1: the sum of six uniform numbers. */
export const roughlyNormal = (roll: Random): number => roll() + roll() + roll() + roll() + roll() + roll() - 3
