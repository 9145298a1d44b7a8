import { type ChildProcess, fork } from 'node:child_process'
import { ask } from '../child.ts'
import { median } from '../median.ts'
import type { WorkloadName } from '../workload/price-paths.ts'
import type { Answer, Question } from './contestant.ts'
import { type PeerBook, peerWorkload } from './peer.ts'

/** A book in one run: one of our engines by name, or the program of PEER_BOOK. */
export type Entry = {
  readonly name: string
  readonly path: WorkloadName
  readonly rounds: number
  readonly peer?: PeerBook
}
export type Figures = {
  readonly name: string
  readonly path: WorkloadName
  readonly rounds: number
  readonly fault?: string | undefined
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly p99ByKind: readonly number[]
  readonly bytesPerOrder: number
  readonly allocatedPerCommand: number
}
type Contestant = Entry & { readonly answer: (question: Question) => Promise<Answer>; readonly close: () => void }

/** Processor seconds of each engine's warm-up. */
const WARM_SECONDS = 2

/**
 * Runs every book on its workload, in turn and round by round, so that other load on the machine affects all of them
 * equally. The first rounds of each are a warm-up. A book with a single round, because it takes minutes,
 * plays it with a clock read after each command.
 */
export async function play(depth: number, commands: number, entries: readonly Entry[]): Promise<Figures[]> {
  const contestants = entries.map((entry) => enter(entry, depth, commands))
  const answers = contestants.map((): Answer[] => [])
  for (const each of contestants) if (each.rounds > 1) await warmUp(each)
  for (let round = 1; round <= Math.max(...entries.map((each) => each.rounds)); round++)
    for (const [at, each] of contestants.entries())
      if (each.rounds > 1 && round <= each.rounds) answers[at]!.push(await each.answer('speed'))
  const figures: Figures[] = []
  for (const [at, each] of contestants.entries()) {
    figures.push(await figuresOf(each, answers[at]!, commands))
    each.close()
  }
  return figures
}

async function figuresOf(of: Contestant, rounds: readonly Answer[], commands: number): Promise<Figures> {
  const { bytesPerOrder = NaN } = await of.answer('memory')
  const latency = await of.answer('latency')
  const played = of.rounds === 1 ? [latency] : rounds
  return {
    name: of.name,
    path: of.path,
    rounds: of.rounds,
    fault: [latency, ...played].find((each) => each.fault !== undefined)?.fault,
    perSecond: commands / median(played.map((each) => each.seconds ?? NaN)),
    p50: latency.p50 ?? NaN,
    p99: latency.p99 ?? NaN,
    p99ByKind: latency.p99ByKind ?? [],
    bytesPerOrder,
    allocatedPerCommand: median(played.map((each) => (each.allocatedBytes ?? NaN) / commands)),
  }
}

async function warmUp(contestant: Contestant): Promise<void> {
  for (let spent = 0; spent < WARM_SECONDS;) {
    const { seconds } = await contestant.answer('speed')
    // A book with a fault reports it at the end.
    spent += seconds ?? WARM_SECONDS
  }
}

function enter(entry: Entry, depth: number, commands: number): Contestant {
  const { name, path, peer } = entry
  if (peer === undefined) {
    const process = start(name, depth, commands, path)
    return { ...entry, answer: (question) => ask<Answer>(process, question), close: () => process.disconnect() }
  }
  const work = peerWorkload(path, depth, commands)
  // Only the peer itself could measure its memory and the time of a single command.
  return { ...entry, answer: async (question) => (question === 'speed' ? peer.play(work) : {}), close: () => undefined }
}

const start = (name: string, depth: number, commands: number, path: WorkloadName): ChildProcess =>
  fork(new URL('contestant.ts', import.meta.url), [name, `${depth}`, `${commands}`, path], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
  })
