import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReceivedFrames } from './fanout/load-client.ts'
import { ask } from './child.ts'
import { type Figures, openCrowd, runRounds } from './fanout/rounds.ts'
import { underLoad, type LoadResult } from './fanout/under-load.ts'
import { openProduct, type Product } from './product.ts'

// npm run bench -- fanout: sends frames to thousands of sockets, compared with a plain loop over `ws`. Writes a report
// to docs/bench/fanout.md.

const SOCKETS = 5_000
const FRAMES = 100
const SECONDS = 20
const PAIR = 'AURB-tUSD'
/** Trades per second of the two people whose trades the readers watch. */
const TRADES = 8

const entered = [
  { name: 'plain ws', server: 'plain ws', stalled: 0 },
  { name: 'tessera', server: 'tessera', stalled: 0 },
  { name: 'tessera, 50 of them stalled', server: 'tessera', stalled: 50 },
]

const thousands = (n: number): string => (Math.round(n / 1_000) * 1_000).toLocaleString('en-US')
const ratio = (a = NaN, b = NaN): string => (a / b).toFixed(2)

const figures = await runRounds(entered, SOCKETS, FRAMES)
const load = await underLoad(SOCKETS)
const product = await openProduct()
try {
  const text = report(figures, load, await lags(product))
  console.log(text)
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/fanout.md', text)
} finally {
  await product.close()
}

type Lags = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly read: number }

/** Times from the decision of a trade, before its commit, to each reader, while the market's makers quote too. */
async function lags({ address, people }: Product): Promise<Lags> {
  const hello = JSON.stringify({ op: 'subscribe', ch: `trades:${PAIR}` })
  const crowd = await openCrowd({
    port: Number(new URL(address).port),
    path: '/ws',
    sockets: SOCKETS,
    stalled: 0,
    hello,
  })
  await ask<ReceivedFrames>(crowd, 'begin')
  const before = await lastTradeNumber(people)
  const startedAt = performance.now()
  for (let at = 0; performance.now() - startedAt < SECONDS * 1_000; at++) {
    await trade(people, at)
    await pause(Math.max(0, (at * 1_000) / TRADES - (performance.now() - startedAt)))
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const { lagsMs } = await ask<ReceivedFrames>(crowd, 'end')
  crowd.kill()
  const sorted = lagsMs.toSorted((a, b) => a - b)
  const share = (of: number): number => sorted[Math.floor(sorted.length * of)] ?? NaN
  return {
    perSecond: ((await lastTradeNumber(people)) - before) / seconds,
    p50: share(0.5),
    p99: share(0.99),
    read: sorted.length,
  }
}

/** One person sells at the best bid. */
async function trade(people: Product['people'], at: number): Promise<void> {
  const person = people[at % people.length]
  const { bids } = (await person?.api.markets.book({ symbol: PAIR, limit: 1 })) ?? { bids: [] }
  const price = bids[0]?.[0]
  if (person === undefined || price === undefined) return
  await person.api.orders.place(
    { symbol: PAIR, side: 'sell', price, quantity: '1', flag: 'ioc' },
    { idempotencyKey: randomUUID() },
  )
}

/** The number of the last trade. */
async function lastTradeNumber(people: Product['people']): Promise<number> {
  const trades = await people[0]?.api.trades.list({ symbol: PAIR, limit: 1 })
  return trades?.rows[0]?.seq ?? 0
}

function report(all: readonly Figures[], whileOrdersRun: readonly LoadResult[], lag: Lags): string {
  const [plain, ours, stalled] = all
  return `# Live data to many readers

\`npm run bench -- fanout\`: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. Each method is a separate process and sends ${FRAMES} frames of some 200 bytes to ${SOCKETS} sockets, in turn; figures are the median of five rounds. The readers are another process and count every byte. A new frame is produced in each turn of the event loop. Our method writes to a limited number of readers in each turn, and sends newer frames together (decision 0034).

| method | frames per second of processor time | frames per second | frames per processor second, relative to plain ws |
| --- | ---: | ---: | ---: |
${all.map((each) => `| ${each.name} | ${thousands(each.perCpuSecond)} | ${thousands(each.perSecond)} | ${ratio(each.perCpuSecond, plain?.perCpuSecond)} |`).join('\n')}

With fifty readers that never read, the others keep ${ratio(stalled?.perCpuSecond, ours?.perCpuSecond)} of the speed.

## While orders run

64 submitters place orders as fast as possible, in the process that sends the frames. Database, readers and submitters run on the same cores.

| ${SOCKETS} sockets read | orders per second without readers | orders per second with readers | p50 ms | p99 ms | MB per second to readers |
| --- | ---: | ---: | ---: | ---: | ---: |
${whileOrdersRun.map(({ ch, alone, watched, megabytes }) => `| ${ch} | ${alone.perSecond.toFixed(0)} | ${watched.perSecond.toFixed(0)} | ${watched.p50.toFixed(0)} | ${watched.p99.toFixed(0)} | ${megabytes.toFixed(0)} |`).join('\n')}

The next table is at half of the speed without readers. It shows the time from each commit to its first frame, read by one socket in a hundred.

| ${SOCKETS} sockets read | orders per second | p50 ms | p99 ms |
| --- | ---: | ---: | ---: |
${whileOrdersRun.map(({ ch, atHalf }) => `| ${ch} | ${atHalf.perSecond.toFixed(0)} | ${atHalf.p50.toFixed(0)} | ${atHalf.p99.toFixed(0)} |`).join('\n')}

## In the running product

${SOCKETS} sockets read the trades of ${PAIR} while ${lag.perSecond.toFixed(1)} trades a second are made over HTTP. Database, readers and load run on the same cores. From the decision of a trade, before its commit, to the socket, the time is p50 ${lag.p50.toFixed(0)} ms, p99 ${lag.p99.toFixed(0)} ms, of ${lag.read} read in full.
`
}
