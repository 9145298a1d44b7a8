import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../../apps/server/src/platform/config.ts'
import { connect } from '../../../apps/server/src/platform/database.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import type { ServingUrls } from '../../../apps/server/src/platform/roles.ts'
import type { Loop } from '../../../apps/server/src/platform/loops.ts'
import { configuredChain } from '../../../apps/server/src/providers/configured-chain.ts'
import { assemble, type Server } from '../../../apps/server/src/server.ts'
import { loops, signerLoops } from '../../../apps/server/src/tasks.ts'
import { advanceWithdrawalsOnce } from '../../../apps/server/src/withdrawals/advance-withdrawals.ts'
import { feedAccounts } from '../bank/feed-accounts.ts'
import { type LocalBank, startLocalBank } from '../bank/local-bank.ts'
import { type ColdWallet, openColdWallet } from '../chain/cold-wallet.ts'
import { custodian } from '../chain/custodian.ts'
import { fundHotWallet } from '../chain/fund-hot-wallet.ts'
import { type Lies, type LocalNodes, startNodes } from '../chain/nodes.ts'
import { type LocalChainServer, startLocalChain } from '../chain/rpc-server.ts'
import { type Dice, dice } from '../makers/dice.ts'
import { databaseSettings } from '../serving-urls.ts'
import { accountNumbers, BANK } from '../stories/foundation.sql.ts'
import type { Stage } from '../stories/stage.ts'
import { verifyingBooks } from '../stories/verifying-books.ts'
import { faulty } from './faulty-chain.ts'

/** The product in this process with a bank and a chain beside it, and one clock for all of them that only actions move. */
export type Town = Stage & {
  readonly config: Config
  /** The database as its owner, who knows what the world gave. */
  readonly ownerUrl: string
  readonly bank: LocalBank
  readonly chain: LocalChainServer
  /** Before the chain; now and then one of them lies. */
  readonly nodes: LocalNodes['nodes']
  readonly cold: ColdWallet
  readonly now: () => Date
  readonly pass: (ms: number) => void
  /** The server is stopped and another one is made: what was in its memory is gone. */
  readonly restart: () => Promise<void>
  /** What the server logged as an error, newest last: in a town that works there is nothing. */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}
export type TownOptions = { readonly seed: number; readonly ownerUrl: string; readonly urls: ServingUrls }

/** Shared by the town's bank and its server. */
const BANK_SECRET = `between the bank and the house ${randomUUID()}`
const SLOT_MS = 400
const FINAL_MS = 12 * SLOT_MS
/** A Monday, early in a month: days and months turn within a run. */
const START = Date.UTC(2026, 2, 2, 9)

/** Opens a town over a migrated, empty database. */
export async function openTown({ seed, ownerUrl, urls }: TownOptions): Promise<Town> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-simulation-'))
  let nowMs = START
  const now = (): Date => new Date(nowMs)
  const chain = await startLocalChain({ folder, now: () => nowMs, slotMs: SLOT_MS, seed: `town ${seed}`, port: 0 })
  const bank = await startLocalBank({ name: BANK, accounts: accountNumbers, now, port: 0, secret: BANK_SECRET })
  const cold = await openColdWallet(chain, `town ${seed}`)
  const nodes = await startNodes(chain.url)
  const config = configOf(urls, folder, { chain, nodes, bank, cold })
  await fundHotWallet(chain, config.CHAIN_MASTER_SEED, config.CHAIN)
  const complaints: string[] = []
  const open = (): Promise<Server> => openServer(config, now, complaints)
  let server = await open()
  let all = loopsOf(server)
  const faults = dice(seed)
  const verify = verifyingBooks()
  const refill = custodian(chain, cold)
  return {
    get server() {
      return server
    },
    config,
    ownerUrl,
    bank,
    chain,
    nodes: nodes.nodes,
    cold,
    now,
    complaints,
    pass: (ms) => void (nowMs += ms),
    setClock: (at) => void (nowMs = Math.max(nowMs, at?.getTime() ?? 0)),
    tick: async () => {
      await verify(server.deps)
      for (const node of nodes.nodes) node.lies = {}
      const lies = liesNow(faults)
      if (lies !== undefined) nodes.nodes[faults() < 0.5 ? 0 : 1].lies = lies
      await runLoops(server, all, faults)
      await refill(server.deps)
    },
    finalizeChain: () => void (nowMs += FINAL_MS),
    keepAuthenticator: () => Promise.resolve(),
    pay: bank.pay,
    give: (address, minor) => chain.faucet.give(address, minor),
    restart: async () => {
      await server.stop()
      server = await open()
      all = loopsOf(server)
      await server.trading.start()
    },
    close: async () => {
      await server.stop()
      await bank.stop()
      await nodes.close()
      await chain.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configOf = (
  urls: ServingUrls,
  folder: string,
  { chain, nodes, bank, cold }: Pick<Town, 'chain' | 'bank' | 'cold'> & { readonly nodes: LocalNodes },
): Config =>
  readConfig({
    ...databaseSettings(urls),
    FILES_DIR: join(folder, 'files'),
    SECRET_KEY: `a secret key of a town that is simulated ${randomUUID()}`,
    CHAIN_MASTER_SEED: `a master seed of a town that is simulated ${randomUUID()}`,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    CHAIN_RPC_URL: nodes.urls,
    CHAIN_GENESIS_HASH: chain.chain.genesisHash,
    CHAIN_COLD_WALLET: cold.address,
    BANK_FEED_URL: bank.feedUrl,
    BANK_FEED_SECRET: BANK_SECRET,
    BANK_FEED_ACCOUNTS: feedAccounts(bank),
  })

async function openServer(config: Config, now: () => Date, complaints: string[]): Promise<Server> {
  const log = createLog('error', { write: (line) => void (isComplaint(line) && complaints.push(line)) })
  const { db, pool } = connect(config.DATABASE_URL, { max: 24, onError: (error) => log.error({ err: error }) })
  const server = await assemble(config, db, pool, log, now)
  await server.app.ready()
  return server
}

/** The signer declines what its rules do not cover, and leaves to people what nodes disagree on, out loud: that is no fault. */
const isComplaint = (line: string): boolean => !line.includes('"signerRefuses"') && !line.includes('"peopleDecide"')

/** The loops of one life of the server: its signer knows what it signed. */
const loopsOf = ({ deps }: Server): readonly Loop[] => [...loops(deps), ...signerLoops(deps)]

/** Now and then a node denies what it was sent, runs its height ahead, does both, or says that bytes end sooner than they do. */
function liesNow(roll: Dice): Lies | undefined {
  const luck = roll()
  if (luck < 0.03) return { denies: true }
  if (luck < 0.05) return { aheadBy: 100_000 }
  if (luck < 0.08) return { denies: true, aheadBy: 100_000 }
  return luck < 0.1 ? { endsEarlierBy: 1_000 } : undefined
}

/** Every loop of the server once, the chain misbehaving where withdrawals are sent. */
async function runLoops({ deps }: Server, all: readonly Loop[], faults: () => number): Promise<void> {
  for (const loop of all) {
    if (loop.name !== 'advance_withdrawals') await loop.run()
    else await advanceWithdrawalsOnce({ ...deps, chain: faulty(configuredChain(deps.config), faults) })
  }
}
