import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Instruction,
} from '@solana/kit'
import { getMintToInstruction, getTransferCheckedInstruction } from '@solana-program/token'
import { expect, test } from 'vitest'
import { incomingOf, TOKEN_2022_PROGRAM, TOKEN_PROGRAM, type RpcTransaction } from './chain-transfers.ts'

const named = (n: number): Address => address(getBase58Decoder().decode(new Uint8Array(32).fill(n)))
const [payer, sender, ours, other, mint, fakeMint, owner, program] = [
  named(1),
  named(2),
  named(3),
  named(4),
  named(5),
  named(6),
  named(7),
  named(8),
]
const authority = createNoopSigner(payer)
const watched = { tokenAccount: ours, owner, mint }

const move = (amount: bigint, over: { from?: Address; to?: Address; by?: string } = {}): Instruction =>
  getTransferCheckedInstruction(
    { source: over.from ?? sender, mint, destination: over.to ?? ours, authority, amount, decimals: 6 },
    { programAddress: address(over.by ?? TOKEN_PROGRAM) },
  )

type TransactionParts = {
  readonly outer?: readonly Instruction[]
  /** Instructions called by the first outer instruction. */
  readonly inner?: readonly Instruction[]
  readonly before?: bigint
  readonly after: bigint
  readonly mint?: Address
  readonly owner?: Address
  /** The owner of the source account of `move`. */
  readonly sourceOwner?: Address
  readonly err?: unknown
}

/** Returns a transaction in the form of a node's response, with these instructions and this result for our account. */
function transactionWith({
  outer = [],
  inner = [],
  before = 0n,
  after,
  err = null,
  sourceOwner,
  ...holds
}: TransactionParts): RpcTransaction {
  const call: Instruction = { programAddress: program, accounts: inner.flatMap((one) => one.accounts ?? []) }
  const touch: Instruction = { programAddress: program, accounts: [{ address: ours, role: AccountRole.WRITABLE }] }
  const compiled = compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayer(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash(payer), lastValidBlockHeight: 1n }, m),
      (m) => appendTransactionMessageInstructions([...(inner.length > 0 ? [call] : []), ...outer, touch], m),
    ),
  )
  const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(compiled.messageBytes)
  // A program that another program calls is loaded in addition to the accounts of the message.
  const writable = [address(TOKEN_PROGRAM)]
  const accounts = [...staticAccounts, ...writable]
  const balance = (amount: bigint) => ({
    accountIndex: accounts.indexOf(ours),
    mint: holds.mint ?? mint,
    owner: holds.owner ?? owner,
    uiTokenAmount: { amount: amount.toString() },
  })
  const source =
    sourceOwner === undefined ? [] : [{ ...balance(100n), accountIndex: accounts.indexOf(sender), owner: sourceOwner }]
  const instructions = inner.map((one) => ({
    programIdIndex: accounts.indexOf(one.programAddress),
    accounts: (one.accounts ?? []).map((meta) => accounts.indexOf(meta.address)),
    data: getBase58Decoder().decode(one.data ?? new Uint8Array()),
  }))
  return {
    slot: 9n,
    transaction: [getBase64EncodedWireTransaction(compiled), 'base64'],
    meta: {
      err,
      preTokenBalances: [balance(before), ...source],
      postTokenBalances: [balance(after)],
      innerInstructions: [{ index: 0, instructions }],
      loadedAddresses: { writable, readonly: [] },
    },
  }
}
const seen = (story: TransactionParts) =>
  incomingOf('signature', transactionWith(story), watched).map(({ path, amount, isUnexplained }) => ({
    path,
    amount,
    isUnexplained,
  }))

test.each([
  ['the owner of the source gave the order', payer, payer],
  ['a delegate of the owner gave the order', other, null],
  ['the node does not say who owns the source', undefined, null],
])('WDR-18 returns the sender of a transfer if %s: %#', (_case, sourceOwner, found) => {
  const transaction = transactionWith({
    outer: [move(5n)],
    after: 5n,
    ...(sourceOwner !== undefined && { sourceOwner }),
  })
  expect(incomingOf('signature', transaction, watched).map((one) => one.sender)).toEqual([found])
})

test('WDR-18 returns no sender of a movement that the instructions do not explain', () => {
  const transaction = transactionWith({ outer: [move(5n)], after: 9n, sourceOwner: payer })
  expect(incomingOf('signature', transaction, watched)).toMatchObject([{ isUnexplained: true, sender: null }])
})

test('DEP-03 identifies a transfer by a program by its instruction path', () => {
  expect(seen({ inner: [move(5n)], after: 5n })).toEqual([{ path: '0.0', amount: 5n, isUnexplained: false }])
})

test('DEP-03 distinguishes outer transfers, inner transfers and a mint in one transaction', () => {
  const minted = getMintToInstruction({ mint, token: ours, mintAuthority: authority, amount: 4n })
  expect(seen({ inner: [move(1n), move(2n)], outer: [move(3n), minted], before: 7n, after: 17n })).toEqual([
    { path: '1', amount: 3n, isUnexplained: false },
    { path: '2', amount: 4n, isUnexplained: false },
    { path: '0.0', amount: 1n, isUnexplained: false },
    { path: '0.1', amount: 2n, isUnexplained: false },
  ])
})

test('DEP-03 ignores a transfer of zero next to another transfer', () => {
  expect(seen({ outer: [move(0n), move(5n)], after: 5n })).toEqual([{ path: '1', amount: 5n, isUnexplained: false }])
  expect(seen({ inner: [move(0n)], after: 9n })).toEqual([{ path: 'balance', amount: 9n, isUnexplained: true }])
})

test('ignores transfers to other accounts, from our own accounts, and out of the account', () => {
  expect(seen({ outer: [move(5n, { to: other })], before: 3n, after: 3n })).toEqual([])
  expect(seen({ outer: [move(5n, { from: ours })], before: 3n, after: 3n })).toEqual([])
  expect(seen({ outer: [move(5n, { from: ours, to: other })], before: 8n, after: 3n })).toEqual([])
})

test('DEP-01 ignores a transfer in a failed transaction', () => {
  expect(seen({ outer: [move(5n)], after: 5n, err: { InstructionError: [0, 'InvalidArgument'] } })).toEqual([])
})

test('DEP-04 ignores another mint, and an account that no longer belongs to us', () => {
  expect(seen({ outer: [move(5n)], after: 5n, mint: fakeMint })).toEqual([])
  expect(seen({ outer: [move(5n)], after: 5n, owner: other })).toEqual([])
})

test('DEP-04 returns the net amount for a mint with transfer fees', () => {
  expect(seen({ outer: [move(100n, { by: TOKEN_2022_PROGRAM })], after: 97n })).toEqual([
    { path: '0', amount: 97n, isUnexplained: false },
  ])
})

test('DEP-04 returns one unexplained movement if the instructions do not explain the balance', () => {
  expect(seen({ after: 9n })).toEqual([{ path: 'balance', amount: 9n, isUnexplained: true }])
  expect(seen({ outer: [move(5n), move(2n, { from: ours, to: other })], after: 3n })).toEqual([
    { path: '0', amount: 3n, isUnexplained: false },
  ])
  expect(seen({ outer: [move(5n), move(4n)], after: 8n })).toEqual([{ path: '0', amount: 8n, isUnexplained: true }])
})

test('ignores a similar instruction of another program', () => {
  expect(seen({ outer: [move(5n, { by: program })], before: 3n, after: 3n })).toEqual([])
})
