import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { batchOf, tables } from './driver/batches.sql.ts'
import { type Driver, openDrivers } from './driver/drivers.ts'
import { median } from './median.ts'
import { startPostgres } from '../world/src/postgres.ts'
import { asSuperuser } from '../world/src/superuser.ts'

// npm run bench -- driver [--rounds 9]: transactions with the trading core's kind of statements, sent by several
// PostgreSQL drivers in turn (decision 0194). Prints a report and writes it to docs/bench/driver.md.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const rounds = Number(values.rounds)
const SIZES = [1, 32, 256] as const
const BATCHES = 150
/** As in the trading core: the next batch is sent while the previous one is being committed. */
const IN_FLIGHT = 2
/** Rounds in which plans are made and code is compiled; they are not counted. */
const WARM_UP = 2

/** Batches a second, and microseconds of this process's processor time for each batch. */
type Round = { readonly perSecond: number; readonly processor: number }

const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const server = await startPostgres(folder)
let next = 1
try {
  await asSuperuser(server.url, (client) => client.query(tables))
  const drivers = await openDrivers(server.url)
  const played = new Map(drivers.flatMap((driver) => SIZES.map((size) => [key(driver, size), [] as Round[]])))
  for (let round = 0; round < rounds + WARM_UP; round++)
    for (const size of SIZES)
      for (const driver of drivers) {
        const figures = await play(driver, size)
        if (round >= WARM_UP) played.get(key(driver, size))?.push(figures)
      }
  await checkCount()
  await Promise.all(drivers.map((driver) => driver.close()))
  const text = reportOf(drivers, played)
  console.log(text)
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/driver.md', text)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function key({ name }: Driver, size: number): string {
  return `${name} ${size}`
}

async function play(driver: Driver, size: number): Promise<Round> {
  // Rows are made before the clock starts, so that only sending and receiving count.
  const batches = Array.from({ length: BATCHES }, () => batchOf((next += size) - size, size))
  const [processor, startedAt] = [process.cpuUsage(), performance.now()]
  const sent: Promise<unknown>[] = []
  for (const batch of batches) {
    await sent.at(-IN_FLIGHT)
    sent.push(driver.commit(batch))
  }
  await Promise.all(sent)
  const seconds = (performance.now() - startedAt) / 1_000
  const { user, system } = process.cpuUsage(processor)
  return { perSecond: BATCHES / seconds, processor: (user + system) / BATCHES }
}

/** A driver that lost a transaction has no speed: the database must have every order and every batch. */
async function checkCount(): Promise<void> {
  const { rows } = await asSuperuser(server.url, (client) =>
    client.query<{ orders: string; batches: string }>(
      'select (select count(*) from bench_order) as orders, batches from bench_lease',
    ),
  )
  assert(Number(rows[0]?.orders) === next - 1, 'the database lacks an order or has an extra one')
  assert(
    Number(rows[0]?.batches) === (rounds + WARM_UP) * SIZES.length * 4 * BATCHES,
    'the number of committed batches is wrong',
  )
}

function reportOf(drivers: readonly Driver[], played: ReadonlyMap<string, readonly Round[]>): string {
  const of = (driver: Driver, size: number) => played.get(key(driver, size)) ?? []
  const row = (driver: Driver, size: number): string => {
    const [ours, theirs] = [of(drivers[0]!, size), of(driver, size)]
    const ratio = (figure: keyof Round) => median(theirs.map((each, at) => each[figure] / ours[at]![figure])).toFixed(2)
    const middle = (figure: keyof Round) => Math.round(median(theirs.map((each) => each[figure]))).toLocaleString('en')
    return `| ${driver.name} | ${middle('perSecond')} | ${ratio('perSecond')} | ${middle('processor')} | ${ratio('processor')} |`
  }
  const table = (size: number) => `## Batches of ${size} ${size === 1 ? 'order' : 'orders'}

| driver | transactions/s | relative to the first | processor µs of each | relative to the first |
| --- | ---: | ---: | ---: | ---: |
${drivers.map((driver) => row(driver, size)).join('\n')}
`
  return `# PostgreSQL drivers

\`npm run bench -- driver\`: each transaction counts its batch, changes accounts, inserts orders and, for every second order, a fill. These are six statements with arrays, as the trading core sends them, into tables without its triggers and indexes. Each driver has one connection. All but the last send the next transaction while the previous one is being committed. The drivers take turns; figures are medians of ${rounds} rounds of ${BATCHES} transactions, and ratios are medians of the rounds' ratios. Processor time is that of the sending process. At the end the database must have every order and every batch.

${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. Other work may share the machine, so only ratios count.

${SIZES.map(table).join('\n')}`
}
