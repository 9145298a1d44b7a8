import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyClick, LISTENING } from './early-clicks.ts'

const listener = vi.fn<(type: string) => void>()
let control: HTMLButtonElement

/** A server-rendered button. `listen` adds its listener, as hydration does. */
beforeEach(() => {
  listener.mockClear()
  document.body.innerHTML = '<button type="button"><span>Go</span></button><a href="#there">There</a>'
  control = document.querySelector('button') ?? document.createElement('button')
  keepEarlyClick()
  return () => dispatchEvent(new Event(LISTENING))
})

function listen(): void {
  control.addEventListener('click', ({ detail }) => listener(detail === 0 ? 'virtual' : 'real'))
  dispatchEvent(new Event(LISTENING))
}

const byHand = (type: 'pointerdown' | 'click', target: Element | null = control.firstElementChild): void => {
  const options = { bubbles: true, cancelable: true, detail: 1 }
  target?.dispatchEvent(type === 'click' ? new MouseEvent(type, options) : new PointerEvent(type, options))
}

test('repeats an early click exactly once, when React listens', () => {
  byHand('pointerdown')
  byHand('click')
  byHand('click')
  listen()
  expect(listener.mock.calls).toEqual([['virtual']])
})

test('does nothing without an early click, and leaves later clicks alone', () => {
  listen()
  expect(listener).not.toHaveBeenCalled()
  byHand('pointerdown')
  byHand('click')
  expect(listener.mock.calls).toEqual([['real']])
})

test('repeats only the last of several early clicks', () => {
  const other = document.createElement('button')
  document.body.append(other)
  byHand('click', other)
  other.addEventListener('click', () => listener('other'))
  byHand('click')
  listen()
  expect(listener.mock.calls).toEqual([['virtual']])
})

test('leaves a link to the browser', () => {
  const link = document.querySelector('a')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  listen()
  expect(listener).not.toHaveBeenCalled()
})
