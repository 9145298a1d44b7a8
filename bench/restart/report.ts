import { cpus, loadavg } from 'node:os'
import { median } from '../median.ts'
import type { StartTimes } from './node.ts'

/** One round, in milliseconds. */
export type Figures = {
  readonly bare: number
  readonly alone: StartTimes & { readonly ready: number }
  readonly killed: number
  readonly suspended: number
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(2)

export function reportOf(
  figures: readonly Figures[],
  { orders, customers }: { readonly orders: number; readonly customers: number },
): string {
  const of = (read: (each: Figures) => number): number => median(figures.map(read))
  const [bare, ready] = [of((it) => it.bare), of(({ alone }) => alone.ready)]
  const rows = [
    ['program loaded', of(({ alone }) => alone.loaded)],
    ['server assembled', of(({ alone }) => alone.assembled - alone.loaded)],
    ['lease taken; balances, open orders and books read', of(({ alone }) => alone.knows - alone.assembled)],
    ['first order durable', of(({ alone }) => alone.ready - alone.knows)],
    ['**ready, all together**', ready],
    ['the same rows read from PostgreSQL without any processing', bare],
  ] as const
  return `# A restart

\`npm run bench -- restart\`: ${orders.toLocaleString('en-US')} open orders of ${customers.toLocaleString('en-US')} customers with two spot accounts each, inserted by SQL under every trigger and constraint, each with its hold. Before the measurement, balances, orders and books are compared (invariants I3, I4, I9). Medians of ${figures.length} rounds. ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, PostgreSQL and the core on the same machine, which other work shares (load average ${loadavg()[1]?.toFixed(1)}).

## Alone

The time from the start of the process until its first order is durable. The previous node has released the lease, as after an orderly stop; after a crash it expires within three seconds.

| | seconds |
| --- | ---: |
${rows.map(([what, ms]) => `| ${what} | ${seconds(ms)} |`).join('\n')}

Ready in ${seconds(ready)} s, ${(ready / bare).toFixed(1)} times the time for the bare rows (goal: 10 s), with ${Math.round(of(({ alone }) => alone.bytes) / 2 ** 20).toLocaleString('en-US')} MiB of memory.

## From a follower

The time from the signal to the leader until the follower's first order is durable. Without a renewal, the lease lasts three seconds (goal: 5 s).

| the leader is | seconds |
| --- | ---: |
| killed (SIGKILL) | ${seconds(of((it) => it.killed))} |
| paused (SIGSTOP) | ${seconds(of((it) => it.suspended))} |
`
}
