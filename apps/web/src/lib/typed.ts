import { useEffect, useEffectEvent, useState } from 'react'

/** Specification §9: so long nothing more must be typed until it is acted on. */
export const DEBOUNCE_MS = 500

/** Text that is typed into something that costs a question: shown at once, told when the typing pauses. */
export function useTyped(told: string, tell: (text: string) => void): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  const tellNow = useEffectEvent(tell)
  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => tellNow(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // Once it is told, what is told leads: Back and "browse all" change it too.
  if (typed === told) setTyped(undefined)
  return [typed ?? told, setTyped]
}
