import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../lib/api.ts'
import { useSessionToken } from '../lib/session.ts'
import { localFavorites } from './local-favorites.ts'

/** What a visitor starred becomes the account's at sign-in. It leaves the browser only once the account has it. */
export function useCarryFavorites(): void {
  const token = useSessionToken()
  const symbols = localFavorites.use()
  const client = useQueryClient()
  useEffect(() => {
    const carry = async () => {
      await api.products.mergeFavorites({ symbols: [...symbols] })
      localFavorites.clear()
      await client.invalidateQueries({ queryKey: ['products'] })
    }
    // When it fails they stay in the browser, and the next sight of the site tries again.
    if (token !== undefined && symbols.length > 0) carry().catch(() => undefined)
  }, [token, symbols, client])
}
