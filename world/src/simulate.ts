import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/migrate.ts'
import { startPostgres } from './postgres.ts'
import { foundCity } from './simulation/found-city.ts'
import { Broken, type Plan, simulate } from './simulation/run.ts'
import type { Tally } from './simulation/action.ts'
import { openTown } from './simulation/town.ts'

// npm run simulate -- --seed N --steps 100000: random people on the real product and a real database, with a clock that
// jumps; everything is verified after every 1,000 steps. Exits 1 with the seed and the step when something is wrong.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '100000' },
    people: { type: 'string', default: '16' },
  },
})
const plan: Plan = { seed: Number(values.seed), steps: Number(values.steps), checkEvery: 1_000 }
const startedAt = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'tessera-simulate-'))
const postgres = await startPostgres(folder)
try {
  await migrate(postgres.url)
  await waitForNoDisk(postgres.url)
  const town = await openTown({ seed: plan.seed, ownerUrl: postgres.url })
  try {
    console.log(summary(await simulate(await foundCity(town, Number(values.people)), plan)))
  } finally {
    await town.close()
  }
} catch (error) {
  console.error(error instanceof Broken ? error.message : error)
  process.exitCode = 1
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** What survives a lost machine is not the question here. */
async function waitForNoDisk(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('alter database postgres set synchronous_commit = off')
  await client.end()
}

function summary({ done, refused, idle }: Tally): string {
  const list = (counts: ReadonlyMap<string, number>): string =>
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  return `seed ${plan.seed}: ${plan.steps} steps in ${seconds} s, nothing wrong · done: ${list(done)} · refused: ${list(refused)} · without occasion: ${idle}`
}
