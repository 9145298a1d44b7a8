import { useEffect } from 'react'
import { onUserActivity } from '@tessera/ui/user-activity.ts'
import { useSecondsLeft } from './seconds-left.ts'

/** A reader who writes a long form asks the server for nothing: this often the screen says that they are there. */
const RENEW_MS = 60_000

type SessionEnd = {
  /** Undefined until the server said it. */
  readonly endsAt: number | undefined
  /** When the server was asked. */
  readonly askedAt: number
  /** Asks again, which keeps the session of a page that is touched alive. */
  readonly ask: () => void
  /** From so many seconds before the end its owner is warned. */
  readonly warnSeconds: number
}

/** Whole seconds that a session still lasts, once its owner is warned of the end; undefined before. */
export function useSessionEnd({ endsAt, askedAt, ask, warnSeconds }: SessionEnd): number | undefined {
  useEffect(
    () =>
      onUserActivity(() => {
        if (Date.now() - askedAt > RENEW_MS) ask()
      }),
    [askedAt, ask],
  )
  return useSecondsLeft(endsAt, warnSeconds)
}
