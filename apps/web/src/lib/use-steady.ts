import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function on each draw, doing what the newest one does: for handlers of parts that are drawn again only when they change. */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
