import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../../../apps/server/src/platform/database/database.ts'
import { AFTER_RESTORE } from '../../../apps/server/src/server.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { executedIn, paymentsByMemo } from './chain-book.ts'
import { type Child, startChild } from './child.ts'
import { putBackCopy, startCopy } from './database-copy.ts'
import { exchangeAccounts } from './state.sql.ts'

/**
 * A world in a separate folder, whose database can be restored from a backup while chain, bank and audit copy keep
 * their state.
 */
export class RestoredWorld {
  readonly url: string
  private readonly folder: string
  private readonly port: number
  private postgres: Postgres
  private running: Child

  private constructor(folder: string, port: number, postgres: Postgres, running: Child) {
    this.folder = folder
    this.port = port
    this.url = urlOf(port)
    this.postgres = postgres
    this.running = running
  }

  static async open(port: number): Promise<RestoredWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-restored-'))
    // If this process runs as root, PostgreSQL runs as another user and must be able to enter the folder.
    await chmod(folder, 0o711)
    const postgres = await startPostgres(clusterIn(folder))
    return new RestoredWorld(folder, port, postgres, await start(folder, port))
  }

  /** Makes a backup of the database while everything runs. */
  async backUp(): Promise<void> {
    const started = await startCopy(this.postgres.url, clusterIn(this.folder))
    await started.finish()
  }

  /** Kills the server, restores the backup, and starts the server in restore mode. */
  async restore(): Promise<void> {
    const { folder, port } = this
    await this.running.kill()
    await this.postgres.stop()
    await putBackCopy(clusterIn(folder))
    this.postgres = await startPostgres(clusterIn(folder))
    this.running = await start(folder, port, [AFTER_RESTORE])
  }

  /** The number of payments on the chain for a withdrawal. */
  async timesPaid(withdrawalId: string): Promise<number> {
    const accounts = await this.ask((db) => exchangeAccounts({ db }))
    return paymentsByMemo(executedIn(this.folder), accounts).get(withdrawalId) ?? 0
  }

  async close(): Promise<void> {
    await this.running.stop()
    await this.postgres.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async ask<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { db } = connect(this.postgres.url, { max: 1, onError: () => undefined })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
}

const clusterIn = (folder: string): string => join(folder, 'postgres')
const urlOf = (port: number): string => `http://127.0.0.1:${port}`

const start = (folder: string, port: number, args: readonly string[] = []): Promise<Child> =>
  startChild(
    '../start.ts',
    { DATA_FOLDER: folder, PORT: String(port), METRICS_PORT: String(port + 1) },
    async () => (await fetch(`${urlOf(port)}/openapi.json`).catch(() => undefined))?.ok === true,
    args,
  )
