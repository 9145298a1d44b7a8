import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { fork } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { customerSession } from '../../world/src/testing/direct-session.sql.ts'
import { ask } from '../child.ts'
import type { Contestant, Open } from './contestant.ts'
import type { OrderEndpoint } from './load-client.ts'
import { openOrdinary } from './ordinary.sql.ts'
import type { PlaceOrder, Speed } from './submit.ts'
import { assembleFor, auditTessera } from './tessera.ts'
import type { OrderRequest } from './generated-orders.ts'

/** Submitters in a separate process that send to this address. */
async function crowdAt(client: OrderEndpoint): Promise<Pick<Contestant, 'take' | 'close'>> {
  const crowd = fork(new URL('load-client.ts', import.meta.url))
  await ask<string>(crowd, JSON.stringify(client))
  return {
    take: (load) => ask<Speed>(crowd, JSON.stringify(load)),
    close: async () => void crowd.kill(),
  }
}

/** The product's server: authentication, rate limit, validation, idempotency, then the core. */
export const openTesseraOverHttp: Open = async (url, customers) => {
  const server = await assembleFor(url)
  await server.trading.start()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const tokens: string[] = []
  for (const customer of customers) tokens.push(await customerSession(server.deps, customer))
  const crowd = await crowdAt({ port: Number(port), path: `/${orders.place.path}`, customers: [...customers], tokens })
  return {
    take: crowd.take,
    audit: () => auditTessera(url),
    close: async () => {
      await crowd.close()
      await server.stop()
    },
  }
}

/** One call per order behind a bare server that only reads the body. */
export const openOrdinaryOverHttp: Open = async (url, customers) => {
  const { place, audit, close } = await openOrdinary(url, 'one call')
  return { audit, ...(await bare(customers, place, close)) }
}

/** An echo server, to measure only the round trip. */
export const openEcho: Open = async (_url, customers) => ({
  ...(await bare(
    customers,
    async () => undefined,
    async () => undefined,
  )),
  audit: async () => ({ orders: NaN, fills: 0, digest: '' }),
})

async function bare(
  customers: readonly string[],
  place: PlaceOrder,
  close: () => Promise<void>,
): Promise<Pick<Contestant, 'take' | 'close'>> {
  const server = await listen(place)
  const crowd = await crowdAt({ port: portOf(server), path: '/', customers: [...customers], tokens: [] })
  return {
    take: crowd.take,
    close: async () => {
      await crowd.close()
      server.close()
      await close()
    },
  }
}

const listen = (place: PlaceOrder): Promise<Server> =>
  new Promise((done) => {
    const server = createServer((request, answer) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else asks
      request.on('end', () => void place(JSON.parse(body) as OrderRequest).then(() => answer.end(body)))
    })
    server.listen(0, '127.0.0.1', () => done(server))
  })

const portOf = (server: Server): number => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's address
  const { port } = server.address() as AddressInfo
  return port
}
