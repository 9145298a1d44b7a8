import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyBooks } from '../../../apps/server/src/services/audit/verify.job.ts'
import { ownAddress } from '../../../apps/server/src/payments/deposits/addresses.sql.ts'
import { giveAddress } from '../../../apps/server/src/payments/deposits/give-address.ts'
import { watchDepositsOnce } from '../../../apps/server/src/payments/deposits/watch-deposits.ts'
import { openSigner, type SignerDeps } from '../../../apps/server/src/payments/signer/open-signer.ts'
import { makeAddressesOnce } from '../../../apps/server/src/payments/signer/make-addresses.ts'
import { type ColdWallet, openColdWallet } from '../chain/cold-wallet.ts'
import { type LocalNodes, startNodes } from '../chain/nodes.ts'
import { startLocalChain, type LocalChainServer } from '../chain/rpc-server.ts'
import { asOwnerOf } from './as-owner.ts'
import { testExchange, type Person, type TestExchange } from './exchange.ts'

export const CHAIN = 'solana_devnet'
export const COIN = 'tUSD'
const SLOT_MS = 400

export type ChainExchange = TestExchange & {
  readonly chain: LocalChainServer
  /** The two nodes in front of the chain, which a test may make lie. */
  readonly nodes: LocalNodes['nodes']
  readonly signer: SignerDeps
  /** The cold wallet with its key. */
  readonly cold: ColdWallet
  /** Advances the chain by slots, without moving the database's clock. */
  readonly slots: (count: number) => void
  /** Returns a new or given verified customer with a watched deposit address. */
  readonly depositor: (who?: Person) => Promise<Person & { readonly address: string }>
  /** Runs the deposit watcher once, like the job does every second. */
  readonly watch: () => Promise<void>
  readonly tokenBalance: (customerId: string) => Promise<{ posted: bigint; held: bigint }>
  /** Runs a statement as the database's owner, beyond the app's rights, like an intruder. */
  readonly asOwner: (statement: RawBuilder<unknown>) => Promise<void>
  /** The balance of a wallet on the chain, including transactions that are not final. */
  readonly onChain: (wallet: string) => Promise<bigint>
}

/**
 * An exchange with a local chain, tUSD listed on it, and a hot wallet with `hot` minor units, capped if a share is
 * given.
 */
export async function chainExchange(
  hot = 1_000_000_000_000n,
  shareBp?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChainExchange> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-chain-'))
  // Chain and database start at the same time, and only `slots` moves the chain.
  let nowMs = Date.now()
  const chain = await startLocalChain({ folder, now: () => nowMs, slotMs: SLOT_MS, seed: 'test', port: 0 })
  const cold = await openColdWallet(chain, 'test')
  const nodes = await startNodes(chain.url)
  const exchange = await testExchange({
    CHAIN_RPC_URL: nodes.urls,
    CHAIN_GENESIS_HASH: chain.chain.genesisHash,
    ...(shareBp !== undefined && { CHAIN_COLD_WALLET: cold.address, CHAIN_HOT_SHARE_BP: String(shareBp) }),
    ...settings,
  })
  const signer = openSigner(exchange.deps)
  const slots = (count: number) => void (nowMs += count * SLOT_MS)
  await listCoin(exchange, chain.faucet.mint)
  const wallet = await signer.keys.hotWallet()
  await chain.faucet.airdrop(wallet.address, 1_000_000_000_000n)
  if (hot > 0n) await chain.faucet.give(wallet.address, hot)
  slots(10)
  await verifyBooks(exchange.deps, 'tail')
  await signer.life.refresh()
  await makeAddressesOnce(signer)
  const coinOnChain = { mint: chain.faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  return {
    ...exchange,
    chain,
    nodes: nodes.nodes,
    signer,
    cold,
    slots,
    depositor: async (who) => {
      const person = who ?? (await exchange.customer())
      return { ...person, address: await openAddress(exchange, signer, person.id) }
    },
    watch: () => watchDepositsOnce({ ...exchange.deps, chain: signer.chain }),
    tokenBalance: async (customerId) => {
      const { rows } = await sql<{ posted: bigint; held: bigint }>`
        select posted, held from account where customer_id = ${customerId} and kind = 'token' and coin = ${COIN}`.execute(
        exchange.deps.db,
      )
      return rows[0] ?? { posted: 0n, held: 0n }
    },
    asOwner: asOwnerOf(exchange),
    onChain: async (owner) => {
      const account = await signer.chain.tokenAccountOf(owner, coinOnChain)
      return BigInt(chain.chain.vm.tokenBalance(account)?.amount ?? '0')
    },
    close: async () => {
      await exchange.close()
      await nodes.close()
      await chain.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listCoin(exchange: TestExchange, mint: string): Promise<void> {
  await exchange.coin(COIN, 'crypto', 6)
  await sql`
    insert into coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo)
    values (${COIN}, ${CHAIN}, ${mint}, ${TOKEN_PROGRAM_ADDRESS}, 8, true, 1000000, true, 1000000, 10000000, 1000000000, 'optional')`.execute(
    exchange.deps.db,
  )
}

/** Requests the deposit address like the deposit page, and lets the signer create it. */
async function openAddress(exchange: TestExchange, signer: SignerDeps, customerId: string): Promise<string> {
  await makeAddressesOnce(signer)
  const deps = { chain: signer.chain, seal: signer.addressSeal }
  const address = await exchange.deps.inTx(`customer:${customerId}`)(async (tx) => {
    const given = await giveAddress(tx, deps, customerId, { coin: COIN, chain: CHAIN })
    return given.ok ? ok(await ownAddress(tx, signer.addressSeal, CHAIN, customerId)) : given
  })
  if (!address.ok || address.value === undefined) throw new Error('the deposit address was not created')
  return address.value
}
