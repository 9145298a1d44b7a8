import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { apiNouns } from '@tessera/contract/api-nouns.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { insertRestore } from './services/audit/restores.sql.ts'
import { keyReadsIn } from './access/api-keys/authenticate.sql.ts'
import { authenticateSigned } from './access/api-keys/authenticate-signed.ts'
import { binanceRoutes } from './trading/binance/routes.ts'
import { serveBinance } from './trading/binance/serve.ts'
import { serveBinanceStreams } from './trading/binance/serve-streams.ts'
import { nouns } from './nouns.ts'
import { openSealed } from './platform/secrets/open-sealed.ts'
import { headOf } from './office/cms/head-of.ts'
import { serveSeo } from '#office/cms/serve-seo.ts'
import { checkKeys } from './office/key-canaries/check-keys.ts'
import { readIdentityKeys } from './identity/fapi/keys.ts'
import { serveIdentityKeys } from './identity/fapi/serve-keys.ts'
import { serveCoinLogos } from './office/public-config/coin-logo.ts'
import { serveGateway } from './issuance/ipfs/serve-gateway.ts'
import { authenticateOperator } from './office/operators/authenticate.sql.ts'
import { guardOwnIn } from './office/operators/guard-own-accounts.ts'
import { checkStart } from './platform/config/check-start.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { checkMigrated, checkNoDemoPeople, checkServingRole } from './platform/database/check-database.ts'
import { checkDurability, connect, connectShared, type Database } from './platform/database/database.ts'
import { DatabaseState } from './platform/database/database-state.sql.ts'
import type { Deps } from './platform/http/deps.ts'
import { openRevocationBus } from '#platform/revocation/revocation-bus.ts'
import { createApp } from './platform/http/app.ts'
import { checkBuilt } from './platform/http/check-built.ts'
import { serveDocuments } from './platform/http/openapi/serve-documents.ts'
import { Intake } from './platform/http/form.ts'
import { openAddressFile, type PlaceOf, placeOfCalls } from './platform/http/caller-place.ts'
import { embedsOn, vendorOf } from './platform/http/policy.ts'
import { serveScreens } from './platform/http/screens.ts'
import type { Signed } from './platform/http/signed.ts'
import { peopleIn } from './profile/members/record-acts.ts'
import { placeSignedOrders } from '#partners/signatures/place-signed.ts'
import { servePrograms } from './platform/http/serve-programs.ts'
import { serveNoun } from './platform/http/serve.ts'
import { enqueue, startJobs } from './platform/jobs/jobs.ts'
import { createLog, type Log } from './platform/observing/log.ts'
import { type Loop, startLoops } from './platform/jobs/loops.ts'
import { registry } from './platform/observing/metrics.ts'
import { guarded } from '#platform/database/database-watchdog.sql.ts'
import { Parts } from './platform/config/parts.ts'
import { systemRandom } from './platform/random/random.ts'
import { openPrivateBus } from './platform/revocation/private-bus.ts'
import { createWeigh } from './platform/http/rate-limit.ts'
import { WrongChain } from './payments/chain/chain.ts'
import { configuredChain } from './payments/chain/configured-chain.ts'
import { StartupError } from '#platform/config/startup-error.ts'
import { Turns } from './platform/database/turns.ts'
import { type Clock, databaseClock, makeInTx } from './platform/database/tx.ts'
import { authenticateIn } from './access/sessions/authenticate.sql.ts'
import { checkColdWallet } from './payments/signer/check-cold-wallet.ts'
import { openSigner } from './payments/signer/open-signer.ts'
import { serveStream } from './trading/stream/serve-stream.ts'
import { loops, signerLoops, tasks, timetable } from './tasks.ts'
import { systemResolve } from './profile/webhooks/deliver.ts'
import { eventSender } from './profile/webhooks/send-events.ts'
import { TradingCore } from './trading/trading/core.ts'

export type Server = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly trading: TradingCore
  readonly listen: () => Promise<string>
  /** Stops accepting work, finishes running work and closes the database; takes at most 15 s. */
  readonly stop: () => Promise<void>
}

const DRAIN_MS = 15_000

type Options = {
  readonly clock?: Clock
  /** True only in the local world. Otherwise the server refuses to start while demo people exist. */
  readonly demoPeople?: boolean
  /** True on a database that was restored from a backup: no payments until two people end the restore. */
  readonly afterRestore?: boolean
}

/** The options that a server needs after its checks. */
type Needs = Pick<Options, 'demoPeople'> & { readonly clock: Clock }

/**
 * Creates the whole server for one configuration: database and keys are checked and roles are ready, but it does not
 * listen yet.
 */
