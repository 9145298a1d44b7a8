import { join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { checkStart } from '../../apps/server/src/platform/config/check-start.ts'
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts'
import { createServer, type Server } from '../../apps/server/src/server.ts'
import { loops, signerLoops, tasks } from '../../apps/server/src/tasks.ts'
import { bankPages } from './bank/bank-pages.ts'
import { markUnfinished } from './interrupted-start.ts'
import { migrateLocalDatabase } from './local-database.ts'
import { findDemoPerson } from '../../apps/server/src/platform/database/check-database.ts'
import { startJobs } from '../../apps/server/src/platform/jobs/jobs.ts'
import { startLoops } from '../../apps/server/src/platform/jobs/loops.ts'
import { custodian } from './chain/custodian.ts'
import { fundHotWallet } from './chain/fund-hot-wallet.ts'
import { nodePages } from './chain/node-pages.ts'
import { openLocalWallet } from './chain/wallet.ts'
import { walletPages } from './chain/wallet-pages.ts'
import { fetchInProcess } from './people/inject.ts'
import { outboxPages } from './mail/outbox-pages.ts'
import { startMakers } from './makers/start-makers.ts'
import { openExternalServices, type ExternalServices } from './external-services.ts'
import { pageBasics } from './pages/frame.ts'
import { authenticatorPages } from './stories/authenticator-pages.ts'
import { buildFirstDayRecord } from './stories/first-day-record.ts'
import type { StoryStage } from './stories/stage.ts'
import { type Progress, runStory } from './stories/run-story.ts'
import { verifyingBooks } from './stories/verifying-books.ts'

export type World = {
  readonly server: Server
  readonly address: string
  /** True if this start ran the story. */
  readonly fresh: boolean
  readonly stop: () => Promise<void>
}
export type WorldOptions = {
  readonly folder: string
  readonly port: number
  readonly metricsPort: number
  readonly logLevel: string
  /** True if the database of the folder was restored from a backup. */
  readonly afterRestore?: boolean
  /** The NATS server that other nodes on the same database use. */
  readonly natsUrl?: string | undefined
  /** Receives the progress of the story. */
  readonly report?: Progress | undefined
}

/**
 * The whole product in one process: PostgreSQL, a Solana virtual machine, a bank, a mail server and the server, which
 * knows them only by URL. The first start runs the story; later ones continue from it.
 */
export async function openWorld(options: WorldOptions): Promise<World> {
  const { folder, port, metricsPort } = options
  await checkStart({ FILES_DIR: join(folder, 'files'), HOST: '127.0.0.1', PORT: port, METRICS_PORT: metricsPort })
  const outside = await openExternalServices(folder)
  const exchange = await openExchange(options, outside)
  return {
    ...exchange,
    stop: async () => {
      await exchange.stop()
      await outside.close()
    },
  }
}

/** Runs the story in a new folder, and stops everything. */
export async function buildWorld(options: WorldOptions): Promise<void> {
  const outside = await openExternalServices(options.folder)
  const server = await openServer(options, outside)
  await server.app.ready()
  await play(server, outside, options.report)
  await server.stop()
  await outside.close()
}

/** Opens the server and the people who use it. `stop` leaves external services running. */
export async function openExchange(options: WorldOptions, outside: ExternalServices): Promise<World> {
  const server = await openServer(options, outside)
  const { config } = server.deps
  await showPages(server.app, [
    outboxPages(outside.mail.outbox),
    authenticatorPages(() => outside.secrets.authenticators),
    bankPages(outside.bank),
    walletPages(await openLocalWallet(outside.chain, outside.secrets.worldSeed)),
    nodePages(outside.nodes, outside.chain.chain),
  ])
  await server.app.ready()
  const fresh = (await findDemoPerson(server.deps)) === undefined
  if (fresh) await markUnfinished(options.folder, () => play(server, outside, options.report))
  const address = await server.listen()
  outside.sumsub.sendTo(`${address}/ex/api/v1/sumsub/webhook`)
  await outside.identity.register(address, config.PUBLIC_URL)
  const makers = startMakers(address, outside.mail.outbox)
  const refill = custodian(outside.chain, outside.cold)
  const { deps } = server
  const stopCustodian = startLoops([{ name: 'custodian', everyMs: 2000, run: () => refill(deps) }], deps.log)
  return {
    server,
    address,
    fresh,
    stop: async () => {
      await makers.stop()
      await stopCustodian()
      await server.stop()
    },
  }
}

async function openServer(options: WorldOptions, outside: ExternalServices): Promise<Server> {
  const config = configOf(options, outside)
  await fundHotWallet(outside.chain, config.CHAIN_MASTER_SEED, config.CHAIN)
  await migrateLocalDatabase(outside.database)
  return createServer(config, {
    clock: (now) => outside.clock.setTo ?? now,
    demoPeople: true,
    afterRestore: options.afterRestore ?? false,
  })
}

const configOf = ({ port, metricsPort, logLevel, natsUrl }: WorldOptions, outside: ExternalServices): Config =>
  readConfig({
    ...outside.settings,
    NATS_URL: natsUrl,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: logLevel,
    CAPTCHA_WORK: '500',
    // Simulated people send an IP address in X-Forwarded-For. Browsers on this machine send none.
    TRUSTED_PROXY_HOPS: '1',
  })

/** Runs the story. Its jobs run meanwhile, because people read the codes in emails. */
async function play(server: Server, outside: ExternalServices, report: Progress | undefined): Promise<void> {
  const { config, log } = server.deps
  const stopJobs = await startJobs(config.DATABASE_URL, tasks(server.deps), { cron: [], atStart: [] }, log)
  outside.sms.reportBy(fetchInProcess(server.app))
  try {
    await runStory(stageOf(server, outside), outside.chain.faucet.mint, report)
    await buildFirstDayRecord(server.deps)
  } finally {
    await stopJobs()
    outside.sms.reportBy(fetch)
  }
}

function stageOf(server: Server, outside: ExternalServices, verify = verifyingBooks()): StoryStage {
  // One signer for the whole story, because it remembers what it signed.
  const all = [...loops(server.deps), ...signerLoops(server.deps)]
  return {
    server,
    setClock: (at) => void (outside.clock.setTo = at),
    atRealTime: async (work) => {
      const at = outside.clock.setTo
      outside.clock.setTo = null
      try {
        return await work()
      } finally {
        outside.clock.setTo = at
      }
    },
    outbox: outside.mail.outbox,
    tick: async () => {
      await verify(server.deps)
      for (const loop of all) await loop.run()
    },
    finalizeChain: outside.finalizeChain,
    keepAuthenticator: outside.secrets.keepAuthenticator,
    pay: outside.bank.pay,
    give: (address, minor) => outside.chain.faucet.give(address, minor),
  }
}

/** The world's own pages beside the product's, in a separate scope, because the product parses no forms. */
async function showPages(app: FastifyInstance, pages: readonly FastifyPluginAsync[]): Promise<void> {
  await app.register(async (scope) => {
    await pageBasics(scope)
    for (const page of pages) await scope.register(page)
  })
}
