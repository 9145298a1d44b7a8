import { useEffect, useRef } from 'react'
import { useRouter } from './console-router.ts'
import { type OpenItemName, useOpenedSearch } from './url-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of history entries since the screen itself. */
    readonly steps?: number
  }
}

type Opened = readonly [shown: string | undefined, open: (next: string | undefined) => void]

/**
 * What is open over a screen stands in the address as `name`, so that it can be sent to a colleague and Back closes it. Closing
 * it goes back to the screen itself, past all that was opened one from another; whoever came by the address stays where they are.
 */
export function useOpenItem(name: OpenItemName): Opened {
  const { history } = useRouter()
  const [query, change] = useOpenedSearch()
  const shown = query[name]
  const closing = useRef(false)
  useEffect(() => {
    if (shown === undefined) closing.current = false
  }, [shown])
  const close = (): void => {
    const steps = stepsFrom(history.location.state)
    if (steps === undefined) return change({ [name]: undefined }, 'replace')
    // A browser goes back by and by: closed twice meanwhile, it is closed once.
    if (!closing.current) history.go(-steps)
    closing.current = true
  }
  const open = (next: string | undefined): void => {
    if (next === undefined) return close()
    const steps = stepsFrom(history.location.state) ?? (shown === undefined ? 0 : undefined)
    change({ [name]: next }, 'push', steps === undefined ? {} : { steps: steps + 1 })
  }
  return [shown, open]
}

/** How many entries of the history stand on the screen that it was opened from. */
const stepsFrom = (state: object): number | undefined =>
  'steps' in state && typeof state.steps === 'number' ? state.steps : undefined
