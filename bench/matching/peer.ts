import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { Digest } from '../workload/digest.ts'
import { makeWorkload, type Workload } from '../workload/workload.ts'
import type { WorkloadName } from '../workload/price-paths.ts'
import { type Answer, SEED } from './contestant.ts'
import { peerInput } from './peer-input.ts'

/** A compiled book outside this repository. docs/bench/peers.md describes the program that PEER_BOOK names. */
export type PeerBook = {
  /** Plays a workload once. The answer has the seconds of its measured commands, or the fault. */
  readonly play: (work: Workload) => Promise<Answer>
}

export function peerBook(program: string): PeerBook {
  return {
    play: async (work) => {
      const built = await run(program, peerInput(work, 0))
      if (built.digest !== new Digest().text()) return { fault: `digest ${built.digest} of a book without trades` }
      const played = await run(program, peerInput(work))
      if (played.digest !== work.digest) return { fault: `digest ${played.digest}; expected ${work.digest}` }
      const seconds = played.seconds ?? played.elapsed - built.elapsed
      return seconds > 0 ? { seconds } : { fault: 'its time cannot be measured from outside; print its seconds' }
    },
  }
}

/** Makes the workload of a peer, as the processes of the other books make theirs. */
export const peerWorkload = (name: WorkloadName, depth: number, commands: number): Workload =>
  makeWorkload(name, depth, commands, SEED)

type Run = { readonly digest: string; readonly seconds: number | undefined; readonly elapsed: number }

/** Runs the program on one input. Throws if it fails or prints anything but a digest and, optionally, its seconds. */
async function run(program: string, input: Uint8Array): Promise<Run> {
  const startedAt = performance.now()
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  })
  // A program that ends early closes its input; its exit code says more than the broken pipe.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [output, code] = await Promise.all([text(child.stdout), ended])
  const elapsed = (performance.now() - startedAt) / 1_000
  const found = /^([0-9a-f]{1,8}-[0-9a-f]{1,8})(?:\s+(\d+(?:\.\d+)?))?\s*$/.exec(output)
  if (code !== 0 || found === null)
    throw new Error(`PEER_BOOK ended with ${code} and printed ${JSON.stringify(output)}`)
  const [, digest = '', seconds] = found
  return { digest, seconds: seconds === undefined ? undefined : Number(seconds), elapsed }
}
