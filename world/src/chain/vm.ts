import {
  address as toAddress,
  getBase58Decoder,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  type Address,
  type CompiledTransactionMessage,
  type Transaction,
} from '@solana/kit'
import { Clock, FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { ExecutedTransaction, InnerInstructions } from './journal.ts'
import { accountAt, tokenAccountsOf, tokenBalanceAt } from './vm-accounts.ts'
import { errorOf } from './vm-errors.ts'

const SYSTEM_PROGRAM = toAddress('11111111111111111111111111111111')

export type ParsedTransaction = {
  readonly transaction: Transaction
  readonly message: CompiledTransactionMessage
  readonly signature: string
}

export function parseWire(bytes: Uint8Array): ParsedTransaction {
  const transaction = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
  return { transaction, message, signature: getSignatureFromTransaction(transaction) }
}

/** The slot and time that programs see during a transaction. */
export type BlockTime = { readonly slot: number; readonly timeSeconds: number }

/** Accounts and programs without time: real token programs, executed one transaction after the other. */
export function openVm() {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)
  return {
    account: (at: string) => accountAt(svm, at),
    tokenBalance: (at: string) => tokenBalanceAt(svm, at, 0),
    tokenAccountsOf: (owner: string, program: string) => tokenAccountsOf(svm, owner, program),
    rentFor: (size: number): bigint => svm.minimumBalanceForRentExemption(BigInt(size)),
    /** Executes the transaction and returns the result; a failed one only charges the fee. */
    execute: (parsed: ParsedTransaction, at: BlockTime): ExecutedTransaction => execute(svm, parsed, at),
    /** The error that a transaction would have now; undefined if it would succeed. */
    dryRun(parsed: ParsedTransaction, at: BlockTime): { err: unknown; logs: string[] } | undefined {
      setTime(svm, at)
      const outcome = svm.simulateTransaction(parsed.transaction)
      return outcome instanceof FailedTransactionMetadata
        ? { err: errorOf(outcome), logs: outcome.meta().logs() }
        : undefined
    },
    /** Creates a wallet with these lamports. */
    endow: (at: Address, amount: bigint): void =>
      svm.setAccount({
        address: at,
        lamports: lamports(amount),
        data: new Uint8Array(),
        executable: false,
        programAddress: SYSTEM_PROGRAM,
        space: 0n,
      }),
  }
}

const setTime = (svm: LiteSVM, { slot, timeSeconds }: BlockTime): void =>
  svm.setClock(new Clock(BigInt(slot), 0n, 0n, 0n, BigInt(timeSeconds)))

function execute(svm: LiteSVM, parsed: ParsedTransaction, at: BlockTime): ExecutedTransaction {
  setTime(svm, at)
  const accounts: readonly string[] = parsed.message.staticAccounts
  const before = balancesOf(svm, accounts)
  const outcome = svm.sendTransaction(parsed.transaction)
  const after = balancesOf(svm, accounts)
  const meta = outcome instanceof FailedTransactionMetadata ? outcome.meta() : outcome
  return {
    ...at,
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
}

const balancesOf = (svm: LiteSVM, accounts: readonly string[]) => ({
  lamports: accounts.map((at) => (accountAt(svm, at)?.lamports ?? 0n).toString()),
  tokens: accounts.map((at, index) => tokenBalanceAt(svm, at, index)).filter((balance) => balance !== undefined),
})

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
