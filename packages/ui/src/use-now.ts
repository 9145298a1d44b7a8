import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The browser's clock for what is shown in minutes, ages and what is left; it moves on by itself and decides nothing. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
