import { useEffect, useRef } from 'react'

/** Runs `then` after each draw in which `value` is another than before; not after the first. */
export function useOnChange(value: unknown, then: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    then()
  })
}
