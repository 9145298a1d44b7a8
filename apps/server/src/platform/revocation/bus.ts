import { connect, type NatsConnection } from '@nats-io/transport-node'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/observing/log.ts'

/** Pub/sub between nodes, only to make them faster. A lost message is harmless: its receivers read the tables. */
export type Bus = {
  /** Returns false while NATS is down. */
  readonly publish: (subject: string, text: string) => boolean
  readonly subscribe: (subject: string, listener: (text: string) => void) => void
  /** Returns false while NATS is down. */
  readonly isUp: () => boolean
  readonly close: () => Promise<void>
}

const RETRY_MS = 250
/** Milliseconds for which a start waits for the version of NATS. If NATS is down, it is connected later. */
const START_WAIT_MS = 2_000

/** Older servers may lose messages that they accepted. */
export const OLDEST_NATS = [2, 10, 23] as const

/** Returns true if nodes may use a server of this version, such as `2.9.10` or `2.12.0-dev`. */
export function isNewEnough(version: string): boolean {
  const read = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  const differs = OLDEST_NATS.findIndex((min, at) => read?.[at] !== min)
  return read !== undefined && (differs === -1 || (read[differs] ?? 0) > (OLDEST_NATS[differs] ?? 0))
}

/**
 * Connects to NATS at this address. While it is down, messages are dropped and the connection is retried. A version
 * that is too old is not used: if it is up at the start, this rejects, so that the node does not start.
 */
export async function openBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Map<string, (text: string) => void>()
  let nats: NatsConnection | undefined
  let isUp = false
  let isClosed = false
  const cut = cutter()
  const listen = (subject: string): void => {
    const join = joiner(listeners.get(subject) ?? (() => undefined))
    nats?.subscribe(subject, {
      callback: (error, { data }) =>
        error === null ? join(data) : log.warn({ err: error }, 'a message from NATS could not be read'),
    })
  }
  const opened = async (): Promise<NatsConnection> => {
    // A node does not receive its own messages.
    const options = { servers: url, waitOnFirstConnect: true, reconnectTimeWait: RETRY_MS, maxReconnectAttempts: -1 }
    const connection = await connect({ ...options, reconnectJitter: RETRY_MS, noEcho: true })
    await refuseOld(connection)
    if (isClosed) await connection.close()
    else {
      nats = connection
      isUp = true
      for (const subject of listeners.keys()) listen(subject)
    }
    return connection
  }
  const follow = async (connection: NatsConnection): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isUp = false
      if (type === 'disconnect' || type === 'reconnect') log.warn({ nats: type }, 'the connection to NATS changed')
      if (type !== 'reconnect') continue
      await refuseOld(connection)
      isUp = true
    }
  }
  const first = opened()
  void first
    .then(follow)
    .catch((error: unknown) => log.error({ err: error }, 'NATS cannot be used: check NATS_URL, then restart this node'))
  await Promise.race([first, pause(START_WAIT_MS, undefined, { ref: false })])
  return {
    publish: (subject, text) => {
      if (isUp) for (const part of cut(text)) nats?.publish(subject, part)
      return isUp
    },
    subscribe: (subject, listener) => {
      listeners.set(subject, listener)
      listen(subject)
    },
    isUp: () => isUp,
    close: async () => {
      isClosed = true
      isUp = false
      await nats?.close()
    },
  }
}

async function refuseOld(connection: NatsConnection): Promise<void> {
  const version = connection.info?.version ?? 'unknown'
  if (isNewEnough(version)) return
  await connection.close()
  throw new Error(`NATS_URL leads to NATS ${version}; nodes need ${OLDEST_NATS.join('.')} or newer`)
}

/** Smaller than the largest message that a NATS server accepts by default. */
const PART_BYTES = 256 * 1024
const HEAD_BYTES = 16

/**
 * Returns a function that splits texts into parts. Each part has its sender, the number of the text, its own number,
 * and the number of parts.
 */
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

/**
 * Returns a function that joins parts to texts. Parts of one sender arrive in order. A text with a missing part is
 * dropped.
 */
function joiner(listener: (text: string) => void): (part: Uint8Array) => void {
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
    listener(Buffer.concat(text.parts).toString())
  }
}
