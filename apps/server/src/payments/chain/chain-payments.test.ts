import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { memosOf } from '#world/chain/memos.ts'
import { startLocalChain, type LocalChainServer } from '#world/chain/rpc-server.ts'
import { connectChain, type Chain } from './chain.ts'
import type { CoinOnChain } from './chain-node.ts'
import { MEMO_PROGRAM } from './chain-payments.ts'
import { unpack } from './chain-transfers.ts'

const SLOT_MS = 400
let folder: string
let nowMs: number
let world: LocalChainServer
let chain: Chain
let coin: CoinOnChain
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-payments-'))
  nowMs = 1_700_000_000_000
  world = await startLocalChain({ folder, now: () => nowMs, slotMs: SLOT_MS, seed: 'one', port: 0 })
  chain = connectChain({ chain: 'solana_devnet', rpcUrls: [world.url], genesisHash: world.chain.genesisHash })
  coin = { mint: world.faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6 }
})
afterEach(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const pass = (slots: number) => {
  nowMs += slots * SLOT_MS
}
/** Returns the hot wallet with lamports for fees and 9 tUSD, and a wallet without an account of the coin. */
async function wallets() {
  const hot = await keyOf('one', 'hot')
  await world.faucet.airdrop(hot.address, 1_000_000_000n)
  await world.faucet.give(hot.address, 9_000_000n)
  pass(8)
  return { hot, bob: await keyOf('one', 'bob') }
}

test.each([
  ['digits', '104857'],
  ['33 Chinese characters', '账'.repeat(33)],
  ['100 letters', 'x'.repeat(100)],
])(
  'WDR-20 the chain executes a payment with a tag of %s, which has the tag before the transfer and the id after it',
  async (_, tag) => {
    const { hot, bob } = await wallets()
    const id = randomUUID()
    const to = { to: bob.address, tag }
    const signed = await chain.signPayment({ from: hot, feePayer: hot, ...to, coin, amount: 4_000_000n, memo: id })
    await chain.broadcast(signed.wire)
    pass(8)
    expect(await chain.stateOf(signed.signature)).toBe('finalized')
    expect(await chain.tokenBalance(await chain.tokenAccountOf(bob.address, coin))).toBe(4_000_000n)
    expect(memosOf(signed)).toEqual([tag, id])
    const programs = programsOf(signed.wire)
    expect(programs.slice(-3)).toEqual([MEMO_PROGRAM, TOKEN_PROGRAM_ADDRESS, MEMO_PROGRAM])
  },
)

const SENT = '104857'
test.each([
  ['its tag', SENT, SENT, true],
  ['another tag', SENT, '104858', false],
  ['no tag where one is due', null, SENT, false],
  ['a tag where none is due', SENT, null, false],
  ['none where none is due', null, null, true],
])(
  'WDR-20 finds a payment with the id and %s, and matches it only with the tag of its withdrawal',
  async (_, sent, due, matches) => {
    const { hot, bob } = await wallets()
    const since = new Date(nowMs)
    const payment = { memo: randomUUID(), to: bob.address, coin, amount: 1_000_000n }
    const signed = await chain.signPayment({ ...payment, from: hot, feePayer: hot, tag: sent })
    await chain.broadcast(signed.wire)
    pass(8)
    const [history] = await chain.histories({ ...payment, from: hot.address, tag: due, since })
    expect(history).toMatchObject({ payments: [{ signature: signed.signature, matches }] })
    const [listed] = await chain.outgoing({ wallet: hot.address, coins: [coin], since })
    expect(listed).toMatchObject({ payments: [{ memo: payment.memo, tag: sent, recipient: bob.address }] })
  },
)

/** Returns the programs of a transaction in the order of its instructions. */
const programsOf = (wire: string): string[] =>
  unpack({ slot: 0n, transaction: [wire, 'base64'], meta: null }).instructions.map(({ program }) => program)
