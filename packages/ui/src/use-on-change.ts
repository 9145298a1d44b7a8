import { useEffect, useRef } from 'react'

/** Runs `then` after each render in which `value` has changed; not after the first. */
export function useOnChange(value: unknown, then: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    then()
  })
}
