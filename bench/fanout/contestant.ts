import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import { Channel } from '../../apps/server/src/trading/stream/channel.ts'
import { Connection } from '../../apps/server/src/trading/stream/connection.ts'
import { SocketWire } from '../../apps/server/src/platform/http/sockets/wire.ts'

// A separate process for one way to send the same frames to many sockets. It sends a number of frames, and then reports
// the cost.

/** The number of frames to send; or, once all were received, a request for the cost. */
export type FrameOrder = number | 'spent'
export type CpuTime = { readonly cpuSeconds: number }

/** A delta with levels of a book: a frame of some 200 bytes. */
const DELTA = {
  bids: [
    ['12.48', '1200'],
    ['12.47', '340'],
  ],
  asks: [
    ['12.50', '95'],
    ['12.51', '2100'],
  ],
  checksum: 3_735_928_559,
}
const BEFORE_SEQ = 1_000_000_000

type FanoutServer = { join: (socket: WebSocket, below: Duplex) => void; publish: () => void }

const unused = (): never => {
  throw new Error('this process must be started by npm run bench -- fanout')
}

const servers: Readonly<Record<string, () => FanoutServer>> = {
  /** The loop from the documentation of `ws`. */
  'plain ws': () => {
    const sockets = new Set<WebSocket>()
    let seq = BEFORE_SEQ
    return {
      join: (socket) => void sockets.add(socket),
      publish: () => {
        seq += 1
        const text = JSON.stringify({ op: 'delta', ch: 'book:AURB-tUSD', seq, data: DELTA })
        for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(text)
      },
    }
  },
  tessera: () => {
    const channel = new Channel('book:AURB-tUSD', BEFORE_SEQ)
    const deps = {
      hub: { subscribe: unused, unsubscribe: unused },
      authenticate: unused,
      onAuthenticated: () => undefined,
      uptime: () => 0,
      now: () => '',
    }
    return {
      join: (socket, below) => channel.join(new Connection(new SocketWire(socket, below), deps)),
      publish: () => channel.publish(DELTA),
    }
  },
}

const begin = servers[process.argv[2] ?? '']
if (begin !== undefined && process.send !== undefined) serve(begin())

function serve(fanout: FanoutServer): void {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const streams: Duplex[] = []
  server.on('upgrade', (request, stream, head) => {
    streams.push(stream)
    sockets.handleUpgrade(request, stream, head, (socket) => fanout.join(socket, stream))
  })
  server.listen(0, '127.0.0.1', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
    process.send?.((server.address() as AddressInfo).port)
  })
  let before = process.cpuUsage()
  process.on('message', (order: FrameOrder) => {
    if (order === 'spent') {
      const { user, system } = process.cpuUsage(before)
      process.send?.({ cpuSeconds: (user + system) / 1e6 } satisfies CpuTime)
      return
    }
    before = process.cpuUsage()
    void sendFrames(fanout, streams, order)
  })
}

/** Maximum unsent bytes of these sockets. A sender faster than its readers would measure memory. */
const MAX_BEHIND = 65_536
const MEASURED_SOCKETS = 100

/** Sends one frame per turn of the loop, as the commits of a busy market arrive. */
async function sendFrames(fanout: FanoutServer, streams: readonly Duplex[], frames: number): Promise<void> {
  const watched = streams.slice(-MEASURED_SOCKETS)
  for (let sent = 0; sent < frames; sent++) {
    fanout.publish()
    await new Promise(setImmediate)
    while (watched.some((stream) => stream.writableLength > MAX_BEHIND)) await pause(1)
  }
  process.send?.('told')
}
