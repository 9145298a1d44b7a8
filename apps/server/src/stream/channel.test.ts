import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Channel, type Reader } from './channel.ts'

/** Somebody who reads along, and the numbers that were written to them, a list for each piece. */
function someone(): { readonly reader: Reader; readonly pieces: number[][] } {
  const pieces: number[][] = []
  const send = (frame: Buffer) =>
    void pieces.push([...frame.toString('latin1').matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq)))
  return { reader: { send, lose: () => undefined }, pieces }
}
/** More than are written to in one turn. */
const MANY = 1_200
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

function crowded(): { readonly channel: Channel; readonly crowd: ReturnType<typeof someone>[] } {
  const channel = new Channel('trades:AURB-tUSD', 0)
  const crowd = Array.from({ length: MANY }, someone)
  for (const { reader } of crowd) channel.join(reader)
  return { channel, crowd }
}
/** Until everybody was written to, twice. */
async function rounds(): Promise<void> {
  for (let each = 0; each < MANY / 10; each += 1) await turn()
}

test('a few are written to at once, each message by itself', () => {
  const channel = new Channel('trades:AURB-tUSD', 0)
  const { reader, pieces } = someone()
  channel.join(reader)
  for (let told = 0; told < 3; told += 1) channel.tell({})
  expect(pieces).toEqual([[1], [2], [3]])
})

test('many are written to by and by; what is told meanwhile goes out to each in one piece, in order and once', async () => {
  const { channel, crowd } = crowded()
  channel.tell({})
  expect(crowd.filter(({ pieces }) => pieces.length > 0).length).toBeLessThan(MANY)
  for (let told = 1; told < 400; told += 1) channel.tell({})
  await rounds()
  for (const { pieces } of crowd) expect(pieces).toEqual([[1], numbers(2, 400)])
  channel.tell({})
  await rounds()
  expect(crowd.every(({ pieces }) => pieces.at(-1)?.[0] === 401)).toBe(true)
})

test('whoever comes or goes while the others are written to hears nothing twice and misses nothing', async () => {
  const { channel, crowd } = crowded()
  channel.tell({})
  const [gone, late] = [crowd[MANY - 1], someone()]
  if (gone === undefined) throw new Error('nobody')
  channel.leave(gone.reader)
  channel.tell({})
  channel.join(late.reader)
  channel.tell({})
  await rounds()
  expect(gone.pieces).toEqual([])
  expect(late.pieces).toEqual([[3]])
  expect(channel.since(1)).toHaveLength(2)
  expect(crowd.slice(0, -1).every(({ pieces }) => String(pieces.flat()) === '1,2,3')).toBe(true)
})

test('a story that begins anew tells nobody the rest of the old one', async () => {
  const { channel, crowd } = crowded()
  channel.tell({})
  expect(channel.restart(100)).toHaveLength(MANY)
  const last = crowd[MANY - 1]
  if (last === undefined) throw new Error('nobody')
  channel.join(last.reader)
  channel.tell({})
  await rounds()
  expect(last.pieces).toEqual([[101]])
  expect(channel.since(0)).toBeUndefined()
})

test('what is told as it is now waits until everybody was written to, and is then looked at once', async () => {
  const { channel, crowd } = crowded()
  let [now, looks] = [0, 0]
  const latest = () => {
    looks += 1
    return now === 0 ? undefined : { now }
  }
  channel.tellLatest(latest)
  expect([channel.seq, looks]).toEqual([0, 1])
  for (now = 1; now < 400; now += 1) channel.tellLatest(latest)
  await rounds()
  expect(looks).toBe(3)
  for (const { pieces } of crowd) expect(pieces).toEqual([[1], [2]])
  expect(channel.since(1)?.map(String)).toMatchObject([expect.stringContaining('"now":400')])
})
