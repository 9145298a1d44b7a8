import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCK, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('OPS-16 refuses a data folder that another running world uses, and names the setting', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  await once(other, 'spawn')
  await writeFile(join(folder, LOCK), String(other.pid))
  await expect(lockFolder(folder)).rejects.toThrow(`DATA_FOLDER=${folder} serves another world (process ${other.pid})`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const free = await lockFolder(folder)
  expect(await readFile(join(folder, LOCK), 'utf8')).toBe(String(process.pid))
  await free()
  await expect(readFile(join(folder, LOCK))).rejects.toThrow('ENOENT')
})
