import { useEffect, useRef } from 'react'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single keys of a screen: `j`, `k`, `Enter`, `/`. Silent while somebody types or a dialog is open. */
export function useHotKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      const elsewhere = event.ctrlKey || event.metaKey || event.altKey || typing(event.target)
      if (act === undefined || elsewhere || document.querySelector('[role=dialog],[role=alertdialog]') !== null) return
      // A pressed button keeps its own Enter.
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target !== document.body) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
}
