import { options } from 'preact'

/** What React copies from a keyboard event into its own. */
const names = [
  'altKey',
  'code',
  'ctrlKey',
  'currentTarget',
  'isComposing',
  'key',
  'location',
  'metaKey',
  'repeat',
  'shiftKey',
  'target',
  'timeStamp',
  'type',
] as const

/**
 * React-aria spreads keyboard events (react-aria/private/interactions/createEventHandler), which works on React's copies
 * only: what a browser's own event says stands in its prototype, where a spread finds nothing. Here it says it by itself.
 */
function sayByItself(event: KeyboardEvent): void {
  if (Object.hasOwn(event, 'key')) return
  for (const name of names)
    Object.defineProperty(event, name, {
      configurable: true,
      enumerable: true,
      get: () => Reflect.get(KeyboardEvent.prototype, name, event),
    })
}

// oxlint-disable-next-line typescript/unbound-method -- a hook of Preact stands alone
const before = options.event
options.event = (event) => {
  if (event instanceof KeyboardEvent) sayByItself(event)
  return before === undefined ? event : before(event)
}

/** What somebody does, one thing at a time. */
const acts = [
  'beforeinput',
  'change',
  'click',
  'compositionend',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mousedown',
  'mouseup',
  'paste',
  'pointercancel',
  'pointerdown',
  'pointerup',
  'submit',
  'touchend',
  'touchstart',
] as const
let isAnswering = false
/** Effects that wait for the paint. */
let waiting: (() => void) | undefined
function answer(): void {
  waiting?.()
  if (isAnswering) return
  isAnswering = true
  setTimeout(() => (isAnswering = false))
}
if (typeof window !== 'undefined') for (const act of acts) window.addEventListener(act, answer, true)

/** Taken when this is loaded: who stops the clock of a page stops no effects. */
const { cancelAnimationFrame, clearTimeout, requestAnimationFrame, setTimeout } = globalThis

/** Where nobody paints, as in a page behind another, after this long. */
const UNPAINTED_MS = 35

function afterPaint(callback: () => void): void {
  waiting = () => {
    waiting = undefined
    callback()
  }
  const mine = waiting
  const done = (): void => {
    clearTimeout(late)
    cancelAnimationFrame(frame)
    setTimeout(() => waiting === mine && mine())
  }
  const late = setTimeout(done, UNPAINTED_MS)
  const frame = requestAnimationFrame(done)
}

/** As React's: effects of what somebody does are done before they do something else, all others once it is painted. */
options.requestAnimationFrame = (callback) => (isAnswering ? queueMicrotask(callback) : afterPaint(callback))
