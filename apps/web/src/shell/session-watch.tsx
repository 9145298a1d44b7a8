import { WARN_SECONDS } from '@tessera/domain/sessions/life.ts'
import { later } from '@tessera/ui/later.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onTouch } from '../lib/attention.ts'
import { onSession, sessionToken, useSessionToken } from '../lib/session.ts'
import { sessionLife } from '../sessions/sessions.queries.ts'
import { useSecondsLeft } from './seconds-left.ts'
import { useShellWords } from './shell-words.ts'

/** A reader who writes a long form asks the server for nothing: this often the screen says that they are there. */
const RENEW_MS = 60_000

const SessionWarning = later(async () => (await import('./session-warning.tsx')).SessionWarning)

/** Asks a minute before the session ends whether to stay (decision G2). The server knows what other tabs do. */
export function SessionWatch() {
  const token = useSessionToken()
  return token === undefined ? null : <Watch key={token} token={token} />
}

function Watch({ token }: { token: string }) {
  const { data, dataUpdatedAt, refetch } = useQuery(sessionLife(token))
  const endsAt = data && dataUpdatedAt + data.endsInSeconds * 1000
  const left = useSecondsLeft(endsAt, WARN_SECONDS)
  useEffect(
    () =>
      onTouch(() => {
        if (Date.now() - dataUpdatedAt > RENEW_MS) void refetch()
      }),
    [dataUpdatedAt, refetch],
  )
  useEnding(token, endsAt, data?.cause)
  if (left === undefined || data === undefined) return null
  return <SessionWarning cause={data.cause} left={left} onStay={() => void refetch()} />
}

/** Tells why the login screen comes. Somebody who logs out knows. */
function useEnding(token: string, endsAt: number | undefined, cause: 'idle' | 'age' | undefined): void {
  const t = useShellWords()
  useEffect(
    () =>
      onSession(() => {
        const isOver = endsAt !== undefined && Date.now() >= endsAt - 1000
        if (isOver && sessionToken() !== token)
          toast('warning', t(cause === 'age' ? 'session.endedByAge' : 'session.ended'))
      }),
    [token, endsAt, cause, t],
  )
}
