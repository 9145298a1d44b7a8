import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The browser's clock, each minute: what is counted down by it decides nothing. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
