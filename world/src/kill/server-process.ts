import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** `npm start` as a process of its own, which can be killed the hard way. */
export type ServerProcess = {
  readonly url: string
  /** SIGKILL, and waits until it is gone. PostgreSQL stays behind. */
  readonly kill: () => Promise<void>
  /** As Ctrl-C does: PostgreSQL stops as well. */
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 180_000
const LOOK_MS = 100

/** Starts it and waits until it takes requests and trades. */
export async function startServer(folder: string, port: number): Promise<ServerProcess> {
  const env = { ...process.env, DATA_FOLDER: folder, PORT: String(port), METRICS_PORT: String(port + 1) }
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'start.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const orphan = (): unknown => child.kill('SIGTERM')
  process.once('exit', orphan)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isGone(child)) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    process.off('exit', orphan)
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await ready(child, `${url}/ex/api/v1/markets/book?symbol=AURB-tUSD`)
  } catch (error) {
    await end('SIGTERM')
    throw error
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** The book of a pair is answered by a server whose trading core leads. */
async function ready(child: ChildProcess, book: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (isGone(child)) throw new Error('the server ended by itself')
    const answer = await fetch(book).catch(() => undefined)
    if (answer?.ok === true) return
    await pause(LOOK_MS)
  }
  throw new Error(`the server did not trade within ${PATIENCE_MS} ms`)
}
