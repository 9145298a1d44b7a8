import { useEffect, useState } from 'react'

/** Whole seconds until `endsAt`, once at most `from` of them remain; undefined before. */
export function useSecondsLeft(endsAt: number | undefined, from: number): number | undefined {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const tick = () => setNow(Date.now())
    let ticking: ReturnType<typeof setInterval> | undefined
    const waiting = setTimeout(
      () => {
        tick()
        ticking = setInterval(tick, 1000)
      },
      Math.max(0, endsAt - from * 1000 - Date.now()),
    )
    return () => {
      clearTimeout(waiting)
      clearInterval(ticking)
    }
  }, [endsAt, from])
  if (endsAt === undefined || now < endsAt - from * 1000) return undefined
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
