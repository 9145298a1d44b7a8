import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type AuditKeeper, startAuditKeeper } from '../audit-keeper.ts'
import { feedAccounts } from '../bank/feed-accounts.ts'
import { type LocalBank, startLocalBank } from '../bank/local-bank.ts'
import { type ColdWallet, openColdWallet } from '../chain/cold-wallet.ts'
import { type LocalNodes, startNodes } from '../chain/nodes.ts'
import { type LocalChainServer, startLocalChain } from '../chain/rpc-server.ts'
import { accountNumbers, BANK } from '../stories/exchange-bank.ts'
import { type ForgedFeed, startForgedFeed } from './forged-feed.ts'
import { type RateSources, startRateSources } from './rate-sources.ts'

export const SLOT_MS = 400
type Options = { readonly folder: string; readonly seed: number; readonly now: () => Date }

/** All external parties of the simulated exchange. A restored backup does not change their state. */
export type Counterparts = {
  readonly chain: LocalChainServer
  readonly nodes: LocalNodes
  readonly cold: ColdWallet
  readonly bank: LocalBank
  readonly feed: ForgedFeed
  readonly rates: RateSources
  readonly keeper: AuditKeeper
  /** The settings of a server that uses them. */
  readonly settings: Readonly<Record<string, string | undefined>>
  readonly close: () => Promise<void>
}

export async function openCounterparts({ folder, seed, now }: Options): Promise<Counterparts> {
  const [bankSecret, copySecret] = [
    `between bank and exchange ${randomUUID()}`,
    `between keeper and exchange ${randomUUID()}`,
  ]
  const time = (): number => now().getTime()
  const chain = await startLocalChain({ folder, now: time, slotMs: SLOT_MS, seed: `town ${seed}`, port: 0 })
  const nodes = await startNodes(chain.url)
  const cold = await openColdWallet(chain, `town ${seed}`)
  const bank = await startLocalBank({ name: BANK, accounts: accountNumbers, now, port: 0, secret: bankSecret })
  const feed = await startForgedFeed(bank.feedUrl)
  const rates = await startRateSources(folder, now)
  const keeper = await startAuditKeeper({ secret: copySecret, file: join(folder, 'audit.jsonl') })
  return {
    chain,
    nodes,
    cold,
    bank,
    feed,
    rates,
    keeper,
    settings: {
      CHAIN_RPC_URL: nodes.urls,
      CHAIN_GENESIS_HASH: chain.chain.genesisHash,
      CHAIN_COLD_WALLET: cold.address,
      BANK_FEED_URL: feed.url,
      BANK_FEED_SECRET: bankSecret,
      BANK_FEED_ACCOUNTS: feedAccounts(bank),
      AUDIT_COPY_URL: keeper.url,
      AUDIT_COPY_SECRET: copySecret,
      ...rates.settings,
    },
    close: async () => {
      await Promise.all([bank, feed, rates, keeper].map((each) => each.stop()))
      await nodes.close()
      await chain.close()
    },
  }
}
