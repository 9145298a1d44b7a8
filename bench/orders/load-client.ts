import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { z } from 'zod'
import { submit } from './submit.ts'
import { priceText, PAIR, generateOrders, type OrderRequest } from './generated-orders.ts'

// A separate process that sends orders over HTTP on bare persistent sockets, so that sending costs the machine little.

/** The address for orders, and the tokens of their customers; none if the server needs none. */
export const OrderEndpoint = z.object({
  port: z.number(),
  path: z.string(),
  customers: z.array(z.string()),
  tokens: z.array(z.string()),
})
export type OrderEndpoint = z.output<typeof OrderEndpoint>
/** A number of orders from this one on, by this many simultaneous submitters. */
export const Load = z.object({ from: z.number(), count: z.number(), submitters: z.number() })
export type Load = z.output<typeof Load>

if (process.send !== undefined) {
  process.once('message', (text) => {
    const client = OrderEndpoint.parse(JSON.parse(z.string().parse(text)))
    const place = senderTo(client)
    process.on('message', (request) => {
      const { from, count, submitters } = Load.parse(JSON.parse(z.string().parse(request)))
      void submit(place, generateOrders(client.customers, count, from), submitters).then((speed) =>
        process.send?.(speed),
      )
    })
    process.send?.('open')
  })
}

/** Sends each order on a connection that is free. */
function senderTo(client: OrderEndpoint): (orderRequest: OrderRequest) => Promise<void> {
  const tokenOf = new Map(client.customers.map((customer, at) => [customer, client.tokens[at] ?? '']))
  const free: Socket[] = []
  return async (orderRequest) => {
    const { customer, clientOrderId, side, ticks, lots } = orderRequest
    const words =
      client.tokens.length === 0
        ? orderRequest
        : { symbol: PAIR, side, price: priceText(ticks), quantity: String(lots) }
    const body = JSON.stringify(words)
    const socket = free.pop() ?? (await opened(client.port))
    socket.write(
      `POST ${client.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        `token: ${tokenOf.get(customer) ?? ''}\r\nidempotency-key: ${clientOrderId}\r\n\r\n${body}`,
    )
    const head = await answered(socket)
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${clientOrderId} was answered with ${head}`)
    free.push(socket)
  }
}

async function opened(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** The head of an answer, once its body has arrived too. */
const answered = (socket: Socket): Promise<string> =>
  new Promise((done, fail) => {
    let text = ''
    const read = (chunk: Buffer): void => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(text)?.[1]
      if (end < 0 || text.length < end + 4 + Number(length)) return
      socket.off('data', read).off('error', fail)
      done(text.slice(0, end))
    }
    socket.on('data', read).once('error', fail)
  })
