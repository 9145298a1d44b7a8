import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { openApi, type Api } from '../world/src/people/api.ts'
import { investors, PASSWORD } from '../world/src/stories/cast.ts'

/** The world of `npm start` in its own folder, with two investors who are logged in. */
export type Product = {
  readonly address: string
  readonly people: readonly { readonly api: Api; readonly token: string }[]
  /**
   * Pauses the processes of the world, so that they take no processor time from another one. PostgreSQL keeps running.
   */
  readonly pause: () => void
  readonly resume: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The folder of the sources, the program that starts their world, and its port. */
export type Start = {
  readonly sources: string
  readonly program: readonly string[]
  readonly port: number
}

const THIS_VERSION: Start = { sources: '.', program: ['world/src/start.ts'], port: 4_560 }
const PATIENCE_MS = 120_000
/** Milliseconds in which loops and connections catch up after a pause. */
const SETTLE_MS = 2_000
/** Windows has neither process groups nor a signal that pauses. */
const hasGroups = process.platform !== 'win32'

export async function openProduct({ sources, program, port }: Start = THIS_VERSION): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  // PostgreSQL runs as another user, which must be able to reach its data here.
  await chmod(folder, 0o755)
  const address = `http://127.0.0.1:${port}`
  const world = spawn(process.execPath, program, {
    cwd: sources,
    env: { ...process.env, DATA_FOLDER: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: hasGroups,
  })
  const signal = (name: NodeJS.Signals): void => {
    if (hasGroups && world.pid !== undefined && world.exitCode === null) process.kill(-world.pid, name)
  }
  const stop = (): void => {
    signal('SIGCONT')
    world.kill('SIGTERM')
  }
  // A bench that fails stops its world.
  process.once('exit', stop)
  await opened(world)
  const people = []
  for (const { email } of [investors.lim, investors.chen]) people.push(await signIn(address, email))
  return {
    address,
    people,
    pause: () => signal('SIGSTOP'),
    resume: async () => {
      signal('SIGCONT')
      await pause(SETTLE_MS)
      await answers(address)
    },
    close: async () => {
      stop()
      await once(world, 'exit')
      process.off('exit', stop)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until the world prints the operators' logins, in the wording of any version. By then its stories are complete
 * and log nobody in.
 */
async function opened(world: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const lines = createInterface({ input: world.stdout })
  const ended = once(world, 'exit').then(() => {
    throw new Error('the world did not start')
  })
  const started = async (): Promise<void> => {
    for await (const [line] of on(lines, 'line')) if (String(line).includes('Console as')) return
  }
  await Promise.race([started(), ended])
}

async function answers(address: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += 250) {
    const status = await fetch(`${address}/en_US`).then((response) => response.status, String)
    if (status === 200) return
    await pause(250)
  }
  throw new Error(`${address} does not answer after a pause`)
}

async function signIn(address: string, email: string): Promise<Product['people'][number]> {
  const session: { token: string | undefined } = { token: undefined }
  const api = openApi(address, session, email)
  const codes = async (): Promise<string[]> =>
    codesIn(await (await fetch(`${address}/outbox/mails.json?to=${email}`)).json())
  const tried = new Set(await codes())
  const { ticket } = await api.sessions.login({ account: email, password: PASSWORD })
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += 250) {
    const code = (await codes()).find((each) => !tried.has(each))
    if (code === undefined) {
      await pause(250)
      continue
    }
    tried.add(code)
    const answer = await api.sessions.confirm({ ticket, code }).catch(unlessWrong)
    if (answer === undefined) continue
    session.token = answer.token
    return { api, token: answer.token }
  }
  throw new Error(`there is no code for ${email}`)
}

/** On a busy machine the email of a story's login may still be on its way, with a code for another ticket. */
function unlessWrong(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'VERIFICATION_CODE_WRONG')) throw error
}

const codesIn = (mails: unknown): string[] =>
  Array.isArray(mails) ? mails.flatMap(({ subject }) => /\b\d{6}\b/.exec(String(subject)) ?? []) : []
