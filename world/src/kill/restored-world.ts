import { chmod, cp, lchown, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AFTER_RESTORE } from '../../../apps/server/src/server.ts'
import { type Child, startChild } from './child.ts'

/** A world in a folder of its own, whose database is put back as it was before, while chain, bank and audit copy go on. */
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
    const folder = await mkdtemp(join(tmpdir(), 'tessera-restored-'))
    // PostgreSQL runs as another user if this process is root's, and has to reach its folder.
    await chmod(folder, 0o711)
    const world = new RestoredWorld(folder, port)
    await world.start()
    return world
  }

  /** Copies the database while it does not run. */
  async backUp(): Promise<void> {
    await this.stop()
    await copyOwned(this.database, this.backup)
    await this.start()
  }

  /** Puts the copy in the place of the database, and starts in the mode for that. */
  async putBack(): Promise<void> {
    await this.stop()
    await rm(this.database, { recursive: true })
    await copyOwned(this.backup, this.database)
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

/** Copies a folder with the owner that it has: PostgreSQL runs only on data of its own user. */
async function copyOwned(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true })
  const { uid, gid } = await stat(from)
  for (const name of ['', ...(await readdir(to, { recursive: true }))]) await lchown(join(to, name), uid, gid)
}
