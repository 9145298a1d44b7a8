import { once } from 'node:events'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { connect, type Database } from '../../../apps/server/src/platform/database/database.ts'
import { AFTER_RESTORE } from '../../../apps/server/src/server.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { openSecrets } from '../secrets.ts'
import { databaseSettings, servingUrls } from '../serving-urls.ts'
import { type Child, startChild, startProgram } from './child.ts'
import { executedIn, hasExecuted, paymentsByMemo } from './chain-book.ts'
import { putBackCopy, startCopy, type StartedCopy } from './database-copy.ts'
import { eventually } from './eventually.ts'
import { exchangeAccounts, postmaster, someBackend } from './state.sql.ts'
import { killAt, type Moment, moments } from './moments.sql.ts'
import { natsPort, natsUrl, nodePort, nodeUrl, postgresPort } from './ports.ts'

/** A moment of a withdrawal; the world, which contains the signer, is killed at it. */
export const targets = ['leader', 'follower', 'backend', 'postmaster', 'nats', ...moments] as const
export type Target = (typeof targets)[number]
const isMoment = (target: Target): target is Moment => moments.some((moment) => moment === target)
/** True if killing the target ends a node of the exchange; the other node then takes over. */
export const isNode = (target: Target): boolean => target === 'leader' || target === 'follower' || isMoment(target)

type Nodes = { world: Child; node: Child }

/**
 * The whole product with a second node, each part in a separate process: PostgreSQL, NATS, the world with every role,
 * and a node with the trading role.
 */
export class TwoNodes {
  readonly urls: { readonly world: string; readonly node: string }
  readonly db: Database
  private readonly folder: string
  private readonly port: number
  private readonly running: Nodes
  private nats: Child
  private postgres: Postgres
  private fallen: keyof Nodes = 'world'

  private constructor(folder: string, port: number, postgres: Postgres, nats: Child, running: Nodes) {
    this.folder = folder
    this.port = port
    this.postgres = postgres
    this.nats = nats
    this.running = running
    this.urls = urlsOf(port)
    this.db = connect(postgres.url, { max: 6, onError: () => undefined }).db
  }

  static async open(folder: string, port: number): Promise<TwoNodes> {
    const postgres = await startPostgres(join(folder, 'postgres'), postgresPort(port))
    const started: Child[] = []
    const keep = (child: Child): Child => {
      started.unshift(child)
      return child
    }
    try {
      const nats = keep(await startNats(port))
      const world = keep(await startWorld(folder, port))
      const node = keep(await startNode(folder, port, postgres.url))
      return new TwoNodes(folder, port, postgres, nats, { world, node })
    } catch (error) {
      // The channels of the children would keep this process alive.
      for (const child of started) await child.kill()
      await postgres.stop()
      throw error
    }
  }

  /** The key from which the server derives the secrets of its emails. */
  async secretKey(): Promise<string> {
    return (await openSecrets(this.folder)).secretKey
  }

  get databaseUrl(): string {
    return this.postgres.url
  }

  /** The URL of the audit role. */
  async auditUrl(): Promise<string> {
    return servingUrls(this.postgres.url, (await openSecrets(this.folder)).databaseSecret).audit
  }

  /** Kills the target with SIGKILL. */
  async kill(target: Target): Promise<void> {
    if (isMoment(target)) await this.killAtMoment(target)
    else if (target === 'nats') await this.nats.kill()
    else if (target === 'backend') process.kill(await eventually(() => someBackend(this)), 'SIGKILL')
    else if (target === 'postmaster') process.kill(await eventually(() => postmaster(this)), 'SIGKILL')
    else {
      const leader = (await isLeader(this.running.node)) ? 'node' : 'world'
      const follower = leader === 'node' ? 'world' : 'node'
      this.fallen = target === 'leader' ? leader : follower
      await this.running[this.fallen].kill()
    }
  }

  private async killAtMoment(moment: Moment): Promise<void> {
    this.fallen = 'world'
    const isOnChain = (signature: string): boolean => hasExecuted(this.folder, signature)
    await killAt(moment, { ownerUrl: this.postgres.url, isOnChain }, () => this.running.world.kill())
  }

