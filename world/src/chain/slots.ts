import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import type { Genesis } from './journal.ts'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** The age in slots at which a transaction reaches a commitment. */
const depthOf: Record<Commitment, number> = { processed: 0, confirmed: 2, finalized: 8 }
/** The number of slots for which a blockhash is valid. */
const BLOCKHASH_LIFE = 150

export const hash58 = (text: string): string => getBase58Decoder().decode(createHash('sha256').update(text).digest())

/** Slots follow the wall clock, each with its own blockhash; they never go back while the chain runs. */
export function openSlots({ genesisHash, startedAtMs }: Genesis, now: () => number, slotMs: number) {
  let last = 1
  const slot = (commitment: Commitment = 'processed'): number => {
    last = Math.max(last, 1 + Math.floor((now() - startedAtMs) / slotMs))
    return Math.max(0, last - depthOf[commitment])
  }
  const blockhashAt = (at: number) => hash58(`${genesisHash}/${at}`)
  return {
    slot,
    /** Moves to this slot of the journal if it is later. */
    atLeast: (known: number): void => void (last = Math.max(last, known)),
    latestBlockhash: (commitment: Commitment) => ({
      blockhash: blockhashAt(slot(commitment)),
      lastValidBlockHeight: slot(commitment) + BLOCKHASH_LIFE,
    }),
    blockhashAt,
    /** The start of the slot, in ms since 1970. */
    startOf: (at: number): number => startedAtMs + (at - 1) * slotMs,
    isAlive: (blockhash: string, commitment: Commitment = 'processed'): boolean => {
      const newest = slot(commitment)
      for (let at = newest; at >= Math.max(0, newest - BLOCKHASH_LIFE); at--)
        if (blockhashAt(at) === blockhash) return true
      return false
    },
  }
}
