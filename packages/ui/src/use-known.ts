import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether this part was drawn by the server and is being taken over; both answers of the store are the same, so nothing is drawn again. */
function useIsDrawn(): boolean {
  const drawn = useRef(false)
  useSyncExternalStore(
    never,
    () => true,
    () => (drawn.current = true),
  )
  // oxlint-disable-next-line react/refs -- only React's server answer says so, and it is given while this is drawn for the first time
  return drawn.current
}

/**
 * What only the browser knows: its session, its looks. A page that the server drew is taken over as it was `drawn`, and what is
 * different is drawn after that in slices; useSyncExternalStore would do it at one stroke, and a press would wait for it.
 */
export function useKnown<T>(subscribe: (listener: () => void) => () => void, get: () => T, drawn: T): T {
  const isDrawn = useIsDrawn()
  const [known, setKnown] = useState(() => (isDrawn ? drawn : get()))
  useEffect(() => {
    const look = () => setKnown(() => get())
    startTransition(look)
    return subscribe(look)
  }, [subscribe, get])
  return known
}

/** False while a page is what the server drew. */
export const useTakenOver = (): boolean => useKnown(never, yes, false)
const yes = (): boolean => true
