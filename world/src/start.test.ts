import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

const start = (): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, DATA_FOLDER: folder, PORT: '0', METRICS_PORT: '0', DATABASE_URL: undefined },
    stdio: 'ignore',
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

const postgres = (name: string): string => join(folder, 'postgres', name)
test.each([
  ['makes its database', () => existsSync(postgres('data.half'))],
  ['waits for its database', () => existsSync(postgres(join('data', 'postmaster.pid')))],
  ['tells its story', () => existsSync(join(folder, 'mails.jsonl'))],
])(
  'a world that is stopped while it %s leaves no process behind',
  async (_, reached) => {
    const child = start()
    await until(reached)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await until(() => alive().length === 0)
    expect(alive()).toEqual([])
  },
  120_000,
)

test('a world whose story was interrupted starts over', async () => {
  await writeFile(join(folder, 'telling'), '')
  await writeFile(join(folder, 'half'), '')
  const child = start()
  await until(() => !existsSync(join(folder, 'half')) && existsSync(join(folder, 'mails.jsonl')))
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await until(() => alive().length === 0)
  expect(existsSync(join(folder, 'half'))).toBe(false)
}, 120_000)
