import type { Act } from './action.ts'
import { moneyLeftWrongly } from './money-left.ts'

/** An action that must move no money wrongly: the oracle looks right after it, whether it was done or refused. */
export const attack =
  (act: Act): Act =>
  async (city, roll) => {
    try {
      return await act(city, roll)
    } finally {
      const wrong = await moneyLeftWrongly(city)
      // oxlint-disable-next-line no-unsafe-finally -- what the oracle finds counts more than how the attack ended
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    }
  }
