import { serverNow } from '@tessera/ui/server-clock.ts'
import { useEffect, useState } from 'react'
import { dayText } from './time-text.ts'

const POLL_MS = 10_000

const dayNow = (): string => dayText(new Date(serverNow()).toISOString())

/** The reader's current day; components that use it render again after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(dayNow)
  useEffect(() => {
    const timer = setInterval(() => setToday(dayNow()), POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