export async function createServer(config: Config, options: Options = {}): Promise<Server> {
  const { clock = databaseClock, demoPeople = false, afterRestore = false } = options
  const log = createLog(config.LOG_LEVEL)
  await checkStart(config)
  const { db, pool } = connect(config.DATABASE_URL, {
    onError: (error) => log.warn({ err: error }, 'an idle database connection failed'),
  })
  await checkServingRole({ db })
  await checkMigrated({ db })
  await checkKeys({ db }, config)
  if (!demoPeople) await checkNoDemoPeople({ db })
  await checkDurability(pool)
  const server = await assemble(config, db, pool, log, { clock, demoPeople })
  if (afterRestore) await beginRestore(server.deps)
  return server
}

/**
 * Begins the start mode --after-restore: no payment is signed or exported and no deadline expires, until two people end
 * it.
 */
export const beginRestore = ({ inTx, random, log }: Deps): Promise<unknown> => {
  log.warn('after a restore: no money leaves until chain, bank and audit copy are reconciled and two people agree')
  return inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, random.uuid())))
}

/** Builds the server on a migrated database. Tests and the simulator use their own clock. */
export async function assemble(config: Config, db: Database, pool: pg.Pool, log: Log, options: Needs): Promise<Server> {
  const bus = await openPrivateBus(config, log)
  const revocations = openRevocationBus(bus)
  const databaseState = new DatabaseState(log)
  const deps: Deps = {
    config,
    db,
    databaseState,
    clock: options.clock,
    inTx: (actor, place) => makeInTx(db, options.clock, actor, revocations.publish, place?.city),
    enqueue,
    random: systemRandom,
    demoPeople: options.demoPeople ?? false,
    log,
  }
  const app = await createApp(deps)
  const { services, shared } = makeServices(app, deps, pool, placeOfCalls(config, await openAddressFile(config)))
  const trading = new TradingCore(deps, bus)
  for (const each of nouns(deps, trading)) serveNoun(app, services, each)
  await serveDocuments(app, apiNouns)
  const routes = binanceRoutes(deps, trading, configuredChain(config))
  await serveBinance(app, services, routes)
  serveStream(app, deps, trading, {
    revocations,
    takeOver: serveBinanceStreams(app, services, { trading, revocations, routes }),
  })
  serveSeo(app, deps)
  servePrograms(app)
  serveCoinLogos(app, deps)
  serveGateway(app, deps, services.weigh)
  serveIdentityKeys(app, await readIdentityKeys(config))
  await serveScreens(app, {
    publicUrl: config.PUBLIC_URL,
    vendor: vendorOf(config),
    embedsOn: (path) => embedsOn(config, path),
    log,
    headOf: headOf(deps),
  })
  const parts = new Parts(() => configuredChain(config).check(), config, bus, log)
  const metrics = createMetrics(deps, parts)
  const stopping: (() => Promise<void>)[] = []
  const listen = async (): Promise<string> => {
    await services.intake.removeLeft()
    await startWork(deps, trading, parts, stopping)
    log.info(protections(config), 'protections outside of this process')
    await metrics.listen({ port: config.METRICS_PORT, host: config.HOST })
    return app.listen({ port: config.PORT, host: config.HOST })
  }
  const drain = async (): Promise<void> => {
    await app.close()
    await trading.stop()
    await bus?.close()
    for (const stop of stopping) await stop()
    await metrics.close()
    await shared.end()
    await db.destroy()
  }
  return { app, deps, trading, listen, stop: () => Promise.race([drain(), delay(DRAIN_MS)]) }
}

/** The checks of every call: the caller, the rate limit, and the turn of the caller's account. */
function makeServices(app: FastifyInstance, deps: Deps, pool: pg.Pool, placeOf: PlaceOf) {
  const { config, databaseState, log } = deps
  const { db: sharedDb, shared } = connectShared(pool, (error) =>
    log.warn({ err: error }, 'the shared database connection failed and is opened again'),
  )
  const [weigh, keys] = [createWeigh(shared, databaseState), keyReadsIn(deps)]
  const customerOf = authenticateIn({ db: sharedDb })
  const services = {
    deps,
    turns: new Turns(),
    intake: new Intake(config.FILES_DIR),
    placeOf,
    weigh,
    keys,
    pulse: guarded(app, shared),
    // The last use of a session is not recorded while the database accepts no writes.
    customerOf: (token: string, isUnattended = false, ip = '') =>
      customerOf(token, isUnattended || !databaseState.isWritable, ip),
    operatorOf: (token: string, isUnattended = false) =>
      authenticateOperator(sharedDb, token, isUnattended || !databaseState.isWritable),
    // Does not use the shared connection, because finding the owners of a hundred names takes more than one read by
    // key.
    guardOwn: guardOwnIn(deps),
    people: peopleIn(deps),
    openSealed: openSealed(deps),
    keyOf: (signed: Signed) => authenticateSigned({ ...deps, weigh, keys }, signed),
  }
  return { services, shared }
}

