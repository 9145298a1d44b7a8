import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { answer, ask } from '../child.ts'
import { median } from '../median.ts'
import type { FrameOrder, CpuTime } from './contestant.ts'
import type { Crowd, ReceivedFrames } from './load-client.ts'

export type Figures = {
  readonly name: string
  /** Frames delivered per second of the sender's processor time, and per second of the clock. */
  readonly perCpuSecond: number
  readonly perSecond: number
}

const ROUNDS = 5

/** A process with many sockets, once all of them are open. */
export async function openCrowd(crowd: Crowd): Promise<ChildProcess> {
  const child = fork(new URL('load-client.ts', import.meta.url), [JSON.stringify(crowd)])
  await answer(child)
  return child
}

type Entry = { readonly name: string; readonly server: string; readonly stalled: number }

/**
 * Lets every way send the same number of frames to its own readers, in turn and round by round. The first round is a
 * warm-up.
 */
export async function runRounds(entered: readonly Entry[], sockets: number, frames: number): Promise<Figures[]> {
  const contestants = []
  for (const each of entered) {
    const sender = fork(new URL('contestant.ts', import.meta.url), [each.server])
    const port = await answer<number>(sender)
    const crowd = await openCrowd({ port, path: '/ws', sockets, stalled: each.stalled, hello: '' })
    const readers = sockets - each.stalled
    contestants.push({ ...each, sender, crowd, readers, cpu: [0], clock: [0] })
  }
  for (let round = 0; round <= ROUNDS; round++)
    for (const { sender, crowd, readers, cpu, clock } of contestants) {
      await ask<ReceivedFrames>(crowd, 'begin')
      const startedAt = performance.now()
      await ask(sender, frames satisfies FrameOrder)
      let received = 0
      for (
        let before = -1;
        received !== before;
        before = received, received = (await ask<ReceivedFrames>(crowd, 'so far')).bytes
      )
        await pause(20)
      // All frames have the same length, so a missing one leaves a remainder.
      if (received === 0 || received % (readers * frames) !== 0)
        throw new Error(`received ${received} bytes, which are not ${frames} frames for each of ${readers} readers`)
      const seconds = (performance.now() - startedAt) / 1_000
      const { cpuSeconds } = await ask<CpuTime>(sender, 'spent' satisfies FrameOrder)
      cpu[round] = (readers * frames) / cpuSeconds
      clock[round] = (readers * frames) / seconds
    }
  for (const { sender, crowd } of contestants) for (const child of [sender, crowd]) child.kill()
  return contestants.map(({ name, cpu, clock }) => ({
    name,
    perCpuSecond: median(cpu.slice(1)),
    perSecond: median(clock.slice(1)),
  }))
}
