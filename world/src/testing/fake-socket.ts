import { EventEmitter } from 'node:events'
import { type Pace, Socket } from '../../../apps/server/src/trading/binance/socket.ts'

/** The other side of a socket, without a network. */
export class FakeWire extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  /** Text of each frame that was sent. */
  readonly sent: string[] = []
  readonly below = { writableLength: 0, write: (frame: Buffer): void => void this.sent.push(textOf(frame)) }
  close(): void {
    // The other side never closes the connection.
  }
  terminate(): void {
    this.emit('close')
  }
}

/** The text of a short or medium frame of a server. */
const textOf = (frame: Buffer): string => frame.toString('utf8', frame[1] === 126 ? 4 : 2)

/** A socket with a fixed clock by default. */
export function fakeSocket(uptime: () => number = () => 0, pace?: Pace): { wire: FakeWire; socket: Socket } {
  const wire = new FakeWire()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a socket as is asked for
  const [socket, below] = [wire, wire.below] as unknown as ConstructorParameters<typeof Socket>
  return { wire, socket: new Socket(socket, below, uptime, pace) }
}
