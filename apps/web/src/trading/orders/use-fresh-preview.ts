import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewKey } from './orders.queries.ts'
import type { UserStore } from './user-store.ts'

/** The minimum time between previews. Programs change orders many times a second, but nobody reads a preview faster. */
const REST_MS = 500

/**
 * Refreshes the preview after each change of the reader's own orders and balances. It does so at once, one request at a
 * time, with a pause before the next.
 */
export function useFreshPreview(user: UserStore): void {
  const client = useQueryClient()
  useEffect(() => {
    let isRequesting = false
    let isOutdated = false
    const requestPreview = async (): Promise<void> => {
      isOutdated = isRequesting
      // A page that gets the focus back refreshes anyway.
      if (isRequesting || !focusManager.isFocused()) return
      isRequesting = true
      await client.invalidateQueries({ queryKey: previewKey })
      await new Promise((rested) => void setTimeout(rested, REST_MS))
      isRequesting = false
      if (isOutdated) void requestPreview()
    }
    return user.subscribe(() => void requestPreview())
  }, [client, user])
}
