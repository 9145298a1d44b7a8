import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#parts/api.ts'
import { useSessionToken } from '#parts/session.ts'
import { localFavorites } from './local-favorites.ts'

/**
 * Moves a visitor's favorites to the account at login. They are removed from the browser only after the account has
 * them.
 */
export function useUploadFavorites(): void {
  const token = useSessionToken()
  const symbols = localFavorites.use()
  const client = useQueryClient()
  const isCarrying = useRef(false)
  useEffect(() => {
    const carry = async () => {
      isCarrying.current = true
      try {
        await api.products.mergeFavorites({ symbols: [...symbols] })
      } finally {
        isCarrying.current = false
      }
      // A favorite added meanwhile stays and is moved next.
      for (const symbol of symbols) localFavorites.set(symbol, false)
      // A first request in flight would not be repeated, and its response may lack the merged favorites.
      await client.cancelQueries({ queryKey: ['products'] })
      await client.invalidateQueries({ queryKey: ['products'] })
    }
    // If the request fails, the favorites stay in the browser and the next visit tries again.
    if (token !== undefined && symbols.length > 0 && !isCarrying.current) carry().catch(() => undefined)
  }, [token, symbols, client])
}
