import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A program of this folder as a separate process, which can be killed with SIGKILL. */
export type Child = {
  readonly process: ChildProcess
  /** Sends SIGKILL and waits until the process has ended. */
  readonly kill: () => Promise<void>
  /** Stops it like Ctrl-C. */
  readonly stop: () => Promise<void>
}
type Env = Readonly<Record<string, string>>

const PATIENCE_MS = 180_000
const CHECK_MS = 100

/** Starts it and waits until it is ready. Hides its standard output. */
export const startChild = (
  file: string,
  env: Env,
  isReady: () => Promise<boolean>,
  args: readonly string[] = [],
): Promise<Child> =>
  whenReady(
    file,
    fork(join(import.meta.dirname, file), args, {
      env: { ...process.env, ...env },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
    isReady,
  )

/** Starts a program of others and hides all its output. */
export const startProgram = (
  program: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
): Promise<Child> => whenReady(program, spawn(program, args, { stdio: 'ignore' }), isReady)

async function whenReady(name: string, child: ChildProcess, isReady: () => Promise<boolean>): Promise<Child> {
  const orphan = (): unknown => child.kill('SIGTERM')
  process.once('exit', orphan)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', orphan)
    if (isGone(child)) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  for (let waited = 0; waited < PATIENCE_MS; waited += CHECK_MS) {
    if (isGone(child)) throw new Error(`${name} ended unexpectedly`)
    if (await isReady()) return { process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
    await pause(CHECK_MS)
  }
  await end('SIGTERM')
  throw new Error(`${name} was not ready within ${PATIENCE_MS} ms`)
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null