type Stop = () => Promise<void>

/**
 * Starts the work of each role. Appends to `stopping` how to stop it, so that started work is stopped even if a later
 * start fails.
 */
async function startWork(deps: Deps, trading: TradingCore, parts: Parts, stopping: Stop[]): Promise<void> {
  const { config, databaseState, db, log } = deps
  const mayRun = ({ needs }: Loop): boolean => databaseState.isWritable && (needs === undefined || parts.isUp(needs))
  stopping.push(
    startLoops([{ name: 'watch_database', everyMs: 1000, run: () => databaseState.refresh(db) }], log),
    await startParts(deps, parts),
  )
  if (config.ROLES.includes('trading')) {
    await trading.start()
    const place = { name: 'place_signed_orders', everyMs: 2000, run: () => placeSignedOrders(deps, trading) }
    stopping.push(startLoops([place], log, mayRun))
  }
  if (config.ROLES.includes('jobs')) {
    const stopJobs = await startJobs(config.DATABASE_URL, tasks(deps), timetable, log)
    const sender = eventSender(deps, systemResolve)
    stopping.push(startLoops([...loops(deps), sender.loop], log, mayRun), sender.idle, stopJobs)
  }
  if (config.ROLES.includes('signer')) stopping.push(await startSigner(deps, mayRun))
}

/**
 * Checks the outside services of this node, now and every five seconds. Devnet coins must never be credited as
 * mainnet's, so the start fails if a node serves another chain. It does not fail if a node is unreachable; deposits and
 * withdrawals wait for it.
 */
async function startParts({ config, log }: Pick<Deps, 'config' | 'log'>, parts: Parts): Promise<Stop> {
  // A node that only trades needs no chain.
  const usesChain = config.ROLES.some((role) => role !== 'trading')
  const checkedParts = usesChain ? (['files', 'chain'] as const) : (['files'] as const)
  for (const part of checkedParts) {
    const error = await parts.check(part)
    if (error instanceof WrongChain) throw new StartupError(`CHAIN_RPC_URL leads to another chain. ${error.message}.`)
  }
  return startLoops(
    checkedParts.map((part) => ({
      name: `watch_${part}`,
      everyMs: 5000,
      run: async () => void (await parts.check(part)),
    })),
    log,
  )
}

/** The argument of a start on a database that was restored from a backup. */
export const AFTER_RESTORE = '--after-restore'

/** The server of `npm run start:production`. */
export async function serverFromEnvironment(env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<Server> {
  const config = readConfig(env, { production: true })
  if (config.ROLES.includes('api')) checkBuilt()
  return createServer(config, { afterRestore: args.includes(AFTER_RESTORE) })
}

/** Returns the protections outside of this process, for the log at each start. */
const protections = ({ CLAMD_URL, AUDIT_COPY_URL, SIGNER_PASSKEYS }: Config) => ({
  scanner: CLAMD_URL === undefined ? 'none: uploads are not scanned for viruses' : 'clamd',
  auditCopy: AUDIT_COPY_URL === undefined ? 'none: nobody outside keeps the audit log' : new URL(AUDIT_COPY_URL).host,
  capSignatures: SIGNER_PASSKEYS.size === 0 ? 'none: raised withdrawal caps need no passkeys' : SIGNER_PASSKEYS.size,
})

async function startSigner(deps: Deps, mayRun: (loop: Loop) => boolean): Promise<Stop> {
  await checkColdWallet(openSigner(deps))
  return startLoops(signerLoops(deps), deps.log, mayRun)
}

const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref())

/**
 * Liveness, readiness and metrics on a separate port, which no proxy exposes. Readiness reports the state of each part.
 * It fails only without a database, because a failed part refuses only its own calls.
 */
function createMetrics({ db, databaseState }: Pick<Deps, 'db' | 'databaseState'>, parts: Parts): FastifyInstance {
  const app = Fastify({ logger: false })
  app.get('/healthz', () => 'ok')
  app.get('/readyz', async (_request, reply) => {
    const answers = await databaseState.refresh(db).then(
      () => true,
      () => false,
    )
    return reply.code(answers ? 200 : 503).send(parts.summary(answers ? databaseState.name : 'lost'))
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return app
}
