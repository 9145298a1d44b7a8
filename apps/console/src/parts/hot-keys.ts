import { useEffect, useEffectEvent } from 'react'

const withRole = (...roles: string[]): string => roles.map((role) => `[role=${role}]`).join()
/** Elements that use letter keys: for typing, or to choose an option. */
const TYPING = `input, textarea, select, [contenteditable], ${withRole('textbox', 'combobox', 'listbox', 'menu')}`
/** Elements that use Enter. The page itself or a scrolling area may have the focus and does not use it. */
const CONTROL = `${TYPING}, button, a, summary, ${withRole('button', 'link', 'tab', 'option', 'menuitem', 'checkbox', 'switch')}`
const DIALOG = withRole('dialog', 'alertdialog')

/** Single-key shortcuts of a screen: `j`, `k`, `Enter`, `/`. Inactive while the user types or a dialog is open. */
export function useHotKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const theirs = event.key === 'Enter' ? CONTROL : TYPING
    if (event.target instanceof Element && event.target.closest(theirs) !== null) return
    if (document.querySelector(DIALOG) !== null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
