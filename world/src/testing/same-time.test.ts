import { seeded } from '@tessera/domain/platform/random/seeded.ts'
import { expect, test } from 'vitest'
import { takesDifferentTime } from './same-time.ts'

/** Times around a mean, sometimes a long one as on a busy machine. */
function clock(seed: number, mean: number): () => Promise<number> {
  const random = seeded(seed)
  const near = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6)
  return () => Promise.resolve(mean + near() + (random() < 0.05 ? 50 * random() : 0))
}

test('never distinguishes two paths of the same duration in five hundred measurements of a busy machine', async () => {
  const findings = await Promise.all(
    Array.from({ length: 500 }, (_, seed) => takesDifferentTime(clock(seed, 20), clock(seed + 9_000, 20))),
  )
  expect(findings.filter((each) => each !== undefined)).toEqual([])
})

test('detects a step that one path omits, on each of a hundred busy machines', async () => {
  const findings = await Promise.all(
    Array.from({ length: 100 }, (_, seed) => takesDifferentTime(clock(seed, 24), clock(seed + 9_000, 20))),
  )
  expect(findings.filter((each) => each === undefined)).toEqual([])
})
