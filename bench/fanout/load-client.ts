import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

// A separate process that opens many WebSockets and counts the received bytes, on bare sockets, so that reading costs
// little.

export const Crowd = z.object({
  port: z.number(),
  path: z.string(),
  sockets: z.number(),
  /** Number of sockets that never read after the handshake. */
  stalled: z.number(),
  /** The first message of each socket. */
  hello: z.string(),
})
export type Crowd = z.output<typeof Crowd>
/** A state of a book by the checksum in its frames, with the time at which it was received or could be published. */
export type Mark = { readonly checksum: number; readonly ms: number }
export type ReceivedFrames = {
  readonly bytes: number
  readonly lagsMs: readonly number[]
  /** The book states that each fully reading reader received. */
  readonly marks: readonly (readonly Mark[])[]
}
/** A clock that is the same in every process of this machine. */
export const clockMs = (): number => performance.timeOrigin + performance.now()

/** One in this many readers reads in full: it compares the time in each frame with the time of arrival. */
const READ_IN_FULL = 100
/** Sockets are opened in groups, so that the server's backlog does not overflow. */
const PARALLEL = 100
const HANDSHAKE =
  'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** One buffer for all sockets, each of which is read to the end before the next. The content is counted and dropped. */
const PIECE = Buffer.alloc(65_536)

const settings = process.argv[2]
if (settings !== undefined && process.send !== undefined) await runReaders(Crowd.parse(JSON.parse(settings)))

async function runReaders({ port, path, sockets, stalled, hello }: Crowd): Promise<void> {
  let bytes = 0
  let since = clockMs()
  const lagsMs: number[] = []
  const marks: Mark[][] = []
  const open = async (at: number): Promise<void> => {
    const isStalled = at < stalled
    const own: Mark[] | undefined = !isStalled && at % READ_IN_FULL === 0 ? [] : undefined
    if (own !== undefined) marks.push(own)
    const read = (chunk: Buffer): void => {
      bytes += chunk.length
      if (own === undefined) return
      const ms = clockMs()
      for (const moment of momentsIn(chunk)) if (moment >= since) lagsMs.push(ms - moment)
      for (const checksum of checksumsIn(chunk)) own.push({ checksum, ms })
    }
    const socket = await openSocket(port, path, read)
    if (hello !== '') socket.write(clientFrame(hello))
    if (isStalled) socket.pause()
  }
  for (let at = 0; at < sockets; at += PARALLEL)
    await Promise.all(Array.from({ length: Math.min(PARALLEL, sockets - at) }, (_, n) => open(at + n)))
  // The first messages of a new socket are not counted.
  await pause(500)
  process.on('message', (question) => {
    if (question === 'begin') {
      bytes = 0
      since = clockMs()
      lagsMs.length = 0
      for (const own of marks) own.length = 0
    }
    process.send?.(
      (question === 'end' ? { bytes, lagsMs, marks } : { bytes, lagsMs: [], marks: [] }) satisfies ReceivedFrames,
    )
  })
  process.send?.('open')
}

/** A socket after its handshake. `read` gets everything that arrives from then on. */
function openSocket(port: number, path: string, read: (chunk: Buffer) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let head: string | undefined = ''
    const callback = (length: number, piece: Uint8Array): boolean => {
      const chunk = Buffer.from(piece.buffer, piece.byteOffset, length)
      if (head === undefined) read(chunk)
      else if ((head += String(chunk)).includes('\r\n\r\n')) {
        head = undefined
        resolve(socket)
      }
      return true
    }
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: PIECE, callback } })
    socket.once('error', reject)
    socket.write(`GET ${path} HTTP/1.1\r\n${HANDSHAKE}`)
  })
}

/** A short text frame of a client, masked with zeros, which change nothing. */
function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** If a frame arrives in two pieces, its checksum may be cut. The next frame has a later state anyway. */
function checksumsIn(chunk: Buffer): number[] {
  return [...chunk.toString().matchAll(/"checksum":(\d+)\}/g)].map(([, checksum]) => Number(checksum))
}

function momentsIn(chunk: Buffer): number[] {
  return [...chunk.toString().matchAll(/"at":"([^"]+)"/g)].map(([, at = '']) => Date.parse(at))
}
