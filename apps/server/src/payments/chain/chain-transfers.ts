import {
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Address,
} from '@solana/kit'

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner?: string
  readonly uiTokenAmount: { readonly amount: string }
}

/** A transaction as `getTransaction` returns it with base64, reduced to the fields that crediting reads. */
export type RpcTransaction = {
  readonly slot: bigint
  readonly transaction: readonly [string, string]
  readonly meta: {
    readonly err: unknown
    readonly preTokenBalances?: readonly TokenBalance[]
    readonly postTokenBalances?: readonly TokenBalance[]
    readonly innerInstructions?:
      | readonly {
          readonly index: number
          readonly instructions: readonly {
            readonly programIdIndex: number
            readonly accounts: readonly number[]
            readonly data: string
          }[]
        }[]
      | null
    readonly loadedAddresses?: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  } | null
}

/**
 * One movement of one mint into one token account. `isUnexplained` is true if the instructions do not explain the
 * balance, so that a person must check it.
 */
export type Incoming = {
  readonly signature: string
  readonly slot: bigint
  readonly path: string
  readonly destination: string
  readonly mint: string
  readonly amount: bigint
  readonly isUnexplained: boolean
  /** The wallet that owns the source and signed the transfer; null if the instruction does not show one. */
  readonly sender: string | null
}
export type WatchedAccount = { readonly tokenAccount: string; readonly owner: string; readonly mint: string }

type Instruction = {
  readonly path: string
  readonly program: string
  readonly accounts: string[]
  readonly data: Uint8Array
}

/**
 * Token instructions that increase an account's balance: discriminator → positions of the source, the mint if it is
 * given, and the destination.
 */
const movements: Readonly<
  Record<
    number,
    { readonly source?: number; readonly mint?: number; readonly destination: number; readonly authority?: number }
  >
> = {
  3: { source: 0, destination: 1, authority: 2 }, // Transfer
  12: { source: 0, mint: 1, destination: 2, authority: 3 }, // TransferChecked
  7: { mint: 0, destination: 1 }, // MintTo
  14: { mint: 0, destination: 1 }, // MintToChecked
}
const AMOUNT_AT = 1

/**
 * Returns the movements of a transaction into `watched`, by instruction. The change of the balance is the amount; the
 * instructions only divide it. If they do not add up to it, returns one unexplained movement of the whole change.
 */
export function incomingOf(signature: string, reported: RpcTransaction, watched: WatchedAccount): Incoming[] {
  if (reported.meta === null || reported.meta.err !== null) return []
  const { accounts, instructions } = unpack(reported)
  const index = accounts.indexOf(watched.tokenAccount)
  const gained =
    balanceAt(reported.meta.postTokenBalances, index, watched) -
    balanceAt(reported.meta.preTokenBalances, index, watched)
  if (index < 0 || gained <= 0n) return []
  const moved = instructions.map(movementOf).filter((one) => one !== undefined)
  // A transfer of zero is not a movement, and anybody can add one to a transaction.
  const into = moved.filter(
    (one) => one.amount > 0n && one.destination === watched.tokenAccount && one.source !== watched.tokenAccount,
  )
  const common = { signature, slot: reported.slot, destination: watched.tokenAccount, mint: watched.mint }
  const [first] = into
  if (into.reduce((sum, one) => sum + one.amount, 0n) === gained)
    return into.map((one) => ({
      ...common,
      path: one.path,
      amount: one.amount,
      isUnexplained: false,
      sender: senderOf(one, accounts, reported.meta?.preTokenBalances),
    }))
  // If the mint has a transfer fee, less arrives than was sent.
  const isTransferFee = first !== undefined && into.length === 1 && gained < first.amount
  return [{ ...common, path: first?.path ?? 'balance', amount: gained, isUnexplained: !isTransferFee, sender: null }]
}

/** Returns the owner of the source before the transaction, if the owner signed and not a delegate. */
function senderOf(
  { source, authority }: NonNullable<ReturnType<typeof movementOf>>,
  accounts: readonly string[],
  balances: readonly TokenBalance[] | undefined,
): string | null {
  const owner = balances?.find(({ accountIndex }) => accounts[accountIndex] === source)?.owner
  return owner !== undefined && owner === authority ? owner : null
}

/** Returns the accounts and instructions of a transaction, including instructions by programs. */
export function unpack(reported: RpcTransaction): { accounts: string[]; instructions: Instruction[] } {
  const wire = getBase64Encoder().encode(reported.transaction[0])
  const message = getCompiledTransactionMessageDecoder().decode(getTransactionDecoder().decode(wire).messageBytes)
  const loaded = reported.meta?.loadedAddresses
  const accounts: string[] = [...message.staticAccounts, ...(loaded?.writable ?? []), ...(loaded?.readonly ?? [])]
  const at = (index: number) => accounts[index] ?? ''
  // A message of an unknown version has no readable instructions. Then only the balance counts, and a person checks it.
  const outer = ('instructions' in message ? message.instructions : []).map((one, i) => ({
    path: `${i}`,
    program: at(one.programAddressIndex),
    accounts: (one.accountIndices ?? []).map(at),
    data: new Uint8Array(one.data ?? []),
  }))
  const inner = (reported.meta?.innerInstructions ?? []).flatMap((group) =>
    group.instructions.map((one, j) => ({
      path: `${group.index}.${j}`,
      program: at(one.programIdIndex),
      accounts: one.accounts.map(at),
      data: new Uint8Array(getBase58Encoder().encode(one.data)),
    })),
  )
  return { accounts, instructions: [...outer, ...inner] }
}

/** Zero if the account does not exist, holds another mint, or no longer belongs to our wallet. */
function balanceAt(balances: readonly TokenBalance[] | undefined, index: number, watched: WatchedAccount): bigint {
  const found = balances?.find((one) => one.accountIndex === index)
  return found?.mint === watched.mint && found.owner === watched.owner ? BigInt(found.uiTokenAmount.amount) : 0n
}

/** Returns the token movement of an instruction; undefined for any other instruction. */
export function movementOf({ path, program, accounts, data }: Instruction) {
  if (program !== TOKEN_PROGRAM && program !== TOKEN_2022_PROGRAM) return undefined
  const places = movements[data[0] ?? -1]
  if (places === undefined || data.length < AMOUNT_AT + 8) return undefined
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(AMOUNT_AT, true)
  const source = places.source === undefined ? undefined : accounts[places.source]
  const mint = places.mint === undefined ? undefined : accounts[places.mint]
  const authority = places.authority === undefined ? undefined : accounts[places.authority]
  return { path, source, mint, destination: accounts[places.destination], authority, amount }
}
