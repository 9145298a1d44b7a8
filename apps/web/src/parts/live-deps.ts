export type SocketHandle = { readonly send: (text: string) => void; readonly close: () => void }
export type SocketEvents = {
  readonly opened: () => void
  readonly received: (text: string) => void
  readonly closed: (code: number) => void
}
export type LiveDeps = {
  readonly connect: (events: SocketEvents) => SocketHandle
  readonly token: () => string | undefined
  readonly sessionOver: () => void
  readonly now: () => number
  /** Sets a timer; returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void
  /** Returns true while the user cannot see the page. */
  readonly isHidden: () => boolean
  /** Returns a random number from 0 to 1, so that many browsers do not reconnect at the same moment. */
  readonly spread: () => number
}
