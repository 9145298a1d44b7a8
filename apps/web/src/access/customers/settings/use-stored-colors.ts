import { saveAppearance } from '@tessera/ui/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionToken } from '#parts/session.ts'
import { settings } from './settings.queries.ts'

/** Applies the price colours that the customer chose on another device. */
export function useStoredColors(): void {
  const token = useSessionToken()
  const chosen = useQuery({ ...settings(), enabled: token !== undefined }).data?.colorMode ?? undefined
  useEffect(() => {
    if (chosen !== undefined) saveAppearance('updown', chosen)
  }, [chosen])
}
