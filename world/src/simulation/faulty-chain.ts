import type { Chain } from '../../../apps/server/src/payments/chain/chain.ts'
import type { Random } from '../makers/random.ts'

const DROPPED = 0.1
const ANSWER_LOST = 0.1
const UNSURE = 0.05

/** A chain that drops a transaction, executes it but loses the response, or does not know its status. */
export const faulty = (chain: Chain, roll: Random): Chain => ({
  ...chain,
  broadcast: async (wire) => {
    const chance = roll()
    if (chance < DROPPED) return
    await chain.broadcast(wire)
    if (chance > 1 - ANSWER_LOST) throw new Error('the response was lost')
  },
  stateOf: async (signature) => (roll() < UNSURE ? 'unknown' : chain.stateOf(signature)),
  lookUpSignature: async (signature) => {
    const tailChecks = await chain.lookUpSignature(signature)
    return roll() < UNSURE ? tailChecks.map(({ host }) => ({ host, silent: true as const })) : tailChecks
  },
})
