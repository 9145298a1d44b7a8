import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { assembleFor } from '../orders/tessera.ts'
import { MIDDLE, PAIR, priceText } from '../orders/generated-orders.ts'

/** The times of a node's start, in milliseconds since its process began. */
export type StartTimes = {
  readonly loaded: number
  readonly assembled: number
  readonly knows: number
  readonly bytes: number
}

// A trading core in a separate process, which bench/restart.ts starts, pauses and kills. For the message `order`, it
// places one and reports whether it was accepted.
const [url, customer] = process.argv.slice(2)
assert(url && customer, 'a database and a customer are required')
const loaded = performance.now()
const { trading } = await assembleFor(url)
const assembled = performance.now()
await trading.start()
process.on('message', () => void order())
process.send?.({ loaded, assembled, knows: performance.now(), bytes: process.memoryUsage().rss } satisfies StartTimes)

async function order(): Promise<void> {
  const { ok } = await trading.submit({
    kind: 'place',
    customer: customer ?? '',
    clientOrderId: randomUUID(),
    market: PAIR,
    side: 'buy',
    flag: 'gtc',
    price: priceText(MIDDLE - 100),
    quantity: '1',
  })
  process.send?.(ok)
}
