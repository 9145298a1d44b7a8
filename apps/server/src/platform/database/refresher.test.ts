import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refresher } from './refresher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Read = { readonly symbols: readonly string[]; readonly end: (error?: Error) => void }
function reading(): { refresher: Refresher; reads: Read[]; warned: unknown[] } {
  const [reads, warned]: [Read[], unknown[]] = [[], []]
  const log = { warn: (entry: unknown) => void warned.push(entry) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a log as is used
  const refresher = new Refresher(log as ConstructorParameters<typeof Refresher>[0], (symbols) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    reads.push({ symbols, end: (error) => (error === undefined ? resolve() : reject(error)) })
    return promise
  })
  return { refresher, reads, warned }
}
/** The longest delay of a refresh. */
const wait = () => vi.advanceTimersByTimeAsync(250)

test('reads pairs that traded together after a pause, and those that trade during a read with the next one', async () => {
  const { refresher, reads } = reading()
  refresher.add([])
  refresher.add(['A'])
  refresher.add(['B', 'A'])
  expect(reads).toEqual([])
  await wait()
  expect(reads.map(({ symbols }) => symbols)).toEqual([['A', 'B']])
  refresher.add(['A'])
  await wait()
  expect(reads).toHaveLength(1)
  reads[0]?.end()
  await wait()
  reads[1]?.end()
  await wait()
  expect(reads.map(({ symbols }) => symbols)).toEqual([['A', 'B'], ['A']])
})

test('repeats a failed read after the pause, even without new trades', async () => {
  const { refresher, reads, warned } = reading()
  refresher.add(['A'])
  await wait()
  refresher.add(['B'])
  reads[0]?.end(new Error('the database is down'))
  await vi.advanceTimersByTimeAsync(249)
  expect([reads.length, warned.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(reads[1]?.symbols.toSorted()).toEqual(['A', 'B'])
  reads[1]?.end()
  await wait()
  expect(reads).toHaveLength(2)
})

test('reads nothing after it is closed, not even what failed before', async () => {
  const { refresher, reads } = reading()
  refresher.add(['A'])
  await wait()
  refresher.close()
  reads[0]?.end(new Error('the database is down'))
  refresher.add(['B'])
  await wait()
  expect(reads).toHaveLength(1)
})
