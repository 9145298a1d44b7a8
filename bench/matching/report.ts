import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { paths } from '../workload/price-paths.ts'
import { bareLadder } from './bare-ladder.ts'
import { engines, kinds } from './contestant.ts'
import type { Figures } from './rounds.ts'
import { tessera } from './tessera.ts'

// Every figure is a ratio within one run, because other work shares the machine.

type Played = readonly (readonly [depth: number, figures: readonly Figures[]])[]

const withoutPackage = new Set([tessera.name, bareLadder.name])
const MIN_OF_BARE = 0.78
const MIN_OF_WALK = 1 / 3

export function tableOf(depth: number, figures: readonly Figures[]): string {
  const own = speedOf(figures, tessera.name)
  const bare = speedOf(figures, bareLadder.name)
  const row = (each: Figures): string =>
    each.fault === undefined
      ? `| ${each.name} | ${ratio(each.perSecond / bare)} | ${ratio(own / each.perSecond)} | ${ratio(each.p99 / each.p50)} | ${each.p99ByKind.map((p99) => ratio(p99 / each.p50)).join(', ')} | ${count(each.bytesPerOrder)} | ${count(each.allocatedPerCommand)} | ${each.rounds} |`
      : `| ${each.name} | no speed: ${each.fault} | | | | | | |`
  return `## ${count(depth)} resting orders

| book | speed relative to the bare ladder | our speed / its speed | p99 / p50 | p99 of ${kinds.join(', ')} / p50 | bytes per resting order | bytes allocated per command | rounds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${figures.map(row).join('\n')}
`
}

function jumpTable(depth: number, figures: readonly Figures[]): string {
  const walk = figures.find((each) => each.path === 'W1' && each.name === tessera.name)
  const row = (each: Figures): string => {
    const own = figures.find((other) => other.path === each.path && other.name === tessera.name)
    return each.fault === undefined
      ? `| ${each.path}, ${paths[each.path].title} | ${each.name} | ${ratio(each.perSecond / walk!.perSecond)} | ${ratio(own!.perSecond / each.perSecond)} | ${each.p99ByKind.map((p99) => ratio(p99 / each.p50)).join(', ')} |`
      : `| ${each.path} | ${each.name} | no speed: ${each.fault} | | |`
  }
  return `### ${count(depth)} resting orders

| workload | book | speed relative to ours on W1 | our speed / its speed | p99 of ${kinds.join(', ')} / p50 |
| --- | --- | ---: | ---: | ---: |
${figures.map(row).join('\n')}
`
}

export async function reportOf(
  walks: Played,
  jumps: Played,
  size: { readonly commands: number; readonly jumps: number },
): Promise<string> {
  return `# Matching in memory

\`npm run bench -- matching\`: workload W1, ${count(size.commands)} commands after the book is built: 60 % passive orders, 30 % cancels, 5 % marketable, 5 % market orders. Each book runs in a separate process. The books take turns, round by round. A figure is the median of the rounds after two seconds of warm-up. It is measured in processor time, so other programs on the machine matter less. A book has a speed only if it reproduced the number of trades, the lots and the digest of all trades. Percentiles come from one more round, which reads the clock after each command and subtracts the cost of reading it. \`--own\` leaves out the npm packages. \`PEER_BOOK\` adds another book ([peers.md](peers.md)).

${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}${(await versions(walks)).map((each) => `, ${each}`).join('')}. Other work shared the cores, so every figure is a ratio within this run. Our book runs with all its features: input checks, persons, all order types, the event log. The bare ladder has no checks and no persons. It has one queue for each tick of a bounded range and uses the order number as an index. It shows the cost of the workload and the measurement alone.

${walks.map(([depth, figures]) => tableOf(depth, figures)).join('\n')}
## Jumping prices

${count(size.jumps)} commands of each workload. [peers.md](peers.md) describes W2 to W5. The bare ladder is left out, because it walks over every tick between two prices.

${jumps.map(([depth, figures]) => jumpTable(depth, figures)).join('\n')}
## In short

${inShort(walks, jumps)}
`
}

function inShort(walks: Played, jumps: Played): string {
  const [first, last] = [walks[0]!, walks.at(-1)!]
  const [shallow, deep] = [first, last].map(([, figures]) => figures.find((each) => each.name === tessera.name)!)
  const ofBare = shallow!.perSecond / speedOf(first[1], bareLadder.name)
  const slowest = Math.min(...jumps.map(([, figures]) => slowestJump(figures)))
  return `With ${count(first[0])} resting orders our book runs at ${ratio(ofBare)} of the speed of the bare ladder (goal ${MIN_OF_BARE}, ${reached(ofBare, MIN_OF_BARE)}). With ${count(last[0])} it runs at ${ratio(deep!.perSecond / shallow!.perSecond)} of its speed with ${count(first[0])}, and takes ${count(deep!.bytesPerOrder)} bytes per order. The slowest of W2 to W5 runs at ${ratio(slowest)} of W1 (goal ${ratio(MIN_OF_WALK)}, ${reached(slowest, MIN_OF_WALK)}).`
}

/** Our slowest speed on W2 to W5, relative to W1. */
function slowestJump(figures: readonly Figures[]): number {
  const own = figures.filter((each) => each.name === tessera.name)
  const walk = own.find((each) => each.path === 'W1')!
  return Math.min(...own.map((each) => each.perSecond)) / walk.perSecond
}

const reached = (value: number, goal: number): string => (value >= goal ? 'reached' : 'missed')

const speedOf = (figures: readonly Figures[], name: string): number =>
  figures.find((each) => each.name === name)?.perSecond ?? NaN

/** The versions of the npm packages that played. */
async function versions(walks: Played): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const names = new Set(walks.flatMap(([, figures]) => figures.map((each) => each.name)))
  const packages = engines.filter(({ name }) => names.has(name) && !withoutPackage.has(name))
  return Promise.all(
    packages.map(async (each) => {
      const entry = resolve(each.package)
      const root = entry.slice(0, entry.indexOf(each.package) + each.package.length)
      const { version } = z
        .object({ version: z.string() })
        .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
      return `${each.package} ${version}`
    }),
  )
}

const ratio = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2))

const count = (value: number): string => (Number.isNaN(value) ? '' : Math.round(value).toLocaleString('en-US'))
