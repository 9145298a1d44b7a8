import { saveAppearance } from '@tessera/ui/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionToken } from '#parts/session.ts'
import { settings } from './settings.queries.ts'

/** Whoever chose on one device which colour a rising price has finds it on every other one. */
export function useStoredColors(): void {
  const token = useSessionToken()
  const chosen = useQuery({ ...settings(), enabled: token !== undefined }).data?.colorMode ?? undefined
  useEffect(() => {
    if (chosen !== undefined) saveAppearance('updown', chosen)
  }, [chosen])
}
