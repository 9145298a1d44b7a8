/** Numbers in [0, 1) that a seed fixes: the same world every time (mulberry32). */
export type Dice = () => number

export function dice(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `low` to `high`, both possible. */
export const between = (roll: Dice, low: number, high: number): number => low + Math.floor(roll() * (high - low + 1))

/** About normal with deviation 1: the middle of many small pushes. */
export const push = (roll: Dice): number => roll() + roll() + roll() + roll() + roll() + roll() - 3
