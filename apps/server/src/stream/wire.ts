import { assert } from '@tessera/domain/outcome.ts'
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Wire } from './connection.ts'

/**
 * A socket that takes whole frames. `ws` would build the same frame anew for each of thousands of readers, so they go to
 * the stream below it, between its own frames: it compresses nothing, and so holds nothing back.
 */
export function wireOf(socket: WebSocket): Wire {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where ws keeps it, which no type of its says
  const below = Reflect.get(socket, '_socket') as Writable | undefined
  assert(below, 'the stream below an open socket')
  return {
    get unsent() {
      return below.writableLength
    },
    write: (frame) => void (socket.readyState === socket.OPEN && below.write(frame)),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  }
}
