import { between } from '../makers/random.ts'
import type { Act } from './action.ts'
import { someone } from './simulation.ts'

const DUST = 0.1

/** Sends tUSD from outside to a participant's deposit address; a little less than the minimum is set aside. */
export const sendFromOutside: Act = (simulation, roll) => {
  const minor = roll() < DUST ? between(roll, 1, 999_999) : between(roll, 1_000_000, 2_000_000_000)
  return simulation.system.give(someone(simulation, roll).depositAddress, BigInt(minor))
}
