import { between } from '../makers/dice.ts'
import type { Act } from './action.ts'
import { someone } from './city.ts'

const DUST = 0.1

/** Somebody outside sends tUSD to a resident's own address; a little less than the minimum is set aside. */
export const sendFromOutside: Act = (city, roll) => {
  const minor = roll() < DUST ? between(roll, 1, 999_999) : between(roll, 1_000_000, 2_000_000_000)
  return city.town.give(someone(city, roll).depositAddress, BigInt(minor))
}
