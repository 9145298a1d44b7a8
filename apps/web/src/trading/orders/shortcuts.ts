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

/** The key that was meant for the form. */
export const shortcutOf = (pressed: Pressed): ShortcutKey | undefined =>
  isForPage(pressed) ? shortcutKeys.find((key) => key === pressed.key.toLowerCase()) : undefined

/** The key that tells all the others. */
export const HELP_KEY = '?'
export const asksForHelp = (pressed: Pressed): boolean => pressed.key === HELP_KEY && isForPage(pressed)

/** Not while somebody writes, holds another key, or a dialog is open. */
function isForPage(pressed: Pressed): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing || pressed.defaultPrevented)
    return false
  const elsewhere =
    'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]'
  return !(pressed.target instanceof Element && pressed.target.closest(elsewhere))
}
