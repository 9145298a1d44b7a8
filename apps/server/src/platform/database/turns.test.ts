import { afterEach, expect, test, vi } from 'vitest'
import { ACCOUNT_SHARE, Turns } from './turns.ts'

const { atOnce: AT_ONCE, patienceMs: PATIENCE_MS } = ACCOUNT_SHARE

afterEach(() => void vi.useRealTimers())

/** Starts requests that run until the test ends them. */
function requests(turns: Turns, owner: string, count: number) {
  const startedRequests: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const answers = ends.map(({ promise }, at) =>
    turns.take(owner, async () => {
      startedRequests.push(at)
      await promise
      return at
    }),
  )
  return { begun: startedRequests, answers, end: (at: number) => ends[at]?.resolve() }
}

test('runs a few requests of one account at once and the others in order, without delaying other accounts', async () => {
  const turns = new Turns()
  const { begun: startedRequests, answers, end } = requests(turns, 'a', AT_ONCE + 3)
  expect(await turns.take('b', async () => 'done')).toBe('done')
  expect(startedRequests).toEqual(Array.from({ length: AT_ONCE }, (_, at) => at))
  for (let at = 0; at < answers.length; at += 1) {
    end(at)
    expect(await answers[at]).toBe(at)
  }
  expect(startedRequests).toEqual(answers.map((_, at) => at))
})

test('refuses a request that waits too long for its turn, and never runs it', async () => {
  vi.useFakeTimers()
  const turns = new Turns()
  const { begun: startedRequests, answers, end } = requests(turns, 'a', AT_ONCE + 2)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await Promise.all(answers.slice(AT_ONCE))).toEqual(['busy', 'busy'])
  for (let at = 0; at < AT_ONCE; at += 1) end(at)
  await Promise.all(answers)
  expect(startedRequests).toHaveLength(AT_ONCE)
  expect(await turns.take('a', async () => 'free again')).toBe('free again')
})

test('passes the turn on after a failed request', async () => {
  const turns = new Turns()
  const failing = Array.from({ length: AT_ONCE }, () => turns.take('a', () => Promise.reject(new Error('no'))))
  const next = turns.take('a', async () => 'next')
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(failing.map(() => 'rejected'))
  expect(await next).toBe('next')
})
