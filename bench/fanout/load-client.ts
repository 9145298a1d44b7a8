import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

// A process of its own that opens many WebSockets and counts what comes: bare sockets, so that reading costs little.

export const Crowd = z.object({
  port: z.number(),
  path: z.string(),
  sockets: z.number(),
  /** Of these, so many never read what comes after the handshake. */
  stalled: z.number(),
  /** What each says first. */
  hello: z.string(),
})
export type Crowd = z.output<typeof Crowd>
/** A state of a book, by the checksum that its frames carry, and when it came or was there to be told. */
export type Mark = { readonly checksum: number; readonly ms: number }
export type Heard = {
  readonly bytes: number
  readonly lagsMs: readonly number[]
  /** Of each that reads in full. */
  readonly marks: readonly (readonly Mark[])[]
}
/** The same clock in every process of this machine. */
export const clockMs = (): number => performance.timeOrigin + performance.now()

/** One in so many is read in full: each moment a frame names, against the moment it came. */
const READ_IN_FULL = 100
/** Sockets are opened in groups, so that the server's queue of newcomers does not overflow. */
const AT_ONCE = 100
const HANDSHAKE =
  'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** One for all sockets, each of which is read to the end before the next: what comes is counted and let go. */
const PIECE = Buffer.alloc(65_536)

const wanted = process.argv[2]
if (wanted !== undefined && process.send !== undefined) await gather(Crowd.parse(JSON.parse(wanted)))

async function gather({ port, path, sockets, stalled, hello }: Crowd): Promise<void> {
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
    const socket = await shaken(port, path, read)
    if (hello !== '') socket.write(clientFrame(hello))
    if (isStalled) socket.pause()
  }
  for (let at = 0; at < sockets; at += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, sockets - at) }, (_, n) => open(at + n)))
  // What greets a newcomer is not counted.
  await pause(500)
  process.on('message', (question) => {
    if (question === 'begin') {
      bytes = 0
      since = clockMs()
      lagsMs.length = 0
      for (const own of marks) own.length = 0
    }
    process.send?.((question === 'end' ? { bytes, lagsMs, marks } : { bytes, lagsMs: [], marks: [] }) satisfies Heard)
  })
  process.send?.('open')
}

/** A socket that was answered; from then on, and not before, `read` hears what comes. */
function shaken(port: number, path: string, read: (chunk: Buffer) => void): Promise<Socket> {
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

/** A short text frame as a client sends it, masked with zeros, which change nothing. */
function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** Where a frame comes in two pieces its checksum may be cut: the next tells what it told. */
function checksumsIn(chunk: Buffer): number[] {
  return [...chunk.toString().matchAll(/"checksum":(\d+)\}/g)].map(([, checksum]) => Number(checksum))
}

function momentsIn(chunk: Buffer): number[] {
  return [...chunk.toString().matchAll(/"at":"([^"]+)"/g)].map(([, at = '']) => Date.parse(at))
}
