import { seeded } from '@tessera/domain/platform/random/seeded.ts'

/** Numbers in [0, 1) that a seed fixes: the same world every time. */
export type Dice = () => number
export const dice: (seed: number) => Dice = seeded

/** A whole number from `low` to `high`, both possible. */
export const between = (roll: Dice, low: number, high: number): number => low + Math.floor(roll() * (high - low + 1))

/** About normal with deviation 1: the middle of many small pushes. */
export const push = (roll: Dice): number => roll() + roll() + roll() + roll() + roll() + roll() - 3
