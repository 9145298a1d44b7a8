import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths, type WorkloadName } from '../workload/price-paths.ts'
import { peerInput } from './peer-input.ts'
import { peerBook, peerWorkload } from './peer.ts'

const names = Object.keys(paths) as WorkloadName[]
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-peer-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a program in JavaScript that any shell can start. Returns its path. */
async function program(name: string, source: string): Promise<string> {
  const path = join(folder, `${name}.cjs`)
  await writeFile(path, `#!${process.execPath}\n${source}`)
  await chmod(path, 0o755)
  return path
}

// An independent book: two sorted arrays of orders. It reads the format as docs/bench/peers.md describes it.
const SORTED_ARRAYS = `
const bytes = require('node:fs').readFileSync(0)
if (bytes.toString('latin1', 0, 4) !== 'OBW1' || bytes.readUInt32LE(4) !== 1) throw new Error('not a workload')
const records = bytes.readUInt32LE(8) + bytes.readUInt32LE(12)
if (bytes.length !== 64 + records * 16) throw new Error('wrong length')
let low = 2166136261, high = 0x9747b28c
const mix = (x) => { low = Math.imul(low ^ x, 16777619); high = Math.imul(high ^ (x + 1), 16777619) }
const resting = [[], []]
for (let at = 64; at < bytes.length; at += 16) {
  const [op, side, id] = [bytes[at], bytes[at + 1], bytes.readUInt32LE(at + 4)]
  if (op === 1) { for (const of of resting) { const found = of.findIndex((o) => o.id === id); if (found >= 0) of.splice(found, 1) } continue }
  const better = (a, b) => (side === 0 ? a > b : a < b)
  const limit = op === 3 ? (side === 0 ? Infinity : -Infinity) : bytes.readInt32LE(at + 8)
  let left = bytes.readUInt32LE(at + 12)
  const against = resting[1 - side]
  while (left > 0 && against.length > 0 && !better(against[0].price, limit)) {
    const maker = against[0], lots = Math.min(left, maker.lots)
    mix(maker.id); mix(lots); mix(maker.price)
    left -= lots
    maker.lots -= lots
    if (maker.lots === 0) against.shift()
  }
  if (left === 0 || op === 3) continue
  const own = resting[side], behind = own.findIndex((o) => better(limit, o.price))
  own.splice(behind < 0 ? own.length : behind, 0, { id, price: limit, lots: left })
}
`
const PRINT = "process.stdout.write((low >>> 0).toString(16) + '-' + (high >>> 0).toString(16)"

test.each(names)('%s: another book reproduces the digest from standard input', async (name) => {
  const peer = peerBook(await program('sorted', `${SORTED_ARRAYS}\n${PRINT} + ' 0.25\\n')`))
  expect(await peer.play(peerWorkload(name, 200, 800))).toEqual({ seconds: 0.25 })
})

test('a book that prints no seconds is timed from outside, less the time of the same book without commands', async () => {
  const peer = peerBook(
    await program(
      'slow',
      `${SORTED_ARRAYS}\nfor (const end = Date.now() + (bytes.readUInt32LE(12) > 0 ? 400 : 0); Date.now() < end;);\n${PRINT})`,
    ),
  )
  const { seconds } = await peer.play(peerWorkload('W1', 50, 100))
  expect(seconds).toBeGreaterThan(0.05)
  expect(seconds).toBeLessThan(30)
})

test('a book with other trades has no speed', async () => {
  const peer = peerBook(
    await program('wrong', `${SORTED_ARRAYS}\nif (bytes.readUInt32LE(12) > 0) mix(1)\n${PRINT} + ' 1')`),
  )
  const work = peerWorkload('W1', 50, 400)
  const { fault, seconds } = await peer.play(work)
  expect(seconds).toBeUndefined()
  expect(fault).toContain(`expected ${work.digest}`)
})

test('a book that reports trades while nothing can trade has no speed', async () => {
  const peer = peerBook(await program('early', `${SORTED_ARRAYS}\nmix(1)\n${PRINT} + ' 1')`))
  expect((await peer.play(peerWorkload('W1', 50, 10))).fault).toMatch(/^digest \S+ of a book without trades$/)
})

test.each([
  ['fails', 'process.exitCode = 3', /ended with 3/],
  ['prints something else', "console.log('done')", /printed "done/],
])('a program that %s stops the bench', async (name, source, message) => {
  const peer = peerBook(await program(name.replaceAll(' ', '-'), source))
  await expect(peer.play(peerWorkload('W1', 10, 10))).rejects.toThrow(message)
})

test('the header has the sizes and the expected result, and shorter inputs have fewer records', () => {
  const work = peerWorkload('W2', 20, 30)
  const view = new DataView(peerInput(work, 5).buffer)
  expect(view.byteLength).toBe(64 + 25 * 16)
  expect([4, 8, 12, 16, 20, 24, 28, 56].map((at) => view.getUint32(at, true))).toEqual([
    1,
    20,
    5,
    7,
    1 << 18,
    work.maxId,
    20,
    work.live,
  ])
  expect([view.getFloat64(32, true), view.getFloat64(40, true)]).toEqual([work.trades, work.lots])
  const [low, high] = [view.getUint32(48, true), view.getUint32(52, true)]
  expect(`${low.toString(16)}-${high.toString(16)}`).toBe(work.digest)
})
