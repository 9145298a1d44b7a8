import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../world/src/postgres.ts'
import { inProcess, type Open, type Tape } from './orders/contestant.ts'
import { addCustomers, cloneTemplate, dropDatabase, makeTemplate } from './orders/exchange.sql.ts'
import { fsyncsPerSecond, rowsPerSecond } from './orders/limits.ts'
import { openOrdinary } from './orders/ordinary.sql.ts'
import { openEcho, openOrdinaryOverHttp, openTesseraOverHttp } from './orders/over-http.ts'
import { openPeer } from './orders/peer-exchange.ts'
import { type Limits, reportOf, type Result } from './orders/report.ts'
import type { Speed } from './orders/submit.ts'
import { openTessera } from './orders/tessera.ts'

// npm run bench -- orders [rounds]: durable orders per second, compared with the ordinary design on the same
// PostgreSQL, and with the exchange that PEER_URL names (docs/bench/peers.md). Prints a report and writes it to
// docs/bench/orders.md.

/** Each design with its number of orders per round at 1, 64 and 256 submitters. */
const designs: readonly { readonly name: string; readonly open: Open; readonly counts: readonly number[] }[] = [
  { name: 'tessera', open: inProcess(openTessera), counts: [300, 6_000, 12_000] },
  { name: 'one call', open: inProcess((url) => openOrdinary(url, 'one call')), counts: [300, 1_000, 1_500] },
  { name: 'statements', open: inProcess((url) => openOrdinary(url, 'statements')), counts: [300, 600, 800] },
  { name: 'tessera, HTTP', open: openTesseraOverHttp, counts: [300, 6_000, 9_000] },
  { name: 'one call, HTTP', open: openOrdinaryOverHttp, counts: [300, 1_000, 1_500] },
  { name: 'echo, HTTP', open: openEcho, counts: [1_000, 10_000, 10_000] },
  ...(process.env['PEER_URL'] === undefined
    ? []
    : [{ name: 'PEER_URL', open: openPeer(process.env), counts: [300, 6_000, 9_000] }]),
]
const SUBMITTERS = [1, 64, 256]
const CUSTOMERS = 1_000
/**
 * Minimum number of warm-up orders: a connection makes its plans in its first dozen, and no design has more than 64
 * connections.
 */
const warmUpOf = (submitters: number): number => Math.max(100, 12 * Math.min(submitters, 64))
const ROUNDS = Number(process.argv[2] ?? 5)

const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const postgres = await startPostgres(folder)
try {
  await makeTemplate(postgres.url)
  const results: Result[] = []
  const limits: Limits[] = []
  for (let round = 0; round < ROUNDS; round++) {
    limits.push({
      fsyncs: fsyncsPerSecond(folder),
      rowsOf100: await rowsPerSecond(postgres.url, 100, 300),
      rowsOf10000: await rowsPerSecond(postgres.url, 10_000, 10),
    })
    for (const [at, submitters] of SUBMITTERS.entries()) await playAll(results, submitters, at)
  }
  const text = reportOf(results, limits, ROUNDS)
  console.log(text)
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/orders.md', text)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * Runs every design once. With one submitter the result is deterministic, so a design with other trades than the
 * first one fails.
 */
async function playAll(results: Result[], submitters: number, at: number): Promise<void> {
  let first: Tape | undefined
  for (const { name, open, counts } of designs) {
    const { speed, tape } = await play(open, submitters, counts[at] ?? 0)
    if (submitters === 1 && tape.fills > 0) {
      first ??= tape
      assert(tape.digest === first.digest, `the trades of ${name} differ from those of ${designs[0]?.name}`)
    }
    results.push({ name, submitters, speed })
    console.log(submitters, name, Math.round(speed.perSecond), speed.p50.toFixed(1), speed.p99.toFixed(1))
  }
}

/** One run on its own books. A speed counts only with a clean audit that finds every acknowledged order. */
async function play(open: Open, submitters: number, count: number): Promise<{ speed: Speed; tape: Tape }> {
  const url = await cloneTemplate(postgres.url, 'bench')
  const customers = await addCustomers(url, CUSTOMERS)
  const it = await open(url, customers)
  const warmUp = warmUpOf(submitters)
  await it.take({ from: 0, count: warmUp, submitters })
  const speed = await it.take({ from: warmUp, count, submitters })
  const tape = await it.audit()
  const sent = warmUp + count
  assert(
    Number.isNaN(tape.orders) || tape.orders === sent,
    `${sent} orders were acknowledged, but ${tape.orders} exist`,
  )
  await it.close()
  await dropDatabase(postgres.url, 'bench')
  return { speed, tape }
}
