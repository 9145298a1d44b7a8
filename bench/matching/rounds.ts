import { type ChildProcess, fork } from 'node:child_process'
import { ask } from '../child.ts'
import { median } from '../median.ts'
import type { Answer, Question } from './contestant.ts'

export type Figures = {
  readonly name: string
  readonly rounds: number
  readonly fault?: string | undefined
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerOrder: number
  readonly allocatedPerCommand: number
}

/** Processor seconds of each engine's warm-up. */
const WARM_SECONDS = 2

/**
 * Lets every engine play the same workload, one after the other and round by round, so that other load on the machine
 * affects all of them equally. The first rounds of each are a warm-up. An engine with a single round, because it takes
 * minutes, plays it with a clock read after each command.
 */
export async function play(
  depth: number,
  commands: number,
  entered: readonly { readonly name: string; readonly rounds: number }[],
): Promise<Figures[]> {
  const contestants = entered.map((each) => ({ ...each, process: start(each.name, depth, commands) }))
  const answers = contestants.map((): Answer[] => [])
  for (const each of contestants) if (each.rounds > 1) await warmUp(each.process)
  for (let round = 1; round <= Math.max(...entered.map((each) => each.rounds)); round++)
    for (const [at, each] of contestants.entries())
      if (each.rounds > 1 && round <= each.rounds)
        answers[at]!.push(await ask<Answer>(each.process, 'speed' satisfies Question))
  const figures: Figures[] = []
  for (const [at, { name, rounds, process }] of contestants.entries()) {
    const { bytesPerOrder = NaN } = await ask<Answer>(process, 'memory' satisfies Question)
    const latency = await ask<Answer>(process, 'latency' satisfies Question)
    const { p50 = NaN, p99 = NaN, fault } = latency
    const played = rounds === 1 ? [latency] : answers[at]!
    const perSecond = commands / median(played.map((each) => each.seconds ?? NaN))
    const allocatedPerCommand = median(played.map((each) => (each.allocatedBytes ?? NaN) / commands))
    figures.push({ name, rounds, fault, perSecond, p50, p99, bytesPerOrder, allocatedPerCommand })
    process.disconnect()
  }
  return figures
}

async function warmUp(contestant: ChildProcess): Promise<void> {
  for (let spent = 0; spent < WARM_SECONDS;) {
    const { seconds } = await ask<Answer>(contestant, 'speed' satisfies Question)
    // An engine with a fault reports it at the end.
    spent += seconds ?? WARM_SECONDS
  }
}

const start = (name: string, depth: number, commands: number): ChildProcess =>
  fork(new URL('contestant.ts', import.meta.url), [name, `${depth}`, `${commands}`], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
  })
