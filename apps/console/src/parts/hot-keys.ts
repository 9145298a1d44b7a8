import { useEffect, useEffectEvent } from 'react'

const withRole = (...roles: string[]): string => roles.map((role) => `[role=${role}]`).join()
/** Takes letters: it is typed into, or a letter chooses in it. */
const TYPING = `input, textarea, select, [contenteditable], ${withRole('textbox', 'combobox', 'listbox', 'menu')}`
/** Has an Enter of its own. The page itself, or an area that scrolls, may have the focus and has none. */
const CONTROL = `${TYPING}, button, a, summary, ${withRole('button', 'link', 'tab', 'option', 'menuitem', 'checkbox', 'switch')}`
const DIALOG = withRole('dialog', 'alertdialog')

/** Single keys of a screen: `j`, `k`, `Enter`, `/`. Silent while somebody types or a dialog is open. */
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
