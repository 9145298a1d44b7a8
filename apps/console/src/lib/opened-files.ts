import { useEffect, useRef } from 'react'

/** Addresses of files in the memory of this tab, by their upload. */
export type Opened = Readonly<Record<string, string>>

/** What was opened is let go with the case. */
export function useForgetting(opened: Opened): void {
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })
  useEffect(
    () => () => {
      for (const url of Object.values(latest.current)) URL.revokeObjectURL(url)
    },
    [],
  )
}
