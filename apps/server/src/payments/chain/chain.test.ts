import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address, type Instruction } from '@solana/kit'
import { getTransferCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { keyOf } from '#world/chain/keys.ts'
import { computePriceOf } from '#world/chain/compute-prices.ts'
import { startLocalChain, type LocalChainServer } from '#world/chain/rpc-server.ts'
import { connectChain, type Chain } from './chain.ts'
import type { CoinOnChain } from './chain-node.ts'

const SLOT_MS = 400
let folder: string
let nowMs: number
let world: LocalChainServer
let chain: Chain
let coin: CoinOnChain

const start = (seed: string) =>
  startLocalChain({ folder: join(folder, seed), now: () => nowMs, slotMs: SLOT_MS, seed, port: 0 })
const pass = (slots: number) => {
  nowMs += slots * SLOT_MS
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-chain-'))
  nowMs = 1_700_000_000_000
  world = await start('one')
  chain = connectChain({ chain: 'solana_devnet', rpcUrls: [world.url], genesisHash: world.chain.genesisHash })
  coin = { mint: world.faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6 }
})
afterEach(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const watch = async (owner: string) => ({
  tokenAccount: await chain.tokenAccountOf(owner, coin),
  owner,
  mint: coin.mint,
})

/** Returns a wallet with lamports for fees and `amount` of tUSD. */
async function richWallet(name: string, amount: bigint) {
  const key = await keyOf('one', name)
  await world.faucet.airdrop(key.address, 1_000_000_000n)
  await world.faucet.give(key.address, amount)
  return key
}

test('announces a confirmed deposit, and settles it only when it is finalized', async () => {
  const alice = await keyOf('one', 'alice')
  const watched = await watch(alice.address)
  const signature = await world.faucet.give(alice.address, 5_000_000n)
  expect(await chain.arrivals(watched.tokenAccount, undefined)).toEqual([])
  pass(2)
  expect(await chain.arrivals(watched.tokenAccount, undefined)).toMatchObject([{ signature, finalized: false }])
  expect(await chain.announced(signature, watched)).toMatchObject([
    { path: '1', amount: 5_000_000n, isUnexplained: false },
  ])
  expect(await chain.settled(signature, watched)).toBeUndefined()
  pass(6)
  expect(await chain.settled(signature, watched)).toMatchObject([
    {
      signature,
      path: '1',
      amount: 5_000_000n,
      destination: watched.tokenAccount,
      mint: coin.mint,
      isUnexplained: false,
    },
  ])
  expect(await chain.arrivals(watched.tokenAccount, signature)).toEqual([])
})

test('DEP-03 distinguishes two transfers to us in one transaction by their instruction path', async () => {
  const alice = await keyOf('one', 'alice')
  const sender = await richWallet('sender', 9_000_000n)
  await world.faucet.give(alice.address, 1n)
  const watched = await watch(alice.address)
  const move = async (amount: bigint): Promise<Instruction> =>
    getTransferCheckedInstruction({
      source: address(await chain.tokenAccountOf(sender.address, coin)),
      mint: address(coin.mint),
      destination: address(watched.tokenAccount),
      authority: sender,
      amount,
      decimals: 6,
    })
  const signature = await world.faucet.send([await move(2_000_000n), await move(3_000_000n)])
  pass(8)
  expect(await chain.settled(signature, watched)).toMatchObject([
    { path: '0', amount: 2_000_000n },
    { path: '1', amount: 3_000_000n },
  ])
})

test('DEP-01 ignores a transaction that failed on the chain', async () => {
  const alice = await keyOf('one', 'alice')
  const sender = await richWallet('sender', 1_000_000n)
  await world.faucet.give(alice.address, 1n)
  const watched = await watch(alice.address)
  const known = (await world.faucet.give(alice.address, 1n)) as string
  const { wire, signature } = await chain.signPayment({
    from: sender,
    feePayer: sender,
    to: alice.address,
    coin,
    amount: 50_000_000n,
    memo: 'too much',
  })
  await chain.broadcast(wire)
  pass(8)
  expect(await chain.arrivals(watched.tokenAccount, known)).toMatchObject([
    { signature, failed: true, finalized: true },
  ])
  expect(await chain.settled(signature, watched)).toEqual([])
  expect(await chain.stateOf(signature)).toBe('failed')
})

test('DEP-05 settles nothing while two providers respond differently', async () => {
  const alice = await keyOf('one', 'alice')
  const watched = await watch(alice.address)
  const signature = await world.faucet.give(alice.address, 5_000_000n)
  pass(8)
  const lagging = await start('two')
  const both = connectChain({
    chain: 'solana_devnet',
    rpcUrls: [world.url, lagging.url],
    genesisHash: world.chain.genesisHash,
  })
  expect(await both.settled(signature, watched)).toBeUndefined()
  expect(await both.stateOf(signature)).toBe('unknown')
  expect(await both.finalizedHeight()).toBe(
    await connectChain({ chain: 'x', rpcUrls: [lagging.url], genesisHash: '' }).finalizedHeight(),
  )
  await lagging.close()
})

test('DEP-06 rejects another chain behind the same address at the start', async () => {
  const genesisHash = world.chain.genesisHash
  await connectChain({ chain: 'solana_mainnet', rpcUrls: [world.url], genesisHash }).check()
  const other = await start('two')
  await expect(connectChain({ chain: 'solana_mainnet', rpcUrls: [other.url], genesisHash }).check()).rejects.toThrow(
    /solana_mainnet has the genesis hash/,
  )
  await other.close()
})

test('creates the receiving account and pays once, however often the bytes are sent', async () => {
  const hot = await richWallet('hot', 9_000_000n)
  const bob = await keyOf('one', 'bob')
  pass(8)
  const signed = await chain.signPayment({
    from: hot,
    feePayer: hot,
    to: bob.address,
    coin,
    amount: 4_000_000n,
    memo: 'w1',
  })
  expect(await chain.stateOf(signed.signature)).toBe('absent')
  for (let i = 0; i < 3; i++) await chain.broadcast(signed.wire)
  expect(await chain.stateOf(signed.signature)).toBe('landed')
  pass(8)
  expect(await chain.stateOf(signed.signature)).toBe('finalized')
  expect(await chain.tokenBalance(await chain.tokenAccountOf(bob.address, coin))).toBe(4_000_000n)
})

test('treats two equal payments with different memos as two payments', async () => {
  const hot = await richWallet('hot', 9_000_000n)
  const bob = await keyOf('one', 'bob')
  for (const memo of ['w1', 'w2']) {
    const signed = await chain.signPayment({
      from: hot,
      feePayer: hot,
      to: bob.address,
      coin,
      amount: 1_000_000n,
      memo,
    })
    await chain.broadcast(signed.wire)
  }
  expect(await chain.tokenBalance(await chain.tokenAccountOf(bob.address, coin))).toBe(2_000_000n)
})

test('reports a payment as absent if its bytes were sent too late', async () => {
  const hot = await richWallet('hot', 9_000_000n)
  const bob = await keyOf('one', 'bob')
  pass(8)
  const signed = await chain.signPayment({ from: hot, feePayer: hot, to: bob.address, coin, amount: 1n, memo: 'w1' })
  pass(160)
  expect((await chain.finalizedHeight()) > signed.lastValidHeight).toBe(true)
  await chain.broadcast(signed.wire)
  expect(await chain.stateOf(signed.signature)).toBe('absent')
})

test('WDR-14 accepts only a wallet of this chain', async () => {
  const alice = await keyOf('one', 'alice')
  await world.faucet.give(alice.address, 1n)
  const corpus: Record<string, string> = {
    [alice.address]: 'wallet',
    [await chain.tokenAccountOf(alice.address, coin)]: 'not_a_wallet',
    [coin.mint]: 'not_a_wallet',
    '11111111111111111111111111111111': 'not_a_wallet',
    [TOKEN_PROGRAM_ADDRESS]: 'not_a_wallet',
    '': 'invalid',
    ' ': 'invalid',
    [` ${alice.address}`]: 'invalid',
    [`${alice.address}\n`]: 'invalid',
    [alice.address.toLowerCase()]: 'invalid',
    [alice.address.slice(0, 20)]: 'invalid',
    [`${alice.address}1`]: 'invalid',
    '0x52908400098527886E0F7030069857D2E4169EE7': 'invalid',
    bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq: 'invalid',
    [alice.address.replace(/^./, 'А')]: 'invalid',
    ＡＢＣ: 'invalid',
  }
  for (const [text, kind] of Object.entries(corpus)) expect([text, await chain.kindOf(text)]).toEqual([text, kind])
})

test('reads the balances of 100 accounts at a time, and none for a missing account', async () => {
  const alice = await keyOf('one', 'alice')
  await world.faucet.give(alice.address, 5_000_000n)
  const { tokenAccount } = await watch(alice.address)
  const others = await Promise.all(
    Array.from(
      { length: 120 },
      async (_, at) => (await watch((await keyOf('one', `other ${at}`)).address)).tokenAccount,
    ),
  )
  pass(2)
  const read = await chain.balancesOf([...others, tokenAccount])
  expect(read.size).toBe(121)
  expect(read.get(tokenAccount)).toBe('5000000')
  expect(new Set(others.map((other) => read.get(other)))).toEqual(new Set(['']))
})

test('offers the price that recent blocks charged for the same accounts, up to a maximum', async () => {
  const from = await richWallet('payer', 9_000_000n)
  const to = await keyOf('one', 'receiver')
  const source = address(await chain.tokenAccountOf(from.address, coin))
  const pay = async () => {
    const signed = await chain.signPayment({ from, feePayer: from, to: to.address, coin, amount: 1n, memo: `${nowMs}` })
    return computePriceOf(signed)
  }
  pass(9)
  expect(await pay()).toBe(0)
  const bid = async (microLamports: bigint) => {
    const own = getTransferCheckedInstruction({
      source,
      mint: address(coin.mint),
      destination: address(await chain.tokenAccountOf(to.address, coin)),
      authority: from,
      amount: 1n,
      decimals: 6,
    })
    await world.faucet.send([getSetComputeUnitPriceInstruction({ microLamports }), own])
    pass(1)
  }
  await world.faucet.give(to.address, 1n)
  await bid(2_500n)
  pass(9)
  expect(await pay()).toBe(2_500)
  for (let n = 0; n < 4; n += 1) await bid(5_000_000n)
  pass(9)
  expect(await pay()).toBe(1_000_000)
})
