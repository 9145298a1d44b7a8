import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'

/** The part of a WebSocket that a connection uses. */
export type Wire = {
  /** Bytes that are not yet sent to the network. */
  readonly unsent: number
  write(frame: Buffer): void
  close(code: number, reason: string): void
  terminate(): void
}

/**
 * Writes complete frames to the TCP stream below `ws`, because `ws` would build the same frame once per subscriber.
 * Frames of both may alternate: without compression, `ws` writes each frame at once. This is a class because one set of
 * closures per socket makes a broadcast about 10 % slower.
 */
export class SocketWire implements Wire {
  private readonly socket: WebSocket
  private readonly below: Writable

  /** `below` is the stream of the request that became the socket. */
  constructor(socket: WebSocket, below: Writable) {
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
