import { useEffect, useState } from 'react'

/**
 * The value a task later than it comes, for what takes long to draw: what was pressed answers first, and the browser lays out
 * what stands there before the rest is drawn. Whoever is quicker skips what came between.
 */
export function useLater<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const coming = setTimeout(() => setShown(() => value))
    return () => clearTimeout(coming)
  }, [value])
  return shown
}
