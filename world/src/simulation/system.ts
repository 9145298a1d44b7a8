import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../../apps/server/src/platform/config/config.ts'
import { connect } from '../../../apps/server/src/platform/database/database.ts'
import { createLog } from '../../../apps/server/src/platform/observing/log.ts'
import type { ServingUrls } from '../../../apps/server/src/platform/database/roles.ts'
import type { Loop } from '../../../apps/server/src/platform/jobs/loops.ts'
import { configuredChain } from '../../../apps/server/src/payments/chain/configured-chain.ts'
import { assemble, beginRestore, type Server } from '../../../apps/server/src/server.ts'
import { loops, signerLoops } from '../../../apps/server/src/tasks.ts'
import { advanceWithdrawalsOnce } from '../../../apps/server/src/payments/withdrawals/advance-withdrawals.ts'
import type { LocalBank } from '../bank/local-bank.ts'
import type { ColdWallet } from '../chain/cold-wallet.ts'
import { custodian } from '../chain/custodian.ts'
import { fundHotWallet } from '../chain/fund-hot-wallet.ts'
import { SIGNER_CEILINGS } from '../chain/signer-ceilings.ts'
import type { FalseAnswers, LocalNode, LocalNodes } from '../chain/nodes.ts'
import type { LocalChainServer } from '../chain/rpc-server.ts'
import { type Random, seededRandom } from '../makers/random.ts'
import { copyDatabase, dropDatabase, putBackDatabase } from '../own-database.ts'
import { databaseSettings } from '../serving-urls.ts'
import type { Stage } from '../stories/stage.ts'
import { verifyingBooks } from '../stories/verifying-books.ts'
import { type Counterparts, openCounterparts, SLOT_MS } from './counterparts.ts'
import { faulty } from './faulty-chain.ts'
import { type ForgedFeed, isRefusedAnswer } from './forged-feed.ts'
import type { RateSources } from './rate-sources.ts'

/** The product in this process with a bank and a chain, and one clock for all of them that only actions move. */
export type System = Stage & {
  readonly config: Config
  /** The database with its owner's role, for the world's own records. */
  readonly ownerUrl: string
  readonly bank: LocalBank
  /** Proxy between bank and server, which sometimes forges a response. */
  readonly feed: ForgedFeed
  readonly rates: RateSources
  readonly chain: LocalChainServer
  /** Proxies of the chain, which sometimes lie. */
  readonly nodes: LocalNodes['nodes']
  readonly cold: ColdWallet
  /** Runs every job and loop once, while both nodes answer correctly. */
  readonly honestTick: () => Promise<void>
  readonly now: () => Date
  readonly pass: (ms: number) => void
  /** Stops the server and starts another one, without its memory. */
  readonly restart: () => Promise<void>
  /** Restarts, and copies the database while no server runs. The database must have no other connections. */
  readonly backUp: () => Promise<void>
  /** Restores the last copy of the database, and starts the server in restore mode. Chain, bank and audit copy continue. */
  readonly putBack: () => Promise<void>
  /** The newest slot when the last server started; bytes that an earlier server signed have an older blockhash. */
  readonly startedAtSlot: () => number
  /** Errors that the server logged, newest last; none in a healthy system. */
  readonly unexpectedErrors: string[]
  readonly close: () => Promise<void>
}
export type SystemOptions = { readonly seed: number; readonly ownerUrl: string; readonly urls: ServingUrls }

const FINAL_MS = 12 * SLOT_MS
/** A Monday early in a month, so that days and months change within a run. */
const START = Date.UTC(2026, 2, 2, 9)

