import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import type { Genesis } from './journal.ts'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** How many slots a transaction is old before a commitment is reached. */
const depthOf: Record<Commitment, number> = { processed: 0, confirmed: 2, finalized: 8 }
/** For so many slots a blockhash may be used. */
const BLOCKHASH_LIFE = 150

export const hash58 = (text: string): string => getBase58Decoder().decode(createHash('sha256').update(text).digest())

/** Slots pass with the wall clock, each with its own blockhash; they never go back while the chain runs. */
export function openSlots({ genesisHash, startedAtMs }: Genesis, now: () => number, slotMs: number) {
  let last = 1
  const slot = (commitment: Commitment = 'processed'): number => {
    last = Math.max(last, 1 + Math.floor((now() - startedAtMs) / slotMs))
    return Math.max(0, last - depthOf[commitment])
  }
  const blockhashAt = (at: number) => hash58(`${genesisHash}/${at}`)
  return {
    slot,
    /** Never below a slot that the journal knows. */
    atLeast: (known: number): void => void (last = Math.max(last, known)),
    latestBlockhash: (commitment: Commitment) => ({
      blockhash: blockhashAt(slot(commitment)),
      lastValidBlockHeight: slot(commitment) + BLOCKHASH_LIFE,
    }),
    /** When the slot began, in ms since 1970. */
    startOf: (at: number): number => startedAtMs + (at - 1) * slotMs,
    isAlive: (blockhash: string, commitment: Commitment = 'processed'): boolean => {
      const newest = slot(commitment)
      for (let at = newest; at >= Math.max(0, newest - BLOCKHASH_LIFE); at--)
        if (blockhashAt(at) === blockhash) return true
      return false
    },
  }
}
