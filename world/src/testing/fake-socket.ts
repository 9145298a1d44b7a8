import { EventEmitter } from 'node:events'
import { type Pace, Socket } from '../../../apps/server/src/binance/socket.ts'

/** The other side of a socket, without a network between. */
export class FakeWire extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly bufferedAmount = 0
  readonly sent: string[] = []
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    // The other side never says goodbye.
  }
  terminate(): void {
    this.emit('close')
  }
}

/** A socket whose clock stands still, unless told otherwise. */
export function fakeSocket(uptime: () => number = () => 0, pace?: Pace): { wire: FakeWire; socket: Socket } {
  const wire = new FakeWire()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a socket as is asked for
  return { wire, socket: new Socket(wire as unknown as ConstructorParameters<typeof Socket>[0], uptime, pace) }
}
