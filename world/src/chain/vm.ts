import {
  address as toAddress,
  getBase58Decoder,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  type Address,
  type CompiledTransactionMessage,
  type Transaction,
} from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { Clock, FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import * as internal from 'litesvm/dist/internal.js'
import type { Executed, InnerInstructions, TokenBalance } from './journal.ts'

export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address
const TOKEN_ACCOUNT_SIZE = 165
const MINT_DECIMALS_AT = 44

export type Parsed = {
  readonly transaction: Transaction
  readonly message: CompiledTransactionMessage
  readonly signature: string
}

export function parseWire(bytes: Uint8Array): Parsed {
  const transaction = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  return { transaction, message, signature: getSignatureFromTransaction(transaction) }
}

export type VmState = { readonly lamports: bigint; readonly owner: string; readonly data: Uint8Array }

/** Accounts and programs without time: real token programs, run one transaction after the other. */
export function openVm() {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)

  const account = (at: string): VmState | undefined => {
    const found = svm.getAccount(toAddress(at))
    return found.exists
      ? { lamports: found.lamports, owner: found.programAddress, data: found.data as Uint8Array }
      : undefined
  }

  const tokenBalance = (at: string, accountIndex: number): TokenBalance | undefined => {
    const held = account(at)
    if (held === undefined || !isTokenProgram(held.owner) || held.data.length < TOKEN_ACCOUNT_SIZE) return undefined
    const { mint, owner, amount } = readTokenAccount(held.data)
    const decimals = account(mint)?.data[MINT_DECIMALS_AT] ?? 0
    return { accountIndex, mint, owner, programId: held.owner, amount: amount.toString(), decimals }
  }

  const balancesOf = (accounts: readonly string[]) => ({
    lamports: accounts.map((at) => (account(at)?.lamports ?? 0n).toString()),
    tokens: accounts.map(tokenBalance).filter((balance) => balance !== undefined),
  })

  const setTime = (slot: number, timeSeconds: number) =>
    svm.setClock(new Clock(BigInt(slot), 0n, 0n, 0n, BigInt(timeSeconds)))

  return {
    account,
    /** Runs the transaction and tells what became of it; a failed one changes nothing but the fee. */
    execute(parsed: Parsed, slot: number, timeSeconds: number): Executed {
      setTime(slot, timeSeconds)
      const accounts: readonly string[] = parsed.message.staticAccounts
      const before = balancesOf(accounts)
      const outcome = svm.sendTransaction(parsed.transaction)
      const after = balancesOf(accounts)
      const meta = outcome instanceof FailedTransactionMetadata ? outcome.meta() : outcome
      return {
        slot,
        timeSeconds,
        signature: parsed.signature,
        wire: getBase64Decoder().decode(getTransactionEncoder().encode(parsed.transaction)),
        accounts,
        err: outcome instanceof FailedTransactionMetadata ? errorOf(outcome) : null,
        preBalances: before.lamports,
        postBalances: after.lamports,
        preTokenBalances: before.tokens,
        postTokenBalances: after.tokens,
        innerInstructions: innerOf(meta),
        logs: meta.logs(),
      }
    },
    /** What would refuse it now; undefined when it would succeed. */
    dryRun(parsed: Parsed, slot: number, timeSeconds: number): { err: unknown; logs: string[] } | undefined {
      setTime(slot, timeSeconds)
      const outcome = svm.simulateTransaction(parsed.transaction)
      return outcome instanceof FailedTransactionMetadata
        ? { err: errorOf(outcome), logs: outcome.meta().logs() }
        : undefined
    },
    tokenBalance: (at: string) => tokenBalance(at, 0),
    tokenAccountsOf: (owner: string, program: string) =>
      svm
        .getProgramAccounts(toAddress(program))
        .filter((one) => one.data.length >= TOKEN_ACCOUNT_SIZE && readTokenAccount(one.data).owner === owner)
        .map((one) => one.address as string),
    rentFor: (size: number): bigint => svm.minimumBalanceForRentExemption(BigInt(size)),
    endow: (at: Address, lamports: bigint): void =>
      svm.setAccount({
        address: at,
        lamports: lamports as never,
        data: new Uint8Array(),
        executable: false,
        programAddress: toAddress('11111111111111111111111111111111'),
        space: 0n,
      }),
  }
}
export type Vm = ReturnType<typeof openVm>

const isTokenProgram = (owner: string) => owner === TOKEN_PROGRAM_ADDRESS || owner === TOKEN_2022_PROGRAM

function readTokenAccount(data: ArrayLike<number> & Iterable<number>) {
  const bytes = Uint8Array.from(data)
  const base58 = getBase58Decoder()
  return {
    mint: base58.decode(bytes.subarray(0, 32)),
    owner: base58.decode(bytes.subarray(32, 64)),
    amount: new DataView(bytes.buffer).getBigUint64(64, true),
  }
}

const innerOf = (meta: TransactionMetadata): InnerInstructions[] =>
  meta
    .innerInstructions()
    .map((group, index) => ({
      index,
      instructions: group.map((inner) => ({
        programIdIndex: inner.instruction().programIdIndex(),
        accounts: [...inner.instruction().accounts()],
        data: getBase58Decoder().decode(inner.instruction().data()),
        stackHeight: inner.stackHeight(),
      })),
    }))
    .filter((group) => group.instructions.length > 0)

// Declared as const enums, which do not exist for a compiler that looks at one file at a time; they are plain objects.
const native = internal as unknown as Record<'TransactionErrorFieldless' | 'InstructionErrorFieldless', object>

const nameIn = (names: object, value: unknown): string =>
  Object.entries(names).find(([, number]) => number === value)?.[0] ?? 'Unknown'

/** The error in the shape a node gives: 'BlockhashNotFound' or {InstructionError: [0, {Custom: 1}]}. */
function errorOf(failed: FailedTransactionMetadata): unknown {
  const err = failed.err()
  if (typeof err === 'number') return nameIn(native.TransactionErrorFieldless, err)
  if (err instanceof internal.TransactionErrorInstructionError) {
    const inner = err.err()
    const reason =
      inner instanceof internal.InstructionErrorCustom
        ? { Custom: inner.code }
        : nameIn(native.InstructionErrorFieldless, inner)
    return { InstructionError: [err.index, reason] }
  }
  return err.toString()
}
