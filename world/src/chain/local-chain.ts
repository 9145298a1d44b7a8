import { createHash } from 'node:crypto'
import { getBase58Decoder, getBase64Encoder } from '@solana/kit'
import { openJournal, type Executed } from './journal.ts'
import { keyOf } from './keys.ts'
import { openVm, parseWire, type Parsed } from './vm.ts'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** How many slots a transaction is old before a commitment is reached. */
const depthOf: Record<Commitment, number> = { processed: 0, confirmed: 2, finalized: 8 }
export const BLOCKHASH_LIFE = 150
const FAUCET_LAMPORTS = 1_000_000_000_000_000n

export type LocalChainOptions = {
  /** Where the chain is kept; opening the same folder again continues the same chain. */
  readonly folder: string
  /** Wall clock in ms: slots pass with it, also while nobody runs the chain. */
  readonly now: () => number
  readonly slotMs: number
  /** All keys of the local world come from it. */
  readonly seed: string
}

export type Sent =
  | { readonly ok: true; readonly signature: string }
  | { readonly ok: false; readonly reason: string; readonly err: unknown; readonly logs: readonly string[] }

/**
 * One Solana virtual machine that keeps slots and finality itself: it never forks, and a transaction is confirmed
 * after 2 slots, final after 8. Accounts are read as they are now, whatever commitment is asked.
 */
export async function openLocalChain(options: LocalChainOptions) {
  const faucet = await keyOf(options.seed, 'faucet')
  const journal = openJournal(options.folder, () => ({
    genesisHash: hash58(`${options.seed}/genesis`),
    startedAtMs: options.now(),
  }))
  const { genesisHash, startedAtMs } = journal.genesis
  const vm = openVm()
  vm.endow(faucet.address, FAUCET_LAMPORTS)
  const bySignature = new Map<string, Executed>()
  const byAccount = new Map<string, Executed[]>()
  let lastSlot = 1

  const remember = (one: Executed) => {
    bySignature.set(one.signature, one)
    for (const at of new Set(one.accounts)) byAccount.set(at, [one, ...(byAccount.get(at) ?? [])])
    lastSlot = Math.max(lastSlot, one.slot)
  }
  for (const one of journal.executed) {
    const again = vm.execute(parseWire(bytesOf(one.wire)), one.slot, one.timeSeconds)
    if (JSON.stringify(again) !== JSON.stringify(one))
      throw new Error(`the chain's journal does not replay at ${one.signature}`)
    remember(one)
  }

  /** Never goes back while it runs, even when the wall clock does. */
  const slot = (commitment: Commitment = 'processed'): number => {
    lastSlot = Math.max(lastSlot, 1 + Math.floor((options.now() - startedAtMs) / options.slotMs))
    return Math.max(0, lastSlot - depthOf[commitment])
  }
  const blockhashAt = (at: number) => hash58(`${genesisHash}/${at}`)
  const isAlive = (blockhash: string): boolean => {
    const now = slot()
    for (let at = now; at >= Math.max(0, now - BLOCKHASH_LIFE); at--) if (blockhashAt(at) === blockhash) return true
    return false
  }

  const send = (wire: Uint8Array, skipPreflight: boolean): Sent => {
    const parsed = parseWire(wire)
    const { signature } = parsed
    if (bySignature.has(signature)) return skipPreflight ? { ok: true, signature } : failed('AlreadyProcessed')
    // A node takes such a transaction without a word and drops it.
    if (!isAlive(lifetimeOf(parsed))) return skipPreflight ? { ok: true, signature } : failed('BlockhashNotFound')
    const timeSeconds = Math.floor(options.now() / 1000)
    const refusal = skipPreflight ? undefined : vm.dryRun(parsed, slot(), timeSeconds)
    if (refusal !== undefined) return { ok: false, reason: 'Transaction simulation failed', ...refusal }
    const executed = vm.execute(parsed, slot(), timeSeconds)
    // Refused before any instruction ran (signature, fee payer): such a transaction is in no block.
    if (typeof executed.err === 'string') return skipPreflight ? { ok: true, signature } : failed(executed.err)
    journal.append(executed)
    remember(executed)
    return { ok: true, signature }
  }

  const reached = (one: Executed, commitment: Commitment): boolean => one.slot <= slot(commitment)
  return {
    genesisHash,
    faucet,
    vm,
    slot,
    isAlive,
    send,
    latestBlockhash: (commitment: Commitment) => ({
      blockhash: blockhashAt(slot(commitment)),
      lastValidBlockHeight: slot(commitment) + BLOCKHASH_LIFE,
    }),
    transaction: (signature: string, commitment: Commitment): Executed | undefined => {
      const found = bySignature.get(signature)
      return found !== undefined && reached(found, commitment) ? found : undefined
    },
    /** Newest first. */
    transactionsOf: (at: string, commitment: Commitment): Executed[] =>
      (byAccount.get(at) ?? []).filter((one) => reached(one, commitment)),
    commitmentOf: (one: Executed): Commitment =>
      reached(one, 'finalized') ? 'finalized' : reached(one, 'confirmed') ? 'confirmed' : 'processed',
  }
}
export type LocalChain = Awaited<ReturnType<typeof openLocalChain>>

const hash58 = (text: string) => getBase58Decoder().decode(createHash('sha256').update(text).digest())
const bytesOf = (wire: string) => new Uint8Array(getBase64Encoder().encode(wire))
const lifetimeOf = (parsed: Parsed): string =>
  'lifetimeToken' in parsed.message ? (parsed.message.lifetimeToken as string) : ''
const failed = (name: string): Sent => ({
  ok: false,
  reason: `Transaction simulation failed: ${name}`,
  err: name,
  logs: [],
})
