import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../world/src/postgres.ts'
import { checkHistory, fillHistory } from './history/fill.sql.ts'
import { countOrders, listTimes, type ListTimes } from './history/lists.sql.ts'
import { median } from './median.ts'
import { addCustomers, cloneTemplate, makeTemplate } from './orders/exchange.sql.ts'
import { submit } from './orders/submit.ts'
import { openTessera } from './orders/tessera.ts'
import { generateOrders } from './orders/generated-orders.ts'

// npm run bench -- history [--orders 10000000] [--rounds 5]: durable orders per second with a long history of closed
// ones and without, in turn, and the time of a page of own orders. Prints a report and writes it to
// docs/bench/history.md; with fewer than ten million orders it is only printed.

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '10000000' }, rounds: { type: 'string', default: '5' } },
})
const [orders, rounds] = [Number(values.orders), Number(values.rounds)]
const CUSTOMERS = 1_000
const SUBMITTERS = 64
const ORDERS = 6_000

type Books = {
  readonly url: string
  readonly customers: readonly string[]
  readonly before: number
  readonly speeds: number[]
}

const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const postgres = await startPostgres(folder)
try {
  await makeTemplate(postgres.url)
  const [none, long] = [await openBooks('none', 0), await openBooks('long', orders)]
  for (let round = 0; round < rounds; round++) {
    await play(none, round)
    await play(long, round)
    console.log(none.speeds.at(-1), long.speeds.at(-1))
  }
  const text = reportOf(none, long, await listTimes(long.url))
  console.log(text)
  if (orders >= 10_000_000) {
    await mkdir('docs/bench', { recursive: true })
    await writeFile('docs/bench/history.md', text)
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function openBooks(name: string, before: number): Promise<Books> {
  const url = await cloneTemplate(postgres.url, name)
  const customers = await addCustomers(url, CUSTOMERS)
  if (before > 0) await fillHistory(url, before)
  await checkHistory(url)
  console.log(`inserted ${before} closed orders`)
  return { url, customers, before, speeds: [] }
}

/** Places the same orders on both books; each must be there at the end. */
async function play({ url, customers, before, speeds }: Books, round: number): Promise<void> {
  const it = await openTessera(url)
  const { perSecond } = await submit(it.place, generateOrders(customers, ORDERS, round * ORDERS), SUBMITTERS)
  await it.close()
  assert((await countOrders(url)) === before + (round + 1) * ORDERS, 'an acknowledged order is missing')
  speeds.push(Math.round(perSecond))
}

function reportOf(none: Books, long: Books, lists: ListTimes): string {
  const [first, later] = [median(none.speeds), median(long.speeds)]
  const beside = median(long.speeds.map((speed, round) => speed / (none.speeds[round] ?? NaN)))
  return `# After ten million orders

\`npm run bench -- history\`: the trading core in process, ${SUBMITTERS} submitters, ${ORDERS.toLocaleString('en-US')} orders a round, on empty books and on books with ${orders.toLocaleString('en-US')} closed orders (over ten months, half of them cancelled, half traded with each other), in turn, medians of ${rounds} rounds. ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, PostgreSQL on the same machine.

| orders before | orders/s |
| ---: | ---: |
| 0 | ${first.toLocaleString('en-US')} |
| ${orders.toLocaleString('en-US')} | ${later.toLocaleString('en-US')} |

With the long history it runs at **${beside.toFixed(2)}** of the speed without (goal: 0.90). This is the median of the ratios of neighbouring rounds.

## A page of a customer's own orders, ${lists.orders.toLocaleString('en-US')} in total

| | ms |
| --- | ---: |
| the first | ${lists.first.toFixed(2)} |
| the last, after the key of the previous row | ${lists.last.toFixed(2)} |
`
}
