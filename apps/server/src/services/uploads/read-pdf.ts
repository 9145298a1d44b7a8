import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Maximum milliseconds for reading a file. A slower file is refused as unreadable. Other files wait for it. */
const READ_MS = 10_000
const MEMORY_MB = 256

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns true if a file is a PDF that a reader opens. pdf.js parses it in its own thread, one file after the other.
 * Time and memory are limited, so a hostile file blocks nothing else.
 */
export function isReadablePdf(bytes: Buffer): Promise<boolean> {
  const read = last.then(() => readNow(bytes))
  last = read
  return read
}

async function readNow(bytes: Buffer): Promise<boolean> {
  const thread = (worker ??= startWorker())
  const limit = AbortSignal.timeout(READ_MS)
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(new Uint8Array(bytes))
    const [readable]: unknown[] = await once(thread, 'message', { signal: limit })
    return readable === true
  } catch {
    // The thread ran out of time or memory, so it is ended. The next file gets a new one.
    terminate(thread)
    await thread.terminate()
    return false
  }
}

function terminate(thread: Worker): void {
  if (worker === thread) worker = undefined
}

function startWorker(): Worker {
  const started = new Worker(new URL('./read-pdf.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // A thread may fail after its response. An error without a listener would end the server.
  started.on('error', () => terminate(started))
  started.on('exit', () => terminate(started))
  started.unref()
  return started
}
