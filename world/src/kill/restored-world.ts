import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AFTER_RESTORE } from '../../../apps/server/src/server.ts'
import { type Child, startChild } from './child.ts'

/** A world in its own folder, whose database is restored to an earlier state while chain, bank and audit copy continue. */
export class RestoredWorld {
  readonly url: string
  private readonly folder: string
  private readonly port: number
  private running: Child | undefined

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async open(port: number): Promise<RestoredWorld> {
    const world = new RestoredWorld(await mkdtemp(join(tmpdir(), 'tessera-restored-')), port)
    await world.start()
    return world
  }

  /** Copies the database while it is stopped. */
  async backUp(): Promise<void> {
    await this.stop()
    await cp(this.database, this.backup, { recursive: true })
    await this.start()
  }

  /** Replaces the database with the copy, and starts in restore mode. */
  async putBack(): Promise<void> {
    await this.stop()
    await rm(this.database, { recursive: true })
    await cp(this.backup, this.database, { recursive: true })
    await this.start([AFTER_RESTORE])
  }

  async close(): Promise<void> {
    await this.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  private get database(): string {
    return join(this.folder, 'postgres')
  }

  private get backup(): string {
    return join(this.folder, 'backup')
  }

  private async start(args: readonly string[] = []): Promise<void> {
    const env = { DATA_FOLDER: this.folder, PORT: String(this.port), METRICS_PORT: String(this.port + 1) }
    const isReady = async () => (await fetch(`${this.url}/openapi.json`).catch(() => undefined))?.ok === true
    this.running = await startChild('../start.ts', env, isReady, args)
  }

  private async stop(): Promise<void> {
    await this.running?.stop()
    this.running = undefined
  }
}
