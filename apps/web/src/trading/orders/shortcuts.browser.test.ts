import { afterEach, expect, test } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

afterEach(() => document.body.replaceChildren())

function pressIn(html: string, key: string, more: KeyboardEventInit = {}): string | undefined {
  document.body.innerHTML = html
  const target = document.querySelector('[data-here]') ?? document.body
  let meant: string | undefined
  const onKey = (event: KeyboardEvent) => (meant = shortcutOf(event))
  document.addEventListener('keydown', onKey, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  return meant
}

test('a key pressed on the page is a shortcut, in upper and lower case', () => {
  expect(pressIn('<button data-here>a</button>', 'b')).toBe('b')
  expect(pressIn('', 'S')).toBe('s')
  expect(pressIn('', 'z')).toBeUndefined()
})

test.each([
  ['<input data-here>', {}],
  ['<textarea data-here></textarea>', {}],
  ['<div role="dialog"><button data-here>a</button></div>', {}],
  ['<div role="alertdialog"><button data-here>a</button></div>', {}],
  ['<div role="listbox"><div data-here tabindex="0">a</div></div>', {}],
  ['<button data-here>a</button>', { ctrlKey: true }],
  ['<button data-here>a</button>', { metaKey: true }],
])('a key pressed while typing, choosing or with a modifier is not a shortcut: %s %j', (html, more) =>
  expect(pressIn(html, 'b', more)).toBeUndefined(),
)
