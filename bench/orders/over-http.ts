import { orders } from '@tessera/contract/orders.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { customerSession } from '../../world/src/people/direct-session.sql.ts'
import type { Contestant } from './contestant.ts'
import { openOrdinary } from './ordinary.sql.ts'
import { assembleFor, auditTessera } from './tessera.ts'
import { PAIR, priceText, type Wish } from './wishes.ts'

type Post = (path: string, headers: Readonly<Record<string, string>>, body: object) => Promise<number>

/** Requests over connections that stay open, one for each submitter. */
function postTo(port: number): { readonly post: Post; readonly end: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const post: Post = (path, headers, body) =>
    new Promise((done, fail) => {
      const text = JSON.stringify(body)
      const sent = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers }
      const asked = request({ port, path, method: 'POST', agent, headers: sent }, (answer: IncomingMessage) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
      })
      asked.once('error', fail)
      asked.end(text)
    })
  return { post, end: () => agent.destroy() }
}

const wordsOf = ({ side, ticks, lots }: Wish) => ({
  symbol: PAIR,
  side,
  price: priceText(ticks),
  quantity: String(lots),
})

/** The product's server: authentication, rate limit, validation, idempotency, then the core. */
export async function openTesseraOverHttp(url: string, customers: readonly string[]): Promise<Contestant> {
  const server = await assembleFor(url)
  await server.trading.start()
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const tokens = new Map<string, string>()
  for (const customer of customers) tokens.set(customer, await customerSession(server.deps, customer))
  const { post, end } = postTo(Number(address.port))
  return {
    place: async (wish) => {
      const headers = { token: tokens.get(wish.customer) ?? '', 'idempotency-key': wish.clientOrderId }
      const status = await post(`/${orders.place.path}`, headers, wordsOf(wish))
      assert(status === 200, `${wish.clientOrderId} was answered with ${status}`)
    },
    audit: () => auditTessera(url),
    close: async () => {
      end()
      await server.stop()
    },
  }
}

/** One call an order behind a bare server that only reads the body. */
export async function openOrdinaryOverHttp(url: string): Promise<Contestant> {
  const inner = await openOrdinary(url, 'one call', 64)
  const server = await listen(async (body) => inner.place(JSON.parse(body)))
  const { post, end } = postTo(portOf(server))
  return {
    place: async (wish) => assert((await post('/', {}, wish)) === 200, `${wish.clientOrderId} was taken`),
    audit: inner.audit,
    close: async () => {
      end()
      server.close()
      await inner.close()
    },
  }
}

/** Nothing but the way there and back. */
export async function openEcho(): Promise<Contestant> {
  const server = await listen(async () => undefined)
  const { post, end } = postTo(portOf(server))
  return {
    place: async (wish) => assert((await post('/', {}, wish)) === 200, 'an echo'),
    audit: async () => ({ orders: NaN, fills: 0, digest: '' }),
    close: async () => {
      end()
      server.close()
    },
  }
}

const listen = (take: (body: string) => Promise<void>): Promise<Server> =>
  new Promise((done) => {
    const server = createServer((asked, answer) => {
      let body = ''
      asked.on('data', (chunk: Buffer) => (body += chunk.toString()))
      asked.on('end', () => void take(body).then(() => answer.end(body)))
    })
    server.listen(0, '127.0.0.1', () => done(server))
  })

const portOf = (server: Server): number => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's address
  const { port } = server.address() as AddressInfo
  return port
}
