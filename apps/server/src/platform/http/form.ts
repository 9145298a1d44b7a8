import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { ReceivedFile } from './call.ts'
import { wallMs } from '#platform/clock/clock.ts'
import { type Bounds, Semaphore } from '#platform/database/semaphore.ts'
import { BodyTooSlow, FORM_PACE, requireProgress } from './body-progress.ts'
import { Turns } from '#platform/database/turns.ts'

export type Form = { readonly fields: Readonly<Record<string, string>>; readonly file: ReceivedFile | undefined }
type Streamed = { readonly fields: Form['fields']; readonly at: string | undefined; readonly tooLarge: boolean }

/** Files that arrive at once, per caller and in total. */
const UPLOADS_PER_CALLER: Bounds = { atOnce: 4, maxWaiting: 20, patienceMs: 20_000 }
const UPLOADS_IN_TOTAL: Bounds = { atOnce: 128, maxWaiting: 200, patienceMs: 20_000 }
const STALE_FILE_MS = HOUR_MS
/** Files in memory at once, each up to 8 MiB, several times during cleaning. */
const IN_MEMORY: Bounds = { atOnce: 2, maxWaiting: 200, patienceMs: 40_000 }

/**
 * Reads forms with a file. The file is streamed into a folder, so that a hundred slow senders use no memory. It is read
 * from there when memory is free. A truncated file is refused.
 */
export class Intake {
  private readonly folder: string
  private readonly ofOne = new Turns(UPLOADS_PER_CALLER)
  private readonly ofAll = new Semaphore(UPLOADS_IN_TOTAL)
  private readonly inMemory = new Semaphore(IN_MEMORY)

  constructor(filesDir: string) {
    this.folder = join(filesDir, 'incoming')
  }

  /**
   * Removes files that a killed process left. They are older than an hour, because no upload takes that long. Other
   * nodes may use the same folder.
   */
  async removeLeft(): Promise<void> {
    const names = await readdir(this.folder).catch(() => [])
    for (const name of names) {
      const at = join(this.folder, name)
      const file = await stat(at).catch(() => undefined)
      if (file !== undefined && file.mtimeMs < wallMs() - STALE_FILE_MS) await rm(at, { force: true })
    }
  }

  /** Runs `use` with the form and deletes its file afterwards. Returns `busy` when too many arrive now. */
  async take<T>(request: FastifyRequest, sender: string, use: (form: Form) => Promise<T>): Promise<T | 'busy'> {
    const at = join(this.folder, randomUUID())
    try {
      // The sender keeps the slot to the end. Otherwise one sender's files would fill the queue for memory.
      return await this.ofOne.take(sender, async () => {
        const streamed = await this.ofAll.take(() => this.stream(request, at))
        if (streamed === 'busy') return 'busy'
        return this.inMemory.take(async () => use(await wholeOf(streamed)))
      })
    } finally {
      // Reads and drops the rest of a form that was refused half-way, so that the next request on this connection is
      // received.
      request.raw.unpipe().resume()
      await rm(at, { force: true })
    }
  }

  private async stream(request: FastifyRequest, at: string): Promise<Streamed> {
    const fields: Record<string, string> = {}
    let file: MultipartFile | undefined
    requireProgress(request.raw, () => request.raw.destroy(new BodyTooSlow('a form stalled')), FORM_PACE)
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
      } else if (part.fieldname === 'file' && file === undefined) {
        file = part
        await mkdir(this.folder, { recursive: true, mode: 0o700 })
        await pipeline(part.file, createWriteStream(at, { flags: 'wx', mode: 0o600 }))
      } else part.file.resume()
    }
    return { fields, at: file && at, tooLarge: file?.file.truncated ?? false }
  }
}

async function wholeOf({ fields, at, tooLarge }: Streamed): Promise<Form> {
  return { fields, file: at === undefined ? undefined : { bytes: await readFile(at), tooLarge } }
}
