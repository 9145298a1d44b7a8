import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type LossyProxy = {
  /** The database behind the proxy. */
  readonly url: string
  /**
   * Cuts the connection of the next commit: before the server gets it, or after it, so that only the response is lost.
   */
  readonly loseNextCommit: (when: 'before' | 'after') => void
  /** While frozen, connections remain open and transmit nothing. */
  readonly freeze: (frozen: boolean) => void
  readonly close: () => void
}

/** Long enough for the server to finish the statement. */
const DONE_MS = 200

/** A proxy between a client and PostgreSQL that simulates losses of a bad network. */
export async function lossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let lose: 'before' | 'after' | undefined
  let isFrozen = false
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [client, database]) {
      open.add(socket)
      if (isFrozen) socket.pause()
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    database.on('data', (chunk) => void client.write(chunk))
    client.on('data', (chunk) => {
      if (lose === undefined || !chunk.includes('commit')) return void database.write(chunk)
      const when = lose
      lose = undefined
      database.removeAllListeners('data')
      if (when === 'after') database.write(chunk)
      return void pause(DONE_MS).then(() => client.destroy())
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(databaseUrl)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's address
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    loseNextCommit: (when) => void (lose = when),
    freeze: (frozen) => {
      isFrozen = frozen
      for (const socket of open) socket[frozen ? 'pause' : 'resume']()
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
