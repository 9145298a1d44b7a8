import type { Act } from './action.ts'
import { findWrongPayments } from './wrong-payments.ts'

/** An action that must not move money wrongly: the oracle checks right after it, whether it succeeded or was refused. */
export const attack =
  (act: Act): Act =>
  async (simulation, roll) => {
    try {
      return await act(simulation, roll)
    } finally {
      const wrong = await findWrongPayments(simulation)
      // oxlint-disable-next-line no-unsafe-finally -- findings of the oracle take precedence over the error of the attack
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    }
  }
