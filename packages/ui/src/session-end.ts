import { useEffect } from 'react'
import { onUserActivity } from '@tessera/ui/user-activity.ts'
import { useSecondsLeft } from './seconds-left.ts'

/** How often a screen renews the session while its reader types a long form, which itself sends no requests. */
const RENEW_MS = 60_000

type SessionEnd = {
  /** Undefined until the server has answered. */
  readonly endsAt: number | undefined
  /** The time of the last request to the server. */
  readonly requestedAt: number
  /** Asks the server again, which keeps the session alive while the page is used. */
  readonly renew: () => void
  /** The warning appears this many seconds before the end. */
  readonly warnSeconds: number
}

/** Whole seconds until the session ends; undefined until the warning starts. */
export function useSessionEnd({ endsAt, requestedAt, renew, warnSeconds }: SessionEnd): number | undefined {
  useEffect(
    () =>
      onUserActivity(() => {
        if (Date.now() - requestedAt > RENEW_MS) renew()
      }),
    [requestedAt, renew],
  )
  return useSecondsLeft(endsAt, warnSeconds)
}
