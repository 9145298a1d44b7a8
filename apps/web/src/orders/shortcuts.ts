import type { Draft } from './draft.ts'

/** What each key changes in the form. */
export const shortcuts = {
  b: { side: 'buy' },
  s: { side: 'sell' },
  l: { type: 'limit' },
  m: { type: 'market' },
  t: { type: 'stop_limit' },
} as const satisfies Readonly<Record<string, Partial<Draft>>>
export type ShortcutKey = keyof typeof shortcuts
export const shortcutKeys = ['b', 's', 'l', 'm', 't'] as const satisfies readonly ShortcutKey[]

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>

/** The key that was meant for the form; undefined while somebody writes, holds another key, or a dialog is open. */
export function shortcutOf(pressed: Pressed): ShortcutKey | undefined {
  const { target } = pressed
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing || pressed.defaultPrevented)
    return undefined
  if (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]',
    )
  )
    return undefined
  return shortcutKeys.find((key) => key === pressed.key.toLowerCase())
}
