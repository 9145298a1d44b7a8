import { startTransition, useEffect, useState } from 'react'

/**
 * The number of parts of a large screen to render so far, from 1 to `parts`. Each part renders in a separate task, so
 * that presses are handled between them.
 */
export function useRenderedParts(parts: number): number {
  const [turn, setTurn] = useState(1)
  useEffect(() => {
    if (turn >= parts) return undefined
    const next = setTimeout(() => startTransition(() => setTurn(turn + 1)))
    return () => clearTimeout(next)
  }, [turn, parts])
  return turn
}
