import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/observing/log.ts'
import { Parts } from './parts.ts'

const silent = createLog('silent')

test('OPS-16 reports each part separately with the reason of its failure, and recovers without a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-parts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const FILES_DIR = join(folder, 'files')
  await writeFile(FILES_DIR, 'a file where the folder should be')
  let isThere = false
  const checkChain = (): Promise<void> => (isThere ? Promise.resolve() : Promise.reject(new Error('fetch failed')))
  const parts = new Parts(checkChain, { FILES_DIR }, { isUp: () => false }, silent)
  expect(parts.isUp('chain')).toBe(false)
  expect(await parts.check('chain')).toBeInstanceOf(Error)
  await parts.check('files')
  expect(parts.summary('writable')).toEqual({
    database: 'writable',
    chain: 'lost: fetch failed',
    files: expect.stringMatching(/^lost: EEXIST/),
    nats: 'lost',
  })
  isThere = true
  await rm(FILES_DIR)
  expect([await parts.check('chain'), await parts.check('files')]).toEqual([undefined, undefined])
  expect(parts.summary('writable')).toEqual({ database: 'writable', chain: 'up', files: 'up', nats: 'lost' })
})
