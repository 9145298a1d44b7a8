import { useState } from 'react'
import { useDebounce, useDebouncedCallback } from 'use-debounce'

/** The debounce delay of requests and drafts in milliseconds (specification §9). */
export const DEBOUNCE_MS = 500

/** A debounced text: the field shows it at once, and `save` runs when typing pauses. `saved` is the saved text. */
export function useDebouncedText(
  saved: string,
  save: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  const saveLater = useDebouncedCallback((text: string) => {
    if (text !== saved) save(text)
  }, DEBOUNCE_MS)
  const type = (text: string) => {
    setTyped(text)
    saveLater(text)
  }
  // Once saved, the field follows `saved`, which Back and "browse all" change too.
  if (typed === saved) setTyped(undefined)
  return [typed ?? saved, type]
}

/** The value, debounced. Values are compared as JSON, because objects are new on each render. */
export const useDebouncedValue = <T>(value: T): T =>
  useDebounce(value, DEBOUNCE_MS, { equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b) })[0]
