import { expect, onTestFinished, test, vi } from 'vitest'
import { live } from './live-socket.ts'

test.each([
  ['comes back into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ['is touched', () => window.dispatchEvent(new Event('pointerdown'))],
])('a page whose socket was replaced by a newer one reconnects when it %s', (_how, viewPage) => {
  const sockets: EventTarget[] = []
  class SilentSocket extends EventTarget {
    readonly send = () => undefined
    readonly close = () => undefined
    constructor() {
      super()
      sockets.push(this)
    }
  }
  vi.stubGlobal('WebSocket', SilentSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const leave = live.follow('ticker', { snapshot: () => true, delta: () => true, clear: () => undefined })
  onTestFinished(leave)
  expect(sockets).toHaveLength(1)
  sockets[0]?.dispatchEvent(new CloseEvent('close', { code: 4408 }))
  window.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(1)
  viewPage()
  expect(sockets).toHaveLength(2)
})
