import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of a large screen are drawn by now, from 1 to `parts`: each comes in a task of its own after the one before, so
 * that no press waits for all of them.
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
