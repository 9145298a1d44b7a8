import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { servingUrlsIn } from './serving-urls.ts'
import { killOften } from './kill/kill-often.ts'
import { targets } from './kill/two-nodes.ts'
import { startPostgres } from './postgres.ts'
import { openSimulation } from './simulation/open-simulation.ts'
import { Broken, simulate } from './simulation/run.ts'
import { openSystem } from './simulation/system.ts'

// npm run simulate -- --seed N --steps 100000: random users on the real product and a real database, with a clock that
// jumps. Everything is verified after every 1,000 steps, and a backup is restored in between. With --kill 50 instead,
// two nodes, PostgreSQL and NATS run as separate processes and are killed in turn under load, fifty times in total.
// Some kills happen while a withdrawal is signed, stored, sent or final. Once in twenty kills, a copy of the database
// is restored. The newest ledger rows are checked every second.
// --of leader,postmaster selects the kills. After a failure it exits with 1 and prints the seed, the place and the
// commit.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '100000' },
    people: { type: 'string', default: '16' },
    kill: { type: 'string' },
    of: { type: 'string', default: targets.join() },
    port: { type: 'string', default: '4520' },
  },
})
const run = promisify(execFile)
const CHECK_EVERY = 1_000
const REPORT_EVERY = 10_000
const seed = Number(values.seed)
const startedAt = performance.now()
const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(0)
const folder = await mkdtemp(join(tmpdir(), 'tessera-simulate-'))
// If root starts it, PostgreSQL runs as nobody and must be able to enter the folder.
await chmod(folder, 0o711)
// PostgreSQL and the killed server end when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
try {
  console.log(values.kill === undefined ? await steps(Number(values.steps)) : await kills(Number(values.kill)))
} catch (error) {
  console.error(error instanceof Broken ? error.message : error)
  console.error(`the simulation failed with seed ${seed} at commit ${await commit()}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The commit of this tree, marked if files are changed. */
async function commit(): Promise<string> {
  const { stdout } = await run('git', ['describe', '--always', '--dirty']).catch(() => ({ stdout: 'unknown' }))
  return stdout.trim()
}

/** Prints a line every ten thousand steps. */
function progress(): (step: number) => void {
  let reported = 0
  return (step) => {
    if (step < reported + REPORT_EVERY) return
    reported = step
    console.log(`seed ${seed}: ${step} steps in ${seconds()} s, nothing wrong so far`)
  }
}

async function kills(count: number): Promise<string> {
  const names = values.of.split(',')
  const of = targets.filter((target) => names.includes(target))
  if (of.length < names.length) throw new Error(`--of accepts only ${targets.join()}`)
  const reported = (line: string): void => console.log(`${seconds()} s · ${line}`)
  const t = await killOften({ folder, port: Number(values.port), kills: count, seed, of, tell: reported })
  const each = [...t.kills].map(([target, times]) => `${target} ${times}`).join(', ')
  return `seed ${seed}: ${count} kills (${each}) in ${seconds()} s, nothing lost, nothing twice, no frame missing · ${t.restores} copies of the database put back · ${t.commands} commands: ${t.acknowledged} acknowledged, ${t.refused} refused, ${t.unknown} without an answer (${t.unknownDone} of them done) · ${t.frames} frames · ${t.tailChecks} checks of the newest ledger rows`
}

async function steps(count: number): Promise<string> {
  // The steps do not test durability after a machine is lost.
  const postgres = await startPostgres(folder, 0, ['synchronous_commit=off'])
  try {
    await migrate(postgres.url, servingUrlsIn(postgres.url))
    return await life(postgres.url, count)
  } finally {
    await postgres.stop()
  }
}

async function life(ownerUrl: string, count: number): Promise<string> {
  const system = await openSystem({ seed, ownerUrl, urls: servingUrlsIn(ownerUrl) })
  try {
    const simulation = await openSimulation(system, Number(values.people))
    const plan = { seed, steps: count, checkEvery: CHECK_EVERY, onCheckPassed: progress() }
    const { done, refused, idle, restored, tailChecks, replayed } = await simulate(simulation, plan)
    const checks = `${restored.restores} restores (${restored.payments} payments and ${restored.files} payment files of the lost time recovered), ${tailChecks} checks of the newest ledger rows, ${replayed} orders replayed with the same result`
    return `seed ${seed}: ${count} steps in ${seconds()} s, nothing wrong · ${checks} · done: ${list(done)} · refused: ${list(refused)} · not possible at that moment: ${idle}`
  } catch (error) {
    for (const line of system.unexpectedErrors) console.error(line)
    throw error
  } finally {
    await system.close()
  }
}

function list(counts: ReadonlyMap<string, number>): string {
  const max = [...counts].toSorted(([, a], [, b]) => b - a)
  return max.map(([name, count]) => `${name} ${count}`).join(', ')
}
