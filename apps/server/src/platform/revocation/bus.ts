import { connect, type NatsConnection } from '@nats-io/transport-node'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/observing/log.ts'

/** Hints between nodes. Nothing rests on them: what is lost here, whoever would have heard it reads from the tables. */
export type Bus = {
  /** False while nobody is there to take it. */
  readonly tell: (subject: string, text: string) => boolean
  readonly hear: (subject: string, heard: (text: string) => void) => void
  /** False while NATS is away. */
  readonly isUp: () => boolean
  readonly close: () => Promise<void>
}

const AGAIN_MS = 250
/** So long a start waits to see which NATS it is; one that is away is found later. */
const FIRST_MS = 2_000

/** Servers before it could lose what they had taken. */
export const OLDEST_NATS = [2, 10, 23] as const

/** Whether a server of this version, as in `2.9.10` or `2.12.0-dev`, is one that nodes use. */
export function isNewEnough(version: string): boolean {
  const read = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  const differs = OLDEST_NATS.findIndex((least, at) => read?.[at] !== least)
  return read !== undefined && (differs === -1 || (read[differs] ?? 0) > (OLDEST_NATS[differs] ?? 0))
}

/**
 * NATS at this address. While it is away nothing is told and nothing waits; it is looked for again and again. One that is
 * older than it may be is not used: rejects when it is there already, so that the node does not start.
 */
export async function openBus(url: string, log: Log): Promise<Bus> {
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
  const opened = async (): Promise<NatsConnection> => {
    // Its own words do not come back to a node.
    const options = { servers: url, waitOnFirstConnect: true, reconnectTimeWait: AGAIN_MS, maxReconnectAttempts: -1 }
    const connection = await connect({ ...options, reconnectJitter: AGAIN_MS, noEcho: true })
    await refuseOld(connection)
    if (isClosed) await connection.close()
    else {
      nats = connection
      isUp = true
      for (const subject of hearing.keys()) listen(subject)
    }
    return connection
  }
  const follow = async (connection: NatsConnection): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isUp = false
      if (type === 'disconnect' || type === 'reconnect') log.warn({ nats: type })
      if (type !== 'reconnect') continue
      await refuseOld(connection)
      isUp = true
    }
  }
  const first = opened()
  void first.then(follow).catch((error: unknown) => log.error({ err: error }, 'NATS cannot be used'))
  await Promise.race([first, pause(FIRST_MS, undefined, { ref: false })])
  return {
    tell: (subject, text) => {
      if (isUp) for (const part of cut(text)) nats?.publish(subject, part)
      return isUp
    },
    hear: (subject, heard) => {
      hearing.set(subject, heard)
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
  throw new Error(`NATS_URL leads to NATS ${version}; nodes use ${OLDEST_NATS.join('.')} or newer`)
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
