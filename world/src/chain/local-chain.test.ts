import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type KeyPairSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { findAssociatedTokenPda, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from './keys.ts'
import { startLocalChain, type LocalChainServer } from './rpc-server.ts'

const SLOT_MS = 400
let folder: string
let nowMs: number
let server: LocalChainServer

const start = () => startLocalChain({ folder, now: () => nowMs, slotMs: SLOT_MS, seed: 'test', port: 0 })
const pass = (slots: number) => {
  nowMs += slots * SLOT_MS
}
const rpc = () => createSolanaRpc(server.url)
const ataOf = async (owner: Address) => {
  const [ata] = await findAssociatedTokenPda({
    owner,
    mint: address(server.faucet.mint),
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  return ata
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-chain-'))
  nowMs = 1_700_000_000_000
  server = await start()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Transfers lamports between two wallets, signed over the latest blockhash. */
async function transferOf(from: KeyPairSigner, to: Address, amount: bigint) {
  const { value: latest } = await rpc().getLatestBlockhash({ commitment: 'processed' }).send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(from, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
    (m) =>
      appendTransactionMessageInstructions(
        [getTransferSolInstruction({ source: from, destination: to, amount: lamports(amount) })],
        m,
      ),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return { wire: getBase64EncodedWireTransaction(signed), signature: getSignatureFromTransaction(signed), ...latest }
}

test('a faucet payment is processed immediately, confirmed after 2 slots and final after 8', async () => {
  const alice = await keyOf('test', 'alice')
  const signature = await server.faucet.give(alice.address, 5_000_000n)
  const status = async () => (await rpc().getSignatureStatuses([signature]).send()).value[0]?.confirmationStatus
  expect(await status()).toBe('processed')
  pass(2)
  expect(await status()).toBe('confirmed')
  pass(5)
  expect(await status()).toBe('confirmed')
  pass(1)
  expect(await status()).toBe('finalized')
})

test('a transaction contains the token balances before and after it, and its wire bytes', async () => {
  const alice = await keyOf('test', 'alice')
  await server.faucet.give(alice.address, 1_000_000n)
  const signature = await server.faucet.give(alice.address, 5_000_000n)
  const read = (commitment: 'confirmed' | 'finalized') =>
    rpc().getTransaction(signature, { commitment, encoding: 'base64', maxSupportedTransactionVersion: 0 }).send()
  expect(await read('confirmed')).toBeNull()
  pass(8)
  const transaction = await read('finalized')
  expect(transaction?.meta?.err).toBeNull()
  expect(transaction?.meta?.preTokenBalances?.map((b) => b.uiTokenAmount.amount)).toEqual(['1000000'])
  expect(transaction?.meta?.postTokenBalances?.map((b) => b.uiTokenAmount.amount)).toEqual(['6000000'])
  const balance = await rpc()
    .getTokenAccountBalance(await ataOf(alice.address))
    .send()
  expect(balance.value).toMatchObject({ amount: '6000000', decimals: 6 })
})

test('lists the transactions of an account newest first, up to a known one', async () => {
  const alice = await keyOf('test', 'alice')
  const first = await server.faucet.give(alice.address, 1n)
  const second = await server.faucet.give(alice.address, 2n)
  const third = await server.faucet.give(alice.address, 3n)
  pass(2)
  const ata = await ataOf(alice.address)
  const all = await rpc().getSignaturesForAddress(ata, { commitment: 'confirmed' }).send()
  expect(all.map((one) => one.signature)).toEqual([third, second, first])
  const since = await rpc().getSignaturesForAddress(ata, { commitment: 'confirmed', until: first }).send()
  expect(since.map((one) => one.signature)).toEqual([third, second])
})

test('the same signed bytes sent twice move the money once', async () => {
  const alice = await keyOf('test', 'alice')
  const bob = await keyOf('test', 'bob')
  await rpc().requestAirdrop(alice.address, lamports(2_000_000_000n)).send()
  const { wire } = await transferOf(alice, bob.address, 1_000_000_000n)
  await rpc().sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
  pass(1)
  await rpc().sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
  await expect(rpc().sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/already/i) },
  })
  expect((await rpc().getBalance(bob.address).send()).value).toBe(1_000_000_000n)
})

test('accepts bytes up to their last valid block height, and never after it', async () => {
  const alice = await keyOf('test', 'alice')
  const bob = await keyOf('test', 'bob')
  await rpc().requestAirdrop(alice.address, lamports(5_000_000_000n)).send()
  const onTime = await transferOf(alice, bob.address, 1_000_000_000n)
  const late = await transferOf(alice, bob.address, 2_000_000_000n)
  pass(150)
  expect(await rpc().getBlockHeight({ commitment: 'processed' }).send()).toBe(onTime.lastValidBlockHeight)
  await rpc().sendTransaction(onTime.wire, { encoding: 'base64' }).send()
  pass(1)
  await expect(rpc().sendTransaction(late.wire, { encoding: 'base64' }).send()).rejects.toThrow(/simulation/)
  await rpc().sendTransaction(late.wire, { encoding: 'base64', skipPreflight: true }).send()
  expect((await rpc().getSignatureStatuses([late.signature]).send()).value[0]).toBeNull()
  expect((await rpc().getBalance(bob.address).send()).value).toBe(1_000_000_000n)
})

test('a failing transaction is refused before sending, or executed with its error and without effect', async () => {
  const alice = await keyOf('test', 'alice')
  const bob = await keyOf('test', 'bob')
  await rpc().requestAirdrop(alice.address, lamports(1_000_000_000n)).send()
  const { wire, signature } = await transferOf(alice, bob.address, 9_000_000_000n)
  await expect(rpc().sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toThrow(/simulation/)
  expect((await rpc().getSignatureStatuses([signature]).send()).value[0]).toBeNull()
  await rpc().sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
  const [status] = (await rpc().getSignatureStatuses([signature]).send()).value
  expect(status?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
  expect((await rpc().getBalance(bob.address).send()).value).toBe(0n)
})

test('no block contains a transaction with a foreign signature', async () => {
  const alice = await keyOf('test', 'alice')
  const bob = await keyOf('test', 'bob')
  await rpc().requestAirdrop(alice.address, lamports(2_000_000_000n)).send()
  const { wire, signature } = await transferOf(alice, bob.address, 1_000_000_000n)
  const bytes = Buffer.from(wire, 'base64')
  bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5)
  await expect(
    rpc()
      .sendTransaction(getBase64EncodedWireTransaction(getTransactionDecoder().decode(bytes)), { encoding: 'base64' })
      .send(),
  ).rejects.toThrow(/simulation/)
  expect((await rpc().getSignatureStatuses([signature]).send()).value[0]).toBeNull()
  expect((await rpc().getBalance(bob.address).send()).value).toBe(0n)
})

test('a restart keeps genesis, balances and history, and counts the slots in between', async () => {
  const alice = await keyOf('test', 'alice')
  const signature = await server.faucet.give(alice.address, 7n)
  pass(20)
  const before = { genesis: await rpc().getGenesisHash().send(), slot: await rpc().getSlot().send() }
  await server.close()
  pass(5)
  server = await start()
  expect(await rpc().getGenesisHash().send()).toBe(before.genesis)
  expect(
    (
      await rpc()
        .getTokenAccountBalance(await ataOf(alice.address))
        .send()
    ).value.amount,
  ).toBe('7')
  expect((await rpc().getSignatureStatuses([signature]).send()).value[0]?.confirmationStatus).toBe('finalized')
  expect(await rpc().getSlot().send()).toBe(before.slot + 5n)
})

test('finds the token accounts of a wallet by their mint', async () => {
  const alice = await keyOf('test', 'alice')
  await server.faucet.give(alice.address, 7n)
  const found = await rpc()
    .getTokenAccountsByOwner(alice.address, { mint: address(server.faucet.mint) }, { encoding: 'base64' })
    .send()
  expect(found.value.map((one) => one.pubkey)).toEqual([await ataOf(alice.address)])
  expect(await rpc().getHealth().send()).toBe('ok')
  expect(await rpc().getMinimumBalanceForRentExemption(165n).send()).toBe(2_039_280n)
})
