import { useEffect, useState } from 'react'

/** Specification §9: how long typing rests before the server is asked. */
const DEBOUNCE_MS = 500

/** The value once it has not changed for a moment: compared by what it says. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState({ text, value })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, value }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the text is the value: objects are made anew on each draw
  }, [text])
  return settled.value
}