  /** Starts a copy of the database under load. */
  startCopy(): Promise<StartedCopy> {
    return startCopy(this.postgres.url, this.cluster)
  }

  /** Kills both nodes, restores the copy of the database, and starts them in restore mode. */
  async putBackCopy(): Promise<void> {
    const { folder, port } = this
    await Promise.all([this.running.world.kill(), this.running.node.kill()])
    await this.postgres.stop()
    await putBackCopy(this.cluster)
    this.postgres = await startPostgres(this.cluster, postgresPort(port))
    this.running.world = await startWorld(folder, port, [AFTER_RESTORE])
    this.running.node = await startNode(folder, port, this.postgres.url)
  }

  /** The number of payments on the chain for each withdrawal. */
  async payments(): Promise<Map<string, number>> {
    return paymentsByMemo(executedIn(this.folder), await exchangeAccounts(this))
  }

  private get cluster(): string {
    return join(this.folder, 'postgres')
  }

  /** Starts the killed process again; PostgreSQL restarts its backends automatically. */
  async mend(target: Target): Promise<void> {
    const { folder, port } = this
    if (target === 'nats') this.nats = await startNats(port)
    if (target === 'postmaster')
      this.postgres = await eventually(() => startPostgres(join(folder, 'postgres'), postgresPort(port)))
    if (!isNode(target)) return
    this.running[this.fallen] =
      this.fallen === 'world' ? await startWorld(folder, port) : await startNode(folder, port, this.postgres.url)
  }

  async close(): Promise<void> {
    await this.db.destroy()
    await this.running.node.stop()
    await this.running.world.stop()
    await this.nats.kill()
    await this.postgres.stop()
  }
}

const urlsOf = (port: number) => ({ world: `http://127.0.0.1:${port}`, node: nodeUrl(port) })

/** True if the node answers for the book, as leader or because it knows the leader. */
const trades = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/ex/api/v1/markets/book?symbol=AURB-tUSD`).catch(() => undefined)
  return answer?.ok === true
}

/** The server that NATS_SERVER names, or the local one of the tests. */
function startNats(port: number): Promise<Child> {
  const [own, program] = [String(natsPort(port)), process.env['NATS_SERVER']]
  const isReady = () => acceptsConnections(natsPort(port))
  return program === undefined
    ? startChild('nats-process.ts', { NATS_PORT: own }, isReady)
    : startProgram(program, ['--addr', '127.0.0.1', '--port', own], isReady)
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Starts the world, which uses the running PostgreSQL of its folder. */
const startWorld = (folder: string, port: number, args: readonly string[] = []): Promise<Child> =>
  startChild(
    '../start.ts',
    {
      DATA_FOLDER: folder,
      NATS_URL: natsUrl(port),
      PORT: String(port),
      METRICS_PORT: String(port + 1),
    },
    () => trades(urlsOf(port).world),
    args,
  )

/** Starts the second node of this folder's world, while PostgreSQL and NATS run. */
export async function startNode(folder: string, port: number, databaseUrl: string): Promise<Child> {
  const { secretKey, chainMasterSeed, databaseSecret } = await openSecrets(folder)
  const env = {
    ...databaseSettings(servingUrls(databaseUrl, databaseSecret)),
    NATS_URL: natsUrl(port),
    PORT: String(nodePort(port)),
    PUBLIC_URL: nodeUrl(port),
    METRICS_PORT: String(port + 3),
    ROLES: 'trading',
    FILES_DIR: join(folder, 'files'),
    LOG_LEVEL: 'warn',
    SECRET_KEY: secretKey,
    CHAIN_MASTER_SEED: chainMasterSeed,
    // A node with only the trading role calls neither.
    CHAIN_RPC_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  return startChild('node-process.ts', env, () => trades(urlsOf(port).node))
}

async function isLeader({ process: child }: Child): Promise<boolean> {
  const answer = once(child, 'message')
  child.send('leads?')
  const [message] = await answer
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as node-process.ts says it
  return (message as { readonly leads: boolean }).leads
}
