import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Contestant, Open } from './contestant.ts'
import { generateOrders, type OrderRequest, priceText } from './generated-orders.ts'
import type { Load } from './load-client.ts'
import { type Account, loadAdapter, type PeerAdapter, type PeerOrder, type PeerRequest } from './peer-adapter.ts'
import { submit } from './submit.ts'

/** The settings of another exchange in the environment. docs/bench/peers.md describes them. */
const Settings = z.object({
  PEER_URL: z.url({ protocol: /^https?$/ }),
  PEER_SYMBOL: z.string().min(1),
  /** Pairs of an API key and its secret: `key:secret,key:secret`. */
  PEER_KEYS: z
    .string()
    .transform((all) => all.split(',').map((pair) => pair.split(':')))
    .pipe(z.array(z.tuple([z.string().min(1), z.string().min(1)])).min(1)),
  PEER_ADAPTER: z.string().min(1).optional(),
})
type Answer = { readonly status: number; readonly body: unknown }
type Placed = { readonly order: PeerOrder; readonly body: unknown }

/** Cancels that run at the same time after a run. */
const CANCELS = 64

/**
 * Opens the exchange that PEER_URL names: orders go to it over HTTP, each customer through one of the accounts. At the
 * end every order that still rests is cancelled, so that the next run finds the same book.
 */
export const openPeer =
  (environment: Readonly<Record<string, string | undefined>>): Open =>
  async (_url, customers): Promise<Contestant> => {
    const { PEER_URL, PEER_SYMBOL, PEER_KEYS, PEER_ADAPTER } = Settings.parse(environment)
    const accounts = PEER_KEYS.map(([key, secret]): Account => ({ key, secret }))
    const accountOf = new Map(customers.map((customer, at) => [customer, accounts[at % accounts.length]!]))
    const adapter = await loadAdapter(PEER_ADAPTER, { symbol: PEER_SYMBOL })
    const client = clientOf(new URL(PEER_URL))
    // Client order ids are unique at the exchange, also across runs.
    const run = Date.now().toString(36)
    const placed: Placed[] = []
    const orderOf = ({ customer, clientOrderId, side, ticks, lots }: OrderRequest): PeerOrder => ({
      account: accountOf.get(customer)!,
      clientOrderId: `${run}-${clientOrderId}`,
      side,
      price: priceText(ticks),
      quantity: String(lots),
    })
    const place = async (orderRequest: OrderRequest): Promise<void> => {
      const order = orderOf(orderRequest)
      const { status, body } = await client.send(adapter.place(order))
      if (!isAcknowledged(status))
        throw new Error(`PEER_URL answered order ${order.clientOrderId} with ${status} ${JSON.stringify(body)}`)
      placed.push({ order, body })
    }
    return {
      take: ({ from, count, submitters }: Load) => submit(place, generateOrders(customers, count, from), submitters),
      audit: async () => ({ orders: placed.length, fills: 0, digest: '' }),
      close: async () => {
        await cancelAll(client.send, adapter, placed)
        client.close()
      },
    }
  }

const isAcknowledged = (status: number): boolean => status >= 200 && status < 300

async function cancelAll(
  send: (request: PeerRequest) => Promise<Answer>,
  adapter: PeerAdapter,
  placed: readonly Placed[],
): Promise<void> {
  const left = placed.values()
  const worker = async (): Promise<void> => {
    for (const { order, body } of left) {
      const answer = await send(adapter.cancel(order, body))
      if (isAcknowledged(answer.status) || adapter.isGone?.(answer.status, answer.body) === true) continue
      throw new Error(
        `PEER_URL answered the cancel of ${order.clientOrderId} with ${answer.status} ${JSON.stringify(answer.body)}`,
      )
    }
  }
  await Promise.all(Array.from({ length: CANCELS }, worker))
}

/** Sends requests on persistent connections. An answer in JSON is parsed; any other is its text. */
function clientOf(base: URL): { send: (request: PeerRequest) => Promise<Answer>; close: () => void } {
  const isTls = base.protocol === 'https:'
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const start = isTls ? httpsRequest : httpRequest
  const send = async ({ method, path, headers, body }: PeerRequest): Promise<Answer> => {
    const response = await new Promise<IncomingMessage>((done, fail) => {
      start(new URL(path, base), { method, headers, agent }, done).once('error', fail).end(body)
    })
    return { status: response.statusCode ?? 0, body: parsed(await text(response)) }
  }
  return { send, close: () => agent.destroy() }
}

function parsed(all: string): unknown {
  try {
    return JSON.parse(all)
  } catch {
    return all
  }
}
