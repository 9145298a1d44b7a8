import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { firstDifference } from '@tessera/domain/trading/matching/compare-with-reference.ts'
import { engines } from './matching/contestant.ts'
import { bareLadder } from './matching/bare-ladder.ts'
import { type Figures, play } from './matching/rounds.ts'
import { tessera } from './matching/tessera.ts'

// npm run bench -- matching: compares our book with others on workload W1. Prints a report and writes it to
// docs/bench/matching.md. npm run bench -- matching --prove [seed…]: compares the fast book with the reference book, a
// million random commands per seed.

const COMMANDS = 500_000
const PROOF_COMMANDS = 1_000_000
/** Rounds of our book and the bare ladder, and of the peers, which take minutes with a million orders. */
const depths = [
  { depth: 1_000, ours: 15, peers: 5 },
  { depth: 100_000, ours: 15, peers: 3 },
  { depth: 1_000_000, ours: 15, peers: 1 },
]
const ownEngines = new Set([tessera.name, bareLadder.name])

const [option, ...words] = process.argv.slice(2)
if (option === '--prove') proveEngines(words.length === 0 ? [1, 2, 3] : words.map(Number))
else await compare()

function proveEngines(seeds: readonly number[]): void {
  for (const seed of seeds) {
    const difference = firstDifference(seed, PROOF_COMMANDS)
    console.log(difference ?? `seed ${seed}: the same story over ${count(PROOF_COMMANDS)} commands`)
    if (difference !== undefined) process.exitCode = 1
  }
}

async function compare(): Promise<void> {
  const played: [number, Figures[]][] = []
  for (const { depth, ours, peers } of depths) {
    const entered = engines.map(({ name }) => ({ name, rounds: ownEngines.has(name) ? ours : peers }))
    played.push([depth, await play(depth, COMMANDS, entered)])
    console.log(tableOf(...played.at(-1)!))
  }
  const text = await reportOf(played)
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/matching.md', text)
  console.log(text.split('\n## ').at(-1))
}

function tableOf(depth: number, figures: readonly Figures[]): string {
  const own = figures.find((each) => each.name === tessera.name)
  const row = (each: Figures): string =>
    each.fault === undefined
      ? `| ${each.name} | ${count(each.perSecond)} | ${((own?.perSecond ?? NaN) / each.perSecond).toFixed(1)} | ${count(1e9 / each.perSecond)} | ${count(each.p50)} | ${count(each.p99)} | ${count(each.bytesPerOrder)} | ${Number.isNaN(each.allocatedPerCommand) ? '' : count(each.allocatedPerCommand)} | ${each.rounds} |`
      : `| ${each.name} | no speed: ${each.fault} | | | | | | | |`
  return `## ${count(depth)} orders rest

| book | commands/s | ours is faster by | ns a command | p50 ns | p99 ns | bytes a resting order | bytes allocated a command | rounds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${figures.map(row).join('\n')}
`
}

async function reportOf(played: readonly (readonly [number, readonly Figures[]])[]): Promise<string> {
  const own = played.map(([, figures]) => figures.find((each) => each.name === tessera.name)!)
  const [shallow, , deep] = own
  const ratio = (deep!.perSecond / shallow!.perSecond).toFixed(2)
  const bare = played.map(([, figures]) => figures.find((each) => each.name === bareLadder.name)!)
  return `# Matching in memory

\`npm run bench -- matching\`: workload W1, ${count(COMMANDS)} commands after the book is built: 60 % passive orders, 30 % cancels, 5 % marketable, 5 % market orders. Each book runs in a separate process, round by round in turn. A figure is the median of its rounds, after two seconds of warm-up, in processor time, so other programs on the machine matter less. A book has a speed only if it reproduced the number of trades, the lots and the digest of all trades. Percentiles are from one more round with a clock read after each command, less the cost of the reading.

${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, ${(await versions()).join(', ')}. Ours has everything on: input checks, persons, all order types, the log of events. The bare ladder has no checks and no persons, one queue for each tick of a bounded range, and the order's number as its place. It shows the cost of the workload and the measuring alone.

${played.map(([depth, figures]) => tableOf(depth, figures)).join('\n')}
## In short

At ${count(1_000_000)} resting orders our book runs at ${ratio} of its speed at ${count(1_000)} and takes ${count(deep!.bytesPerOrder)} bytes an order; p99 is ${spread(own)} times p50 at the three depths, the bare ladder's ${spread(bare)}, because one command in ten trades, often with several orders.
`
}

async function versions(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const peers = engines.filter((each) => !ownEngines.has(each.name))
  return Promise.all(
    peers.map(async (each) => {
      const entry = resolve(each.package)
      const root = entry.slice(0, entry.indexOf(each.package) + each.package.length)
      const { version } = z
        .object({ version: z.string() })
        .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
      return `${each.package} ${version}`
    }),
  )
}

function spread(of: readonly Figures[]): string {
  return of.map((each) => (each.p99 / each.p50).toFixed(1)).join(', ')
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}
