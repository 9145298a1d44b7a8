import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../world/src/postgres.ts'
import { answer, ask } from './child.ts'
import { asSuperuser } from '../world/src/superuser.ts'
import { addCustomers, cloneTemplate, makeTemplate } from './orders/exchange.sql.ts'
import { checkFill, fillOrders } from './restart/fill.sql.ts'
import type { StartTimes } from './restart/node.ts'
import { type Figures, reportOf } from './restart/report.ts'

// npm run bench -- restart [--orders 1000000] [--customers 100000] [--rounds 3]: the time until a trading core trades
// again with this many open orders, alone and from a follower. Prints a report and writes it to docs/bench/restart.md;
// with fewer than a million orders it is only printed.

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
  },
})
const [orders, customers, rounds] = [Number(values.orders), Number(values.customers), Number(values.rounds)]

const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const postgres = await startPostgres(folder)
const nodes = new Set<ChildProcess>()
try {
  await makeTemplate(postgres.url)
  const url = await cloneTemplate(postgres.url, 'bench')
  const [customer] = await addCustomers(url, customers)
  assert(customer, 'there is no customer who trades')
  console.log(`inserted ${customers} customers`)
  await fillOrders(url, orders)
  console.log(`inserted ${orders} open orders`)
  await checkFill(url)
  const figures: Figures[] = []
  for (let round = 0; round < rounds; round++) {
    figures.push(await play(url, customer))
    console.log(figures.at(-1))
  }
  const text = reportOf(figures, { orders, customers })
  console.log(text)
  if (orders >= 1_000_000) {
    await mkdir('docs/bench', { recursive: true })
    await writeFile('docs/bench/restart.md', text)
  }
} finally {
  for (const node of nodes) node.kill('SIGKILL')
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * Reads the bare rows first. Then starts a node alone, and one that follows it, and times the follower when the first
 * is killed or paused.
 */
async function play(url: string, customer: string): Promise<Figures> {
  const bare = await bareRows(url)
  const first = start(url, customer)
  const alone = { ...(await answer<StartTimes>(first)), ready: await untilAccepted(first, performance.now()) }
  const second = await follower(url, customer)
  const killed = await takeoverTime(first, 'SIGKILL', second)
  const third = await follower(url, customer)
  const suspended = await takeoverTime(second, 'SIGSTOP', third)
  for (const node of [second, third]) await end(node)
  await freeLease(url)
  return { bare, alone: { ...alone, ready: alone.knows + alone.ready }, killed, suspended }
}

/** Milliseconds in which PostgreSQL returns the same rows, without processing them. */
function bareRows(url: string): Promise<number> {
  return asSuperuser(url, async (client) => {
    const startedAt = performance.now()
    await client.query(`copy (select * from trading_order where status = 0 order by number) to stdout`)
    await client.query(`copy (select * from account where kind = 'spot') to stdout`)
    return performance.now() - startedAt
  })
}

function start(url: string, customer: string): ChildProcess {
  const node = fork(join(import.meta.dirname, 'restart/node.ts'), [url, customer])
  nodes.add(node)
  return node
}

async function follower(url: string, customer: string): Promise<ChildProcess> {
  const node = start(url, customer)
  await answer<StartTimes>(node)
  // By then the follower has polled several times, and decided what the leader committed.
  await pause(2_000)
  assert(!(await ask<boolean>(node, 'order')), 'the follower accepted an order')
  return node
}

/** Milliseconds from the end of the leader until an order that the follower accepted is durable. */
async function takeoverTime(leader: ChildProcess, signal: 'SIGKILL' | 'SIGSTOP', node: ChildProcess): Promise<number> {
  assert(await ask<boolean>(leader, 'order'), 'the leader did not accept an order')
  const startedAt = performance.now()
  leader.kill(signal)
  return untilAccepted(node, startedAt)
}

async function untilAccepted(node: ChildProcess, startedAt: number): Promise<number> {
  while (!(await ask<boolean>(node, 'order'))) await pause(20)
  return performance.now() - startedAt
}

async function end(node: ChildProcess): Promise<void> {
  node.kill('SIGKILL')
  await once(node, 'exit')
  nodes.delete(node)
}

/** Frees the lease of the ended node, because the next round measures only reading. */
function freeLease(url: string): Promise<unknown> {
  return asSuperuser(url, (client) => client.query(`update trading_lease set renewed_at = 'epoch'`))
}
