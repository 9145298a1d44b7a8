import { address, getBase58Decoder, isAddress } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import type { TokenBalance } from './journal.ts'

export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const TOKEN_ACCOUNT_SIZE = 165
const MINT_DECIMALS_AT = 44

export type VmAccount = { readonly lamports: bigint; readonly owner: string; readonly data: Uint8Array }

export function accountAt(svm: LiteSVM, at: string): VmAccount | undefined {
  if (!isAddress(at)) return undefined
  const found = svm.getAccount(at)
  return found.exists
    ? { lamports: found.lamports, owner: found.programAddress, data: Uint8Array.from(found.data) }
    : undefined
}

/** The balance of a token account; undefined for any other account. */
export function tokenBalanceAt(svm: LiteSVM, at: string, accountIndex: number): TokenBalance | undefined {
  const held = accountAt(svm, at)
  if (held === undefined || !isTokenProgram(held.owner) || held.data.length < TOKEN_ACCOUNT_SIZE) return undefined
  const { mint, owner, amount } = readTokenAccount(held.data)
  const decimals = accountAt(svm, mint)?.data[MINT_DECIMALS_AT] ?? 0
  return { accountIndex, mint, owner, programId: held.owner, amount: amount.toString(), decimals }
}

export const tokenAccountsOf = (svm: LiteSVM, owner: string, program: string): string[] =>
  svm
    .getProgramAccounts(address(program))
    .filter((one) => one.data.length >= TOKEN_ACCOUNT_SIZE)
    .filter((one) => readTokenAccount(Uint8Array.from(one.data)).owner === owner)
    .map((one) => one.address)

const isTokenProgram = (owner: string) => owner === TOKEN_PROGRAM_ADDRESS || owner === TOKEN_2022_PROGRAM

function readTokenAccount(data: Uint8Array) {
  const base58 = getBase58Decoder()
  return {
    mint: base58.decode(data.subarray(0, 32)),
    owner: base58.decode(data.subarray(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
  }
}
