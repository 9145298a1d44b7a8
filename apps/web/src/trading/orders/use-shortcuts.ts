import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from './draft.ts'
import { shortcutOf, shortcuts } from './shortcuts.ts'

const KEY = 'tessera.shortcuts'

/**
 * Single-key shortcuts that change the form, unless the reader has turned them off. The next field to fill in gets the
 * focus.
 */
export function useShortcuts(change: (next: Partial<Draft>) => void, form: () => HTMLElement | null) {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== '0')
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event)
    if (key === undefined) return
    event.preventDefault()
    change(shortcuts[key])
    requestAnimationFrame(() => {
      const fields = [...(form()?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]') ?? [])]
      fields.find(({ value }) => value === '')?.focus()
    })
  })
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
  const set = (next: boolean) => {
    localStorage.setItem(KEY, next ? '1' : '0')
    setOn(next)
  }
  return [on, set] as const
}
