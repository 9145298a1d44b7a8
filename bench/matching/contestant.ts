import { getHeapStatistics } from 'node:v8'
import { Digest } from '../workload/digest.ts'
import { paths, type WorkloadName } from '../workload/price-paths.ts'
import { makeWorkload, type Workload } from '../workload/workload.ts'
import type { Engine } from './engine.ts'
import { bareLadder } from './bare-ladder.ts'
import { hftLimitOrderBook, nodejsOrderBook } from './order-book-packages.ts'
import { orderbookMatchEngine } from './orderbook-match-engine.ts'
import { tessera } from './tessera.ts'

// A separate process for one engine at one depth. For each request, it plays the whole workload and reports the
// results.

export const engines: readonly Engine[] = [
  tessera,
  bareLadder,
  nodejsOrderBook,
  hftLimitOrderBook,
  orderbookMatchEngine,
]

/** The kinds of commands; the `op` of a command is the index of its kind. */
export const kinds = ['passive', 'cancel', 'marketable', 'market'] as const
/** The seed of every measured workload. */
export const SEED = 7

export type Question = 'speed' | 'latency' | 'memory'
export type Answer = {
  /** The reason for which the figures are not valid. */
  readonly fault?: string
  /** Processor seconds of the measured commands, garbage collection included. */
  readonly seconds?: number
  /** Heap bytes that the measured commands allocated. */
  readonly allocatedBytes?: number
  readonly p50?: number
  readonly p99?: number
  /** The 99th percentile of each kind of command: passive, cancel, marketable, market. */
  readonly p99ByKind?: readonly number[]
  readonly bytesPerOrder?: number
}

const [name = '', depth, commands, path = 'W1'] = process.argv.slice(2)
const engine = engines.find((each) => each.name === name)
if (engine !== undefined && isWorkload(path) && process.send !== undefined) {
  const work = makeWorkload(path, Number(depth), Number(commands), SEED)
  process.on('message', (question: Question) => process.send?.(answer(engine, work, question)))
}

function isWorkload(word: string): word is WorkloadName {
  return word in paths
}

function answer(of: Engine, work: Workload, question: Question): Answer {
  try {
    if (question === 'memory') return { bytesPerOrder: memory(of, work) }
    return question === 'speed' ? speed(of, work) : latency(of, work)
  } catch (fault) {
    return { fault: String(fault) }
  }
}

function begin(of: Engine, work: Workload): { step: (at: number) => void; digest: Digest } {
  const digest = new Digest()
  const step = of.begin(work, digest)
  for (let at = 0; at < work.warm; at++) step(at)
  return { step, digest }
}

function speed(of: Engine, work: Workload): Answer {
  const { step, digest } = begin(of, work)
  const allocated = allocatedNow()
  const started = process.cpuUsage()
  for (let at = work.warm; at < work.warm + work.commands; at++) step(at)
  const seconds = secondsSince(started)
  const allocatedBytes = allocatedNow() - allocated
  const fault = faultOf(digest, work)
  return fault === undefined ? { seconds, allocatedBytes } : { fault }
}

function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1e6
}

/** Total allocated bytes; the types of Node lack it. */
const allocatedNow = (): number =>
  (getHeapStatistics() as { total_allocated_bytes?: number }).total_allocated_bytes ?? NaN

/** Nanoseconds of each command by a clock that is read after each, minus the cost of reading it. */
function latency(of: Engine, work: Workload): Answer {
  const { step, digest } = begin(of, work)
  const times = new Float64Array(work.commands)
  const clock = timed(times, () => undefined)[work.commands >> 1]!
  const started = process.cpuUsage()
  const sorted = timed(times, (at) => step(work.warm + at))
  const seconds = secondsSince(started)
  const fault = faultOf(digest, work)
  if (fault !== undefined) return { fault }
  const percentile = (all: Float64Array, of100: number) =>
    Math.max(0, (all[Math.floor((all.length * of100) / 100)] ?? NaN) - clock) * 1e6
  const ofKind = (kind: number) => times.filter((_, at) => work.op[work.warm + at] === kind).toSorted()
  const p99ByKind = kinds.map((_, kind) => percentile(ofKind(kind), 99))
  return { p50: percentile(sorted, 50), p99: percentile(sorted, 99), p99ByKind, seconds }
}

function timed(times: Float64Array, step: (at: number) => void): Float64Array {
  let before = performance.now()
  for (let at = 0; at < times.length; at++) {
    step(at)
    const now = performance.now()
    times[at] = now - before
    before = now
  }
  return times.toSorted()
}

function memory(of: Engine, work: Workload): number {
  // The first book makes an adapter prepare its data for the workload.
  of.begin(work, new Digest())
  const before = memoryNow()
  const { step } = begin(of, work)
  const bytes = memoryNow() - before
  // One more command, so that the book is still referenced.
  step(work.warm)
  return bytes / work.depth
}

function memoryNow(): number {
  // Buffers are freed some time after the objects that held them.
  for (let times = 0; times < 5; times++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function faultOf(digest: Digest, work: Workload): string | undefined {
  const same = digest.trades === work.trades && digest.lots === work.lots && digest.text() === work.digest
  return same
    ? undefined
    : `${digest.trades} trades, ${digest.lots} lots, digest ${digest.text()}; expected ${work.trades}, ${work.lots}, ${work.digest}`
}
