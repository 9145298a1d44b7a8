import { type ChildProcess, fork } from 'node:child_process'
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

type Contestant = { readonly name: string; readonly process: ChildProcess; readonly rounds: number; seconds: number[] }

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN

/**
 * Lets every engine play the same workload, one after the other and round by round, so that whatever else the machine does
 * falls on all of them alike. The first round of each only warms up.
 */
export async function play(
  depth: number,
  commands: number,
  entered: readonly { readonly name: string; readonly rounds: number }[],
): Promise<Figures[]> {
  const contestants = entered.map((each): Contestant => ({
    ...each,
    process: start(each.name, depth, commands),
    seconds: [],
  }))
  const figures: Figures[] = []
  const memory = new Map<string, number>()
  for (const each of contestants) memory.set(each.name, (await ask(each, 'memory')).bytesPerOrder ?? NaN)
  const faults = new Map<string, string>()
  for (let round = 0; round <= Math.max(...entered.map((each) => each.rounds)); round++)
    for (const each of contestants) {
      // Whoever has only one round is warmed up enough by what was asked before: it plays for minutes.
      if (round > each.rounds || (round === 0 && each.rounds === 1) || faults.has(each.name)) continue
      const { seconds, fault } = await ask(each, 'speed')
      if (fault !== undefined) faults.set(each.name, fault)
      if (seconds !== undefined && round > 0) each.seconds.push(seconds)
    }
  for (const each of contestants) {
    const fault = faults.get(each.name)
    const { p50 = NaN, p99 = NaN } = fault === undefined ? await ask(each, 'latency') : {}
    const perSecond = commands / median(each.seconds)
    figures.push({
      name: each.name,
      rounds: each.rounds,
      fault,
      perSecond,
      p50,
      p99,
      bytesPerOrder: memory.get(each.name) ?? NaN,
    })
    each.process.disconnect()
  }
  return figures
}

const start = (name: string, depth: number, commands: number): ChildProcess =>
  fork(new URL('contestant.ts', import.meta.url), [name, `${depth}`, `${commands}`], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
  })

function ask({ process: child }: Contestant, question: Question): Promise<Answer> {
  child.send(question)
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer) => resolve(answer))
    child.once('exit', (code) => reject(new Error(`a contestant ended with ${code}`)))
  })
}
