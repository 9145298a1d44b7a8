import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus when the focused product leaves the list, as a removed favorite does: it moves to the product now at
 * that position, or else to `orElse`, never to the start of the page.
 */
export function useFocusAfterRemoval(orElse: () => HTMLElement | null) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<{ readonly element: HTMLElement; readonly place: number }>(undefined)
  const stars = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])]
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = { element: target, place: stars().indexOf(target) }
  }
  useEffect(() => {
    const { element, place } = last.current ?? { place: -1 }
    if (element === undefined || element.isConnected || document.activeElement !== document.body) return
    last.current = undefined
    const left = stars()
    const next = place < 0 ? undefined : left[Math.min(place, left.length - 1)]
    ;(next ?? orElse())?.focus()
  })
  return { ref: box, onFocus }
}
