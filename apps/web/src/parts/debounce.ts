import { useState } from 'react'
import { useDebounce, useDebouncedCallback } from 'use-debounce'

/** The pause in typing after which a request is sent or a draft is kept (specification §9). */
export const DEBOUNCE_MS = 500

/** Text that costs a request: the field shows it at once, and `save` runs when typing pauses. `saved` is the saved text. */
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
  // Once it is saved, the field follows `saved`: Back and "browse all" change it too.
  if (typed === saved) setTyped(undefined)
  return [typed ?? saved, type]
}

/** The value after a pause without changes. Values are compared as JSON, because objects are new on each render. */
export const useDebouncedValue = <T>(value: T): T =>
  useDebounce(value, DEBOUNCE_MS, { equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b) })[0]
