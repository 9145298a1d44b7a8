import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-start-'))
  await chmod(folder, 0o711)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const start = (data = 'data'): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: {
      ...process.env,
      DATA_FOLDER: join(folder, data),
      TEMPLATES_FOLDER: join(folder, 'templates'),
      PORT: '0',
      METRICS_PORT: '0',
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
/** Processes whose command line names the folder: initdb, PostgreSQL and its helpers. */
const alive = (): string[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(folder))
const until = async (done: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 6_000 && !done(); tries += 1) await pause(10)
  expect(done()).toBe(true)
}
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await until(() => alive().length === 0)
}

/** True if the template in progress has this file. */
const isBuilding = (...path: string[]): boolean => globSync(join(folder, 'templates/*.half/world', ...path)).length > 0
test.each([
  ['makes its database', () => isBuilding('postgres/data.half')],
  ['waits for its database', () => isBuilding('postgres/data/postmaster.pid')],
  ['runs its story', () => isBuilding('mails.jsonl')],
])(
  'a world that is stopped while it %s leaves no process behind',
  async (_, reached) => {
    const child = start()
    await until(reached)
    await stop(child)
    expect(alive()).toEqual([])
  },
  120_000,
)

test('a world whose story was interrupted starts over', async () => {
  const data = join(folder, 'data')
  await mkdir(data)
  await writeFile(join(data, 'telling'), '')
  await writeFile(join(data, 'half'), '')
  const child = start()
  await until(() => !existsSync(join(data, 'half')) && existsSync(join(data, 'mails.jsonl')))
  await stop(child)
  expect(existsSync(join(data, 'half'))).toBe(false)
}, 120_000)

/** Starts a world, stops it once it is ready, and returns its output. */
async function startAndStop(data: string): Promise<string> {
  const child = start(data)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (let tries = 0; tries < 30_000 && !output.includes('Tessera is ready'); tries += 1) await pause(10)
  await stop(child)
  return output
}

test('a new world is a copy of today’s template, which the first start builds', async () => {
  await mkdir(join(folder, 'templates/2020-01-01-0123456789abcdef'), { recursive: true })
  const first = await startAndStop('data')
  expect(first).toContain('Building the demo data of today')
  const [template = '', ...others] = await readdir(join(folder, 'templates'))
  expect(template).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{16}$/)
  expect(others).toEqual([])
  for (const again of ['data', 'other']) {
    const output = await startAndStop(again)
    expect(output).toContain('Tessera is ready')
    expect(output).not.toContain('Building')
  }
  await mkdir(join(folder, 'third/postgres/data'), { recursive: true })
  await writeFile(join(folder, 'third/incomplete-copy'), '')
  expect(await startAndStop('third')).not.toContain('Building')
  const secretsOf = (name: string): Promise<string> => readFile(join(folder, name, 'secrets.json'), 'utf8')
  expect(await secretsOf('other')).toBe(await secretsOf('data'))
}, 600_000)
