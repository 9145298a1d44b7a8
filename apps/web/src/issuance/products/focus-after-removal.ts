import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus when the focused product leaves the list, for example a removed favorite. The focus moves to the
 * product now at that position, or else to `orElse`.
 */
export function useFocusAfterRemoval(orElse: () => HTMLElement | null) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<{ readonly element: HTMLElement; readonly index: number }>(undefined)
  const stars = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])]
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = { element: target, index: stars().indexOf(target) }
  }
  useEffect(() => {
    const { element, index } = last.current ?? { index: -1 }
    if (element === undefined || element.isConnected || document.activeElement !== document.body) return
    last.current = undefined
    const left = stars()
    const next = index < 0 ? undefined : left[Math.min(index, left.length - 1)]
    ;(next ?? orElse())?.focus()
  })
  return { ref: box, onFocus }
}
