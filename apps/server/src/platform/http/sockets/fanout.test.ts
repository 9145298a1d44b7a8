import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Fanout, type Reader } from './fanout.ts'

/** Creates a subscriber, and the numbers written to it, one list per write. */
function someone(): { readonly reader: Reader; readonly pieces: number[][] } {
  const pieces: number[][] = []
  return { reader: { send: (frames) => void pieces.push([...frames]), disconnect: () => undefined }, pieces }
}
/** More than the fanout writes to in one turn. */
const MANY = 1_200
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** A frame is its number. */
const publish = (fanout: Fanout): void => fanout.publish(Buffer.from([fanout.seq + 1]))

function crowded(): { readonly fanout: Fanout; readonly crowd: ReturnType<typeof someone>[] } {
  const fanout = new Fanout(0)
  const crowd = Array.from({ length: MANY }, someone)
  for (const { reader } of crowd) fanout.join(reader)
  return { fanout, crowd }
}
/** Waits until all subscribers were written to, twice. */
async function rounds(): Promise<void> {
  for (let each = 0; each < MANY / 10; each += 1) await turn()
}

test('writes to a few subscribers at once, one message at a time', () => {
  const fanout = new Fanout(0)
  const { reader, pieces } = someone()
  fanout.join(reader)
  for (let count = 0; count < 3; count += 1) publish(fanout)
  expect(pieces).toEqual([[1], [2], [3]])
})

test('writes to many subscribers in batches, with later messages in one piece, in order and once', async () => {
  const { fanout, crowd } = crowded()
  publish(fanout)
  const first = crowd.filter(({ pieces }) => pieces.length > 0)
  expect(first.length).toBeLessThan(MANY)
  for (let count = 1; count < 200; count += 1) publish(fanout)
  await rounds()
  for (const { pieces } of first) expect(pieces).toEqual([[1], numbers(2, 200)])
  for (const { pieces } of crowd.slice(first.length)) expect(pieces).toEqual([numbers(1, 200)])
  publish(fanout)
  await rounds()
  expect(crowd.every(({ pieces }) => pieces.at(-1)?.[0] === 201)).toBe(true)
})

test('sends a message published during a round without a second round over the other subscribers', async () => {
  const { fanout, crowd } = crowded()
  publish(fanout)
  await turn()
  publish(fanout)
  const count = () => crowd.filter(({ pieces }) => pieces.flat().includes(2)).length
  for (let turns = 0; count() < MANY / 2; turns += 1) {
    await turn()
    expect(turns).toBeLessThan(MANY / 64)
  }
  await rounds()
  for (const { pieces } of crowd) expect(pieces.flat()).toEqual([1, 2])
})

test('a subscriber that joins or leaves during a round gets nothing twice and misses nothing', async () => {
  const { fanout, crowd } = crowded()
  publish(fanout)
  const [gone, late] = [crowd[MANY - 1], someone()]
  if (gone === undefined) throw new Error('nobody')
  fanout.leave(gone.reader)
  publish(fanout)
  fanout.join(late.reader)
  publish(fanout)
  await rounds()
  expect(gone.pieces).toEqual([])
  expect(late.pieces).toEqual([[3]])
  expect(fanout.since(1)).toHaveLength(2)
  expect(crowd.slice(0, -1).every(({ pieces }) => String(pieces.flat()) === '1,2,3')).toBe(true)
})

test('writes nothing to a subscriber that has left', async () => {
  const { fanout, crowd } = crowded()
  publish(fanout)
  expect(fanout.subscribers).toHaveLength(MANY)
  fanout.stop()
  await rounds()
  expect(fanout.isEmpty).toBe(true)
  expect(crowd.at(-1)?.pieces).toEqual([])
})

test('reads the latest state a few times in a round, however often it changed', async () => {
  const { fanout, crowd } = crowded()
  let [now, reads] = [0, 0]
  const received: number[] = []
  const latest = () => {
    reads += 1
    if (now === 0) return undefined
    received.push(now)
    return Buffer.from([fanout.seq + 1])
  }
  fanout.publishLatest(latest)
  expect([fanout.seq, reads]).toEqual([0, 1])
  for (now = 1; now < 400; now += 1) fanout.publishLatest(latest)
  await rounds()
  expect(reads).toBe(3)
  expect(received).toEqual([1, 400])
  for (const { pieces } of crowd) expect(pieces.flat()).toEqual([1, 2])
})