/** Opens a system on a migrated, empty database. */
export async function openSystem({ seed, ownerUrl, urls }: SystemOptions): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-simulation-'))
  let nowMs = START
  const now = (): Date => new Date(nowMs)
  const outside = await openCounterparts({ folder, seed, now })
  const { bank, feed, rates, chain, cold } = outside
  const { nodes } = outside.nodes
  const config = configOf(urls, folder, outside)
  await fundHotWallet(chain, config.CHAIN_MASTER_SEED, config.CHAIN)
  const unexpectedErrors: string[] = []
  const recordUnexpected = (line: string): void => void (isUnexpected(line, nodes) && unexpectedErrors.push(line))
  const lives = await openLives(() => openServer(config, now, recordUnexpected), chain)
  const backup = `backup_${randomUUID().replaceAll('-', '')}`
  const faults = seededRandom(seed)
  const verify = verifyingBooks()
  const refill = custodian(chain, cold)
  const tick = async (prepareNodes: () => void): Promise<void> => {
    const life = lives.now()
    await verify(life.server.deps)
    prepareNodes()
    await runLoops(life, faults, nodes)
    if (isMute(nodes)) makeHonest(nodes)
    else await refill(life.server.deps)
  }
  return {
    get server() {
      return lives.now().server
    },
    config,
    ownerUrl,
    bank,
    feed,
    rates,
    chain,
    nodes,
    cold,
    now,
    unexpectedErrors,
    startedAtSlot: () => lives.now().startedAtSlot,
    pass: (ms) => void (nowMs += ms),
    setClock: (at) => void (nowMs = Math.max(nowMs, at?.getTime() ?? 0)),
    tick: () => tick(() => setFalseAnswers(nodes, faults, now())),
    honestTick: () => tick(() => makeHonest(nodes)),
    finalizeChain: () => void (nowMs += FINAL_MS),
    keepAuthenticator: () => Promise.resolve(),
    pay: bank.pay,
    give: (address, minor) => chain.faucet.give(address, minor),
    restart: () => lives.next(() => Promise.resolve()),
    backUp: () => lives.next(() => copyDatabase(ownerUrl, backup)),
    putBack: () => lives.next(() => putBackDatabase(ownerUrl, backup), beginRestore),
    close: async () => {
      await lives.now().server.stop()
      await outside.close()
      await dropDatabase(ownerUrl, backup)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One run of the server; its signer remembers the bytes that it signed. */
type ServerRun = {
  readonly server: Server
  readonly all: readonly Loop[]
  /** The newest slot when it started. */
  readonly startedAtSlot: number
}

async function openLives(open: () => Promise<Server>, { chain }: LocalChainServer) {
  const lifeOf = (server: Server): ServerRun => ({
    server,
    all: [...loops(server.deps), ...signerLoops(server.deps)],
    startedAtSlot: chain.slot(),
  })
  let life = lifeOf(await open())
  return {
    now: () => life,
    /** Stops the server and starts the next one on the database that exists after `between`. */
    next: async (
      between: () => Promise<void>,
      begin: (deps: Server['deps']) => Promise<unknown> = () => Promise.resolve(),
    ): Promise<void> => {
      await life.server.stop()
      await between()
      const server = await open()
      await begin(server.deps)
      life = lifeOf(server)
      await server.trading.start()
    },
  }
}

const configOf = (urls: ServingUrls, folder: string, { settings }: Counterparts): Config =>
  readConfig({
    ...databaseSettings(urls),
    ...settings,
    SIGNER_CEILINGS,
    FILES_DIR: join(folder, 'files'),
    SECRET_KEY: `a secret key of a simulated exchange ${randomUUID()}`,
    CHAIN_MASTER_SEED: `a master seed of a simulated exchange ${randomUUID()}`,
    SMTP_URL: 'smtp://127.0.0.1:2525',
  })

async function openServer(config: Config, now: () => Date, write: (line: string) => void): Promise<Server> {
  const log = createLog('error', { write })
  const { db, pool } = connect(config.DATABASE_URL, {
    max: 48,
    onError: (error) => log.error({ err: error }, 'a database connection of the simulation failed'),
  })
  const server = await assemble(config, db, pool, log, { clock: now })
  await server.app.ready()
  return server
}

/**
 * The signer declines payments outside its rules, and leaves payments on which nodes disagree to people, with an error. These errors
 * are expected, and so is the error for a silent node.
 */
const isUnexpected = (line: string, nodes: readonly LocalNode[]): boolean =>
  !line.includes('"signerRefuses"') &&
  !line.includes('"peopleDecide"') &&
  !(isMute(nodes) && /"fetch failed"|the chain node gives no answer/u.test(line))

function makeHonest(nodes: readonly LocalNode[]): void {
  for (const node of nodes) node.falseAnswers = {}
}

/** Makes one of the nodes give false answers until the next run; the other one is honest. */
function setFalseAnswers(nodes: System['nodes'], roll: Random, now: Date): void {
  makeHonest(nodes)
  const falseAnswers = randomFalseAnswers(roll, now)
  if (falseAnswers !== undefined) nodes[roll() < 0.5 ? 0 : 1].falseAnswers = falseAnswers
}

/**
 * A node denies a sent transaction, reports a height that is too high, or does both. Or it reports a too early expiry,
 * forwards nothing, has lost its history, or is silent.
 */
function randomFalseAnswers(roll: Random, now: Date): FalseAnswers | undefined {
  const chance = roll()
  if (chance < 0.03) return { denies: true }
  if (chance < 0.05) return { aheadBy: 100_000 }
  if (chance < 0.08) return { denies: true, aheadBy: 100_000 }
  if (chance < 0.1) return { endsEarlierBy: 1_000 }
  if (chance < 0.12) return { drops: true }
  if (chance < 0.14) return { keepsSinceMs: now.getTime() }
  return chance < 0.16 ? { isSilent: true } : undefined
}

const isMute = (nodes: readonly LocalNode[]): boolean =>
  nodes.some(({ falseAnswers }) => falseAnswers.isSilent === true)

/** Runs every loop of the server once, with chain faults where withdrawals are sent. */
async function runLoops({ server: { deps }, all }: ServerRun, faults: Random, nodes: System['nodes']): Promise<void> {
  for (const loop of all)
    try {
      if (loop.name !== 'advance_withdrawals') await loop.run()
      else await advanceWithdrawalsOnce({ ...deps, chain: faulty(configuredChain(deps.config), faults) })
    } catch (error) {
      // The next run tries it again, like the loops of a server.
      const isExpected = loop.needs === 'chain' ? isMute(nodes) : isRefusedAnswer(error)
      if (!isExpected) throw error
    }
}
