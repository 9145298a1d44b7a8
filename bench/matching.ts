import { cancel, emptyBook, place } from '@tessera/domain/matching/book.ts'
import { Digest, makeWorkload, TICK_RANGE, type Workload } from './workload/w1.ts'

/** Orders a second of our book on workload W1; prints no speed unless trades, lots and digest are the expected ones. */
const DEPTHS = [1_000, 100_000]
const COMMANDS = 1_000_000
const ROUNDS = 5

function run(work: Workload): { digest: Digest; seconds: number } {
  const book = emptyBook(work.depth * 2)
  const digest = new Digest()
  const step = (at: number) => {
    const op = work.op[at]!
    const id = work.id[at]!
    if (op === 1) {
      cancel(book, id)
      return
    }
    const side = work.side[at] === 0 ? 0 : 1
    const market = side === 0 ? TICK_RANGE - 1 : 1
    // The workload knows no persons: each order is its own, so that nobody meets himself.
    place(book, id, id, side, op === 3 ? market : work.price[at]!, work.quantity[at]!, op === 3 ? 'ioc' : 'gtc')
    const { count, maker, lots, price } = book.fills
    for (let fill = 0; fill < count; fill++) digest.add(maker[fill]!, lots[fill]!, price[fill]!)
  }
  for (let at = 0; at < work.warm; at++) step(at)
  const started = performance.now()
  for (let at = work.warm; at < work.warm + work.commands; at++) step(at)
  return { digest, seconds: (performance.now() - started) / 1_000 }
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!

for (const depth of DEPTHS) {
  const work = makeWorkload(depth, COMMANDS, 7)
  const speeds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const { digest, seconds } = run(work)
    const same = digest.trades === work.trades && digest.lots === work.lots && digest.text() === work.digest
    if (!same)
      throw new Error(
        `depth ${depth}: ${digest.trades} trades ${digest.text()}, expected ${work.trades} ${work.digest}`,
      )
    // The first round warms the compiler up.
    if (round > 0) speeds.push(COMMANDS / seconds)
  }
  const speed = Math.round(median(speeds)).toLocaleString('en-US')
  console.log(
    `resting ${depth.toLocaleString('en-US')}: ${speed} orders/s (${work.trades} trades, ${work.lots} lots, digest ${work.digest})`,
  )
}
