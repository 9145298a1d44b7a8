import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewKey } from './orders.queries.ts'
import type { UserStore } from './user-store.ts'

/** Who trades by a program changes their orders many times a second: nobody reads a preview faster than this. */
const REST_MS = 500

/**
 * Whatever becomes of the reader's own orders and balances, what an order would cost is asked again: at once, one question at
 * a time, and the next after a rest.
 */
export function useFreshPreview(user: UserStore): void {
  const client = useQueryClient()
  useEffect(() => {
    let asking = false
    let owes = false
    const ask = async (): Promise<void> => {
      owes = asking
      // Who comes back to the page is told anew anyway.
      if (asking || !focusManager.isFocused()) return
      asking = true
      await client.invalidateQueries({ queryKey: previewKey })
      await new Promise((rested) => void setTimeout(rested, REST_MS))
      asking = false
      if (owes) void ask()
    }
    return user.subscribe(() => void ask())
  }, [client, user])
}
