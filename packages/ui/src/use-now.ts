import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The browser's clock, updated every 30 seconds. For displayed ages and remaining times only; nothing is decided by it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
