import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

const EVERY_MS = 30_000

/** The server's time, updated every 30 seconds. For displayed ages and remaining times only; nothing is decided by it. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const ticking = setInterval(() => setNow(serverNow()), EVERY_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
