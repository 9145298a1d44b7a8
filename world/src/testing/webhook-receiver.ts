import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

/**
 * A customer's program that receives webhooks, on this machine. It responds with `status`, or not at all for 0; 101
 * switches protocols.
 */
export async function webhookReceiver() {
  const received: Received[] = []
  const receiver = { status: 200 }
  const open = { now: 0, max: 0 }
  const server = createServer((request, response) => {
    let body = ''
    open.now += 1
    open.max = Math.max(open.max, open.now)
    response.on('close', () => (open.now -= 1))
    request.setEncoding('utf8')
    request.on('data', (text: string) => (body += text))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      if (receiver.status === 0) return
      if (receiver.status === 101) {
        request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
        return
      }
      response.writeHead(receiver.status, receiver.status === 302 ? { location: '/elsewhere' } : {})
      response.end('taken')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a server that listens on a port
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** The largest number of concurrent requests without a response. */
    maxOpen: () => open.max,
    answerWith: (status: number) => void (receiver.status = status),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
