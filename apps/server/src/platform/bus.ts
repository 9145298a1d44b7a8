import { connect, type NatsConnection } from '@nats-io/transport-node'
import { randomBytes } from 'node:crypto'
import type { Log } from './log.ts'

/** Hints between nodes. Nothing rests on them: what is lost here, whoever would have heard it reads from the tables. */
export type Bus = {
  readonly tell: (subject: string, text: string) => void
  readonly hear: (subject: string, heard: (text: string) => void) => void
  readonly close: () => Promise<void>
}

const AGAIN_MS = 250

/** NATS at this address. While it is away nothing is told and nothing waits; it is looked for again and again. */
export function openBus(url: string, log: Log): Bus {
  const hearing = new Map<string, (text: string) => void>()
  let nats: NatsConnection | undefined
  let isUp = false
  let isClosed = false
  const cut = cutter()
  const listen = (subject: string): void => {
    const join = joiner(hearing.get(subject) ?? (() => undefined))
    nats?.subscribe(subject, {
      callback: (error, { data }) => (error === null ? join(data) : log.warn({ err: error })),
    })
  }
  const opened = async (): Promise<void> => {
    // Its own words do not come back to a node.
    const options = { servers: url, waitOnFirstConnect: true, reconnectTimeWait: AGAIN_MS, maxReconnectAttempts: -1 }
    const connection = await connect({ ...options, reconnectJitter: AGAIN_MS, noEcho: true })
    if (isClosed) return connection.close()
    nats = connection
    isUp = true
    for (const subject of hearing.keys()) listen(subject)
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isUp = false
      if (type === 'reconnect') isUp = true
      if (type === 'disconnect' || type === 'reconnect') log.warn({ nats: type })
    }
  }
  void opened().catch((error: unknown) => log.error({ err: error }, 'NATS cannot be used'))
  return {
    tell: (subject, text) => {
      if (isUp) for (const part of cut(text)) nats?.publish(subject, part)
    },
    hear: (subject, heard) => {
      hearing.set(subject, heard)
      listen(subject)
    },
    close: async () => {
      isClosed = true
      isUp = false
      await nats?.close()
    },
  }
}

/** Below the largest message that a NATS server takes by default. */
const PART_BYTES = 256 * 1024
const HEAD_BYTES = 16

/** A text in parts, each with who tells it, the how-manieth text it is, which part, and of how many. */
function cutter(): (text: string) => Buffer[] {
  const sender = randomBytes(4).readUInt32BE()
  let number = 0
  return (text) => {
    const bytes = Buffer.from(text)
    const count = Math.max(1, Math.ceil(bytes.length / PART_BYTES))
    number = (number + 1) % 2 ** 32
    return Array.from({ length: count }, (_, at) => {
      const head = Buffer.alloc(HEAD_BYTES)
      for (const [place, word] of [sender, number, at, count].entries()) head.writeUInt32BE(word, 4 * place)
      return Buffer.concat([head, bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES)])
    })
  }
}

/** Whole texts out of parts. Parts of one sender come in order; a text that lacks one is never heard. */
function joiner(heard: (text: string) => void): (part: Uint8Array) => void {
  const open = new Map<number, { number: number; parts: Uint8Array[] }>()
  return (part) => {
    if (part.length < HEAD_BYTES) return
    const head = new DataView(part.buffer, part.byteOffset, HEAD_BYTES)
    const [sender, number, at, count] = [0, 4, 8, 12].map((place) => head.getUint32(place))
    if (sender === undefined || number === undefined) return
    if (at === 0) open.set(sender, { number, parts: [] })
    const text = open.get(sender)
    if (text?.number !== number || text.parts.length !== at) return
    text.parts.push(part.subarray(HEAD_BYTES))
    if (text.parts.length !== count) return
    open.delete(sender)
    heard(Buffer.concat(text.parts).toString())
  }
}
