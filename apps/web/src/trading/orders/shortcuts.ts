import type { Draft } from './draft.ts'

/** The change of the form for each key. */
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

/** The shortcut of a key press; undefined if it is meant for something else. */
export const shortcutOf = (pressed: Pressed): ShortcutKey | undefined =>
  isForPage(pressed) ? shortcutKeys.find((key) => key === pressed.key.toLowerCase()) : undefined

/** The key that opens the list of shortcuts. */
export const HELP_KEY = '?'
export const asksForHelp = (pressed: Pressed): boolean => pressed.key === HELP_KEY && isForPage(pressed)

/** False if a modifier is held, or the focus is in a field, dialog, list or menu. */
function isForPage(pressed: Pressed): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing || pressed.defaultPrevented)
    return false
  const ownsKeys =
    'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]'
  return !(pressed.target instanceof Element && pressed.target.closest(ownsKeys))
}
