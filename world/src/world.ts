import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { checkDurability, connect } from '../../apps/server/src/platform/database.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'
import { roleUrl } from '../../apps/server/src/platform/roles.ts'
import { databaseClock } from '../../apps/server/src/platform/tx.ts'
import { assemble, type Server } from '../../apps/server/src/server.ts'
import { loops, signerLoops } from '../../apps/server/src/tasks.ts'
import { fundHotWallet } from './chain/fund-hot-wallet.ts'
import { startLocalChain } from './chain/rpc-server.ts'
import { openLocalWallet } from './chain/wallet.ts'
import { walletPages } from './chain/wallet-pages.ts'
import { openLocalDatabase } from './local-database.ts'
import { bankPages } from './bank/bank-pages.ts'
import { startLocalBank } from './bank/local-bank.ts'
import { startMailCatcher } from './mail/mail-catcher.ts'
import { outboxPages } from './mail/outbox-pages.ts'
import { startMakers } from './makers/start-makers.ts'
import { startLocalRates } from './rates/local-rates.ts'
import { pageBasics } from './pages/frame.ts'
import { openSecrets } from './secrets.ts'
import { authenticatorPages } from './stories/authenticator-pages.ts'
import { accountNumbers, BANK } from './stories/foundation.sql.ts'
import { isNew, tellStory } from './stories/tell.ts'
import type { Stage } from './stories/stage.ts'

export type World = {
  readonly server: Server
  readonly address: string
  /** Whether the story was told just now. */
  readonly fresh: boolean
  readonly stop: () => Promise<void>
}
export type WorldOptions = {
  readonly folder: string
  readonly port: number
  readonly metricsPort: number
  readonly logLevel: string
}

const SLOT_MS = 400

/**
 * The whole product in one process: PostgreSQL, a Solana virtual machine, a bank, a mailbox and the server, which knows
 * them by their addresses only. The first start tells the story; later ones find it.
 */
export async function openWorld({ folder, port, metricsPort, logLevel }: WorldOptions): Promise<World> {
  await mkdir(folder, { recursive: true })
  const database = await openLocalDatabase()
  const secrets = await openSecrets(folder)
  let ahead = 0
  const chain = await startLocalChain({
    folder: join(folder, 'chain'),
    now: () => Date.now() + ahead,
    slotMs: SLOT_MS,
    seed: secrets.worldSeed,
    port: 0,
  })
  const mail = await startMailCatcher({ file: join(folder, 'mails.jsonl') })
  let told: Date | null = null
  const now = (): Date => told ?? new Date()
  const bank = await startLocalBank({
    name: BANK,
    accounts: accountNumbers,
    now,
    port: 0,
    file: join(folder, 'bank.jsonl'),
  })
  const rates = await startLocalRates({ now, port: 0 })
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: logLevel,
    FILES_DIR: join(folder, 'files'),
    SECRET_KEY: secrets.secretKey,
    CHAIN_MASTER_SEED: secrets.chainMasterSeed,
    CHAIN_RPC_URL: chain.url,
    CHAIN_GENESIS_HASH: chain.chain.genesisHash,
    SMTP_URL: mail.url,
    BANK_FEED_URL: bank.feedUrl,
    RATES_URL: rates.url,
    NEW_ADDRESS_WAIT_HOURS: '0',
    // Everybody in the local world comes from one network address.
    CODES_PER_ADDRESS_A_DAY: '500',
  })
  await fundHotWallet(chain, config.CHAIN_MASTER_SEED, config.CHAIN)
  await migrate(config.DATABASE_URL)
  const log = createLog(config.LOG_LEVEL)
  const { db, pool } = connect(roleUrl(config.DATABASE_URL, 'tessera_app'), {
    onError: (error) => log.warn({ err: error }),
  })
  await checkDurability(pool)
  const server = await assemble(config, db, pool, log, async (trx) => told ?? databaseClock(trx))
  const stage: Stage = {
    server,
    setClock: (at) => void (told = at),
    tick: async () => {
      for (const loop of [...loops(server.deps), ...signerLoops(server.deps)]) await loop.run()
    },
    finalizeChain: () => void (ahead += 12 * SLOT_MS),
    keepAuthenticator: secrets.keepAuthenticator,
    pay: bank.pay,
    give: chain.faucet.give,
  }
  await showPages(server.app, [
    outboxPages(mail.outbox),
    authenticatorPages(() => secrets.authenticators),
    bankPages(bank),
    walletPages(await openLocalWallet(chain, secrets.worldSeed)),
  ])
  await server.app.ready()
  const fresh = await isNew(stage)
  if (fresh) await tellStory(stage, chain.faucet.mint)
  const address = await server.listen()
  const makers = startMakers(address, mail.outbox)
  return {
    server,
    address,
    fresh,
    stop: async () => {
      await makers.stop()
      await server.stop()
      await Promise.all([mail.stop(), bank.stop(), rates.stop()])
      await chain.close()
      await database.stop()
    },
  }
}

/** The world's own pages beside the product's, in a scope of their own: the product reads no forms. */
const showPages = (app: FastifyInstance, pages: readonly FastifyPluginAsync[]): PromiseLike<void> =>
  app.register(async (scope) => {
    await pageBasics(scope)
    for (const page of pages) await scope.register(page)
  }) as unknown as PromiseLike<void>
