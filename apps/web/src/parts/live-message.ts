import type { ServerMessage } from '@tessera/contract/trading/stream/stream.ts'

/** Parses a message of the server; undefined if it is invalid. */
export function messageIn(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our server follows the contract; validation would add a library to the first load
    return typeof message === 'object' && message !== null ? (message as ServerMessage) : undefined
  } catch {
    return undefined
  }
}
