import { getBase64Encoder } from '@solana/kit'
import { openHistory } from './history.ts'
import { openJournal, type ExecutedTransaction } from './journal.ts'
import { keyOf } from './keys.ts'
import { hash58, openSlots, type Commitment } from './slots.ts'
import { openVm, parseWire, type BlockTime, type ParsedTransaction } from './vm.ts'

const FAUCET_LAMPORTS = 1_000_000_000_000_000n

export type LocalChainOptions = {
  /** The folder of the chain; opening it again continues the same chain. */
  readonly folder: string
  /** Wall clock in ms; slots follow it, also while the chain is stopped. */
  readonly now: () => number
  readonly slotMs: number
  /** The seed of all keys of the local world. */
  readonly seed: string
}

export type SendResult =
  | { readonly ok: true; readonly signature: string }
  | { readonly ok: false; readonly reason: string; readonly err: unknown; readonly logs: readonly string[] }

/**
 * A Solana virtual machine with its own slots and finality. It never forks; a transaction is confirmed after 2 slots
 * and final after 8. Accounts are read in their current state, regardless of the commitment.
 */
export async function openLocalChain({ folder, now, slotMs, seed }: LocalChainOptions) {
  const faucet = await keyOf(seed, 'faucet')
  const journal = openJournal(folder, () => ({ genesisHash: hash58(`${seed}/genesis`), startedAtMs: now() }))
  const slots = openSlots(journal.genesis, now, slotMs)
  const history = openHistory()
  const vm = openVm()
  vm.endow(faucet.address, FAUCET_LAMPORTS)
  for (const one of journal.executed) {
    const again = vm.execute(parseWire(bytesOf(one.wire)), one)
    if (again.signature !== one.signature || JSON.stringify(again.err) !== JSON.stringify(one.err))
      throw new Error(`the chain's journal cannot be replayed at ${one.signature}`)
    history.remember(one)
    slots.atLeast(one.slot)
  }

  const send = (wire: Uint8Array, skipPreflight: boolean): SendResult => {
    const parsed = parseWire(wire)
    const { signature } = parsed
    // Without preflight, a node accepts a transaction that it will silently drop.
    const dropped = (name: string): SendResult => (skipPreflight ? { ok: true, signature } : failed(name))
    if (history.has(signature)) return dropped('AlreadyProcessed')
    if (!slots.isAlive(lifetimeOf(parsed))) return dropped('BlockhashNotFound')
    const at: BlockTime = { slot: slots.slot(), timeSeconds: Math.floor(now() / 1000) }
    const refusal = skipPreflight ? undefined : vm.dryRun(parsed, at)
    if (refusal !== undefined) return { ok: false, reason: 'Transaction simulation failed', ...refusal }
    const executed = vm.execute(parsed, at)
    // Refused before any instruction ran (signature, fee payer), so no block contains it.
    if (typeof executed.err === 'string') return dropped(executed.err)
    journal.append(executed)
    history.remember(executed)
    return { ok: true, signature }
  }

  const reached = (one: ExecutedTransaction, commitment: Commitment): boolean => one.slot <= slots.slot(commitment)
  return {
    genesisHash: journal.genesis.genesisHash,
    faucet,
    vm,
    ...slots,
    send,
    transaction: (signature: string, commitment: Commitment): ExecutedTransaction | undefined => {
      const found = history.find(signature)
      return found !== undefined && reached(found, commitment) ? found : undefined
    },
    /** Transactions of slots after `slot`, oldest first. */
    after: history.after,
    /** Newest first. */
    transactionsOf: (at: string, commitment: Commitment): ExecutedTransaction[] =>
      history.of(at).filter((one) => reached(one, commitment)),
    commitmentOf: (one: ExecutedTransaction): Commitment =>
      reached(one, 'finalized') ? 'finalized' : reached(one, 'confirmed') ? 'confirmed' : 'processed',
  }
}
export type LocalChain = Awaited<ReturnType<typeof openLocalChain>>

const bytesOf = (wire: string): Uint8Array => new Uint8Array(getBase64Encoder().encode(wire))
const lifetimeOf = ({ message }: ParsedTransaction): string =>
  'lifetimeToken' in message && typeof message.lifetimeToken === 'string' ? message.lifetimeToken : ''
const failed = (name: string): SendResult => ({
  ok: false,
  reason: `Transaction simulation failed: ${name}`,
  err: name,
  logs: [],
})
