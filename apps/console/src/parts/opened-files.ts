import { useEffect, useEffectEvent } from 'react'

/** Addresses of files in the memory of this tab, by their upload. */
export type Opened = Readonly<Record<string, string>>

/** What was opened is let go with the case. */
export function useForgetting(opened: Opened): void {
  const forget = useEffectEvent(() => {
    for (const url of Object.values(opened)) URL.revokeObjectURL(url)
  })
  useEffect(() => () => forget(), [])
}
