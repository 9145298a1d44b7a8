import { startTransition, useEffect, useState } from 'react'

/**
 * The number of parts of a large screen to render so far, from 1 to `parts`. Each part renders in a separate task, so
 * that presses are handled between them.
 */
export function useRenderedParts(parts: number): number {
  const [rendered, setRendered] = useState(1)
  useEffect(() => {
    if (rendered >= parts) return undefined
    const next = setTimeout(() => startTransition(() => setRendered(rendered + 1)))
    return () => clearTimeout(next)
  }, [rendered, parts])
  return rendered
}
