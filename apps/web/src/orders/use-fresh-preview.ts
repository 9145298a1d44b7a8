import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewKey } from './orders.queries.ts'
import type { UserStore } from './user-store.ts'

/** Whatever becomes of the reader's own orders and balances, what an order would cost is asked again: one question at a time. */
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
      asking = false
      if (owes) void ask()
    }
    return user.subscribe(() => void ask())
  }, [client, user])
}
