import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTree } from './copy-tree.ts'

test('copies files, modes and empty folders, and omits the given names at the top', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copy-tree-'))
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await mkdir(join(from, 'base', 'empty'), { recursive: true, mode: 0o700 })
  await writeFile(join(from, 'base', 'pid'), 'kept', { mode: 0o600 })
  await writeFile(join(from, 'pid'), 'left out')
  await copyTree(from, to, new Set(['pid']))
  expect([await readdir(to), await readdir(join(to, 'base'))]).toEqual([['base'], ['empty', 'pid']])
  expect(await readFile(join(to, 'base', 'pid'), 'utf8')).toBe('kept')
  expect((await stat(join(to, 'base', 'pid'))).mode).toBe((await stat(join(from, 'base', 'pid'))).mode)
  await rm(folder, { recursive: true })
})
