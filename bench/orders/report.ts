import { cpus } from 'node:os'
import type { Speed } from './submit.ts'

export type Result = { readonly name: string; readonly submitters: number; readonly speed: Speed }
export type Limits = { readonly fsyncs: number; readonly rowsOf100: number; readonly rowsOf10000: number }

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN
const count = (number: number): string => Math.round(number).toLocaleString('en-US')

/** The designs to compare, and the required ratio of our speed (design/performance.md §2). */
const goals = [
  ['tessera', 'statements', 64, 25],
  ['tessera', 'one call', 64, 15],
  ['tessera', 'one call', 256, 25],
  ['tessera', 'one call', 1, 1],
  ['tessera, HTTP', 'one call, HTTP', 64, 12],
  ['tessera, HTTP', 'one call, HTTP', 256, 12],
  ['tessera, HTTP', 'PEER_URL', 1, 1],
  ['tessera, HTTP', 'PEER_URL', 64, 1],
  ['tessera, HTTP', 'PEER_URL', 256, 1],
] as const

export function reportOf(results: readonly Result[], limits: readonly Limits[], rounds: number): string {
  const of = (name: string, submitters: number, read: (speed: Speed) => number): number =>
    median(results.filter((it) => it.name === name && it.submitters === submitters).map(({ speed }) => read(speed)))
  const names = [...new Set(results.map(({ name }) => name))]
  const table = (submitters: number): string => `## ${submitters} ${submitters === 1 ? 'submitter' : 'submitters'}

| design | orders/s | p50 ms | p99 ms | p99 / p50 |
| --- | ---: | ---: | ---: | ---: |
${names
  .map((name) => {
    const [speed, p50, p99] = [
      of(name, submitters, (it) => it.perSecond),
      of(name, submitters, (it) => it.p50),
      of(name, submitters, (it) => it.p99),
    ]
    return `| ${name} | ${count(speed)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${(p99 / p50).toFixed(1)} |`
  })
  .join('\n')}
`
  const played = goals.filter(([, theirs]) => names.includes(theirs))
  const ratios = played.map(([ours, theirs, submitters, goal]) => {
    const ratio = of(ours, submitters, (it) => it.perSecond) / of(theirs, submitters, (it) => it.perSecond)
    return `| ${ours} / ${theirs}, ${submitters} | ${ratio.toFixed(1)} | ${goal} | ${ratio >= goal ? 'reached' : 'missed'} |`
  })
  const limit = (read: (each: Limits) => number): string => count(median(limits.map(read)))
  return `# Durable orders

\`npm run bench -- orders\`: orders accepted, matched and committed to PostgreSQL with fsync on, then acknowledged. Each submitter sends its next order when the last one is acknowledged; about half the orders match a resting one. ${rounds === 1 ? 'Figures are from one round, every design in turn' : `Figures are medians of ${rounds} rounds, every design in turn in each`}. Each run has its own books and a warm-up in which every connection made its plans. Ours writes everything that the product writes: holds, orders, fills, journals with their hash chain, postings, balances, history of state changes, numbers of trades. The hold of an order is part of its row, journal and postings of a trade are part of the fill's (decisions 0032, 0033). Over HTTP the submitters are a separate process, in process they share the server's thread. The ordinary design takes one transaction for each order under row locks and writes less: no hash chain, no history, no check of rights. "One call" is a function in the database, "statements" sends statement by statement. A run counts only if its books pass their audit (ours: every invariant) with every acknowledged order in them, and if at one submitter all designs made the same trades.

${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, PostgreSQL, server and submitters on the same machine, which other work shares.

${[1, 64, 256].map(table).join('\n')}
## Ratios

| ours / theirs, submitters | ratio | goal | |
| --- | ---: | ---: | --- |
${ratios.join('\n')}

## Limits measured in the same run

${limit((it) => it.fsyncs)} fsyncs/s; ${limit((it) => it.rowsOf100)} rows/s inserted 100 to a transaction, ${limit((it) => it.rowsOf10000)} at 10,000; the echo in the tables is HTTP alone.
`
}
