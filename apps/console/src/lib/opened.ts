import { useRouter } from '@tessera/ui/router.tsx'
import { useEffect, useRef } from 'react'
import { useQuery } from './url-state.ts'

type Opened = readonly [shown: string | undefined, open: (next: string | undefined) => void]

/**
 * What is open over a screen stands in the address as `name`, so that it can be sent to a colleague and Back closes it. Closing
 * it goes back to the screen itself, past all that was opened one from another; whoever came by the address stays where they are.
 */
export function useOpened(name: string): Opened {
  const { history } = useRouter()
  const [query, change] = useQuery()
  const shown = query[name]
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [shown])
  const close = (): void => {
    const { state } = history.location
    const under = screenUnder(state)
    if (under === undefined) return change({ [name]: undefined }, 'replace')
    // A browser goes back by and by: closed twice meanwhile, it is closed once.
    if (!closing.current) history.go(under - state.__TSR_index)
    closing.current = true
  }
  const open = (next: string | undefined): void => {
    if (next === undefined) return close()
    const { state } = history.location
    const under = screenUnder(state) ?? (shown === undefined ? state.__TSR_index : undefined)
    change({ [name]: next }, 'push', { under })
  }
  return [shown, open]
}

/** Which entry of the history is the screen that it was opened from. */
const screenUnder = (state: object): number | undefined =>
  'under' in state && typeof state.under === 'number' ? state.under : undefined
