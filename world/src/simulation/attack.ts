import type { Act } from './action.ts'
import { moneyLeftWrongly } from './money-left.ts'

/** An action that must not move money wrongly: the oracle checks right after it, whether it succeeded or was refused. */
export const attack =
  (act: Act): Act =>
  async (simulation, roll) => {
    try {
      return await act(simulation, roll)
    } finally {
      const wrong = await moneyLeftWrongly(simulation)
      // oxlint-disable-next-line no-unsafe-finally -- findings of the oracle take precedence over the error of the attack
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    }
  }
