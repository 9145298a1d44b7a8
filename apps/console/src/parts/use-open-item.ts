import { useEffect, useRef } from 'react'
import { useRouter } from './console-router.ts'
import { type OpenItemName, useOpenedSearch } from './url-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of history entries since the screen itself. */
    readonly steps?: number
  }
}

type Opened = readonly [openedItem: string | undefined, open: (next: string | undefined) => void]

/**
 * The item that is open over a screen. It is in the address as `name`, so that it can be sent to a colleague and Back
 * closes it. Closing it goes back to the screen, past all items opened from one another; if the page was opened by that
 * address, it stays.
 */
export function useOpenItem(name: OpenItemName): Opened {
  const { history } = useRouter()
  const [query, change] = useOpenedSearch()
  const item = query[name]
  const closing = useRef(false)
  useEffect(() => {
    if (item === undefined) closing.current = false
  }, [item])
  const close = (): void => {
    const steps = stepsFrom(history.location.state)
    if (steps === undefined) return change({ [name]: undefined }, 'replace')
    // The browser goes back asynchronously, so a second close meanwhile is ignored.
    if (!closing.current) history.go(-steps)
    closing.current = true
  }
  const open = (next: string | undefined): void => {
    if (next === undefined) return close()
    const steps = stepsFrom(history.location.state) ?? (item === undefined ? 0 : undefined)
    change({ [name]: next }, 'push', steps === undefined ? {} : { steps: steps + 1 })
  }
  return [item, open]
}

/** The number of history entries since the screen from which the item was opened. */
const stepsFrom = (state: object): number | undefined =>
  'steps' in state && typeof state.steps === 'number' ? state.steps : undefined
