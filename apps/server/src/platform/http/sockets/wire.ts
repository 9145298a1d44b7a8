import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'

/** The part of a WebSocket that a connection uses. */
export type Wire = {
  /** Bytes that the network has not taken yet. */
  readonly unsent: number
  write(frame: Buffer): void
  close(code: number, reason: string): void
  terminate(): void
}

/**
 * A socket that takes whole frames. `ws` would build the same frame anew for each of thousands of readers, so they go to
 * the stream below it, between its own frames: it compresses nothing, and so holds nothing back. A class, because closures
 * made anew for each socket cost a tenth of all that telling costs.
 */
export class SocketWire implements Wire {
  private readonly socket: WebSocket
  private readonly below: Writable

  /** `socket` is open. */
  constructor(socket: WebSocket) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where ws keeps it, which no type of its says
    const below = Reflect.get(socket, '_socket') as Writable | undefined
    assert(below, 'the stream below an open socket')
    this.socket = socket
    this.below = below
  }

  get unsent(): number {
    return this.below.writableLength
  }

  write(frame: Buffer): void {
    if (this.socket.readyState === this.socket.OPEN) this.below.write(frame)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  terminate(): void {
    this.socket.terminate()
  }
}
