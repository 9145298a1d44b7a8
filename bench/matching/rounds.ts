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
}

/**
 * Lets every engine play the same workload, one after the other and round by round, so that whatever else the machine does
 * falls on all of them alike. The first round of each only warms up; whoever has one round in all, because it takes
 * minutes, plays it with a clock read after each command.
 */
export async function play(
  depth: number,
  commands: number,
  entered: readonly { readonly name: string; readonly rounds: number }[],
): Promise<Figures[]> {
  const contestants = entered.map((each) => ({ ...each, process: start(each.name, depth, commands), seconds: [0] }))
  const figures: Figures[] = []
  for (let round = 0; round <= Math.max(...entered.map((each) => each.rounds)); round++)
    for (const each of contestants) {
      if (each.rounds === 1 || round > each.rounds) continue
      const { seconds } = await ask<Answer>(each.process, 'speed' satisfies Question)
      each.seconds[round] = seconds ?? NaN
    }
  for (const each of contestants) {
    const { bytesPerOrder = NaN } = await ask<Answer>(each.process, 'memory' satisfies Question)
    const { p50 = NaN, p99 = NaN, seconds = NaN, fault } = await ask<Answer>(each.process, 'latency' satisfies Question)
    const perSecond = commands / median(each.rounds === 1 ? [seconds] : each.seconds.slice(1))
    figures.push({ name: each.name, rounds: each.rounds, fault, perSecond, p50, p99, bytesPerOrder })
    each.process.disconnect()
  }
  return figures
}

const start = (name: string, depth: number, commands: number): ChildProcess =>
  fork(new URL('contestant.ts', import.meta.url), [name, `${depth}`, `${commands}`], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
  })
