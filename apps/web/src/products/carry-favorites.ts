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
      // A question that is on its way for the first time would not be asked again: its answer may not know them yet.
      await client.cancelQueries({ queryKey: ['products'] })
      await client.invalidateQueries({ queryKey: ['products'] })
    }
    // When it fails they stay in the browser, and the next sight of the site tries again.
    if (token !== undefined && symbols.length > 0) carry().catch(() => undefined)
  }, [token, symbols, client])
}
