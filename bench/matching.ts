import { mkdir, writeFile } from 'node:fs/promises'
import { firstDifference } from '@tessera/domain/trading/matching/compare-with-reference.ts'
import { engines } from './matching/contestant.ts'
import { bareLadder } from './matching/bare-ladder.ts'
import { peerBook } from './matching/peer.ts'
import { reportOf, tableOf } from './matching/report.ts'
import { type Entry, type Figures, play } from './matching/rounds.ts'
import { tessera } from './matching/tessera.ts'
import { paths, type WorkloadName } from './workload/price-paths.ts'

// npm run bench -- matching [--own]: compares our book with others on workloads W1 to W5, with --own without the npm
// packages, which take minutes. PEER_BOOK names a program with another book (docs/bench/peers.md). Prints a report and
// writes it to docs/bench/matching.md. npm run bench -- matching --prove [seed…]: compares the fast book with the
// reference book, a million random commands per seed.

const COMMANDS = 500_000
/** Commands of W2 to W5, whose generator walks over every tick between two prices. */
const JUMPS = 200_000
const JUMP_DEPTHS = [1_000, 100_000]
const PROOF_COMMANDS = 1_000_000
const ROUNDS = 15
/** Rounds of the npm packages, which take minutes with a million orders. */
const depths = [
  { depth: 1_000, packages: 5 },
  { depth: 100_000, packages: 3 },
  { depth: 1_000_000, packages: 1 },
]
const own = [tessera.name, bareLadder.name]
const program = process.env['PEER_BOOK']

const [option, ...words] = process.argv.slice(2)
if (option === '--prove') proveEngines(words.length === 0 ? [1, 2, 3] : words.map(Number))
else await compare(option === '--own' ? own : engines.map(({ name }) => name))

function proveEngines(seeds: readonly number[]): void {
  for (const seed of seeds) {
    const difference = firstDifference(seed, PROOF_COMMANDS)
    console.log(difference ?? `seed ${seed}: the same events over ${PROOF_COMMANDS} commands`)
    if (difference !== undefined) process.exitCode = 1
  }
}

async function compare(names: readonly string[]): Promise<void> {
  const walks: [number, Figures[]][] = []
  for (const { depth, packages } of depths) {
    const entries = names.map((name): Entry => ({ name, path: 'W1', rounds: own.includes(name) ? ROUNDS : packages }))
    walks.push([depth, await play(depth, COMMANDS, [...entries, ...peerEntries('W1')])])
    console.log(tableOf(...walks.at(-1)!))
  }
  const jumps: [number, Figures[]][] = []
  for (const depth of JUMP_DEPTHS)
    jumps.push([depth, await play(depth, JUMPS, Object.keys(paths).flatMap(jumpEntries))])
  const text = await reportOf(walks, jumps, { commands: COMMANDS, jumps: JUMPS })
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/matching.md', text)
  console.log(text)
}

function jumpEntries(name: string): Entry[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
  const path = name as WorkloadName
  return [{ name: tessera.name, path, rounds: ROUNDS }, ...peerEntries(path)]
}

function peerEntries(path: WorkloadName): Entry[] {
  return program === undefined ? [] : [{ name: 'PEER_BOOK', path, rounds: ROUNDS, peer: peerBook(program) }]
}
