import { WARN_SECONDS } from '@tessera/domain/access/sessions/life.ts'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useSessionEnd } from '@tessera/ui/session-end.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { onSession, sessionToken, useSessionToken } from '#parts/session.ts'
import { sessionLife } from '#access/sessions/sessions.queries.ts'
import { useLogOut } from './log-out.ts'

const SessionWarning = lazyPart(async () => (await import('@tessera/ui/session-warning.tsx')).SessionWarning)

/**
 * Asks a minute before the session ends whether to stay (decision G2). The server includes the activity of other tabs.
 */
export function SessionWatch() {
  const token = useSessionToken()
  return token === undefined ? null : <Watch key={token} token={token} />
}

function Watch({ token }: { token: string }) {
  const { data, dataUpdatedAt, refetch } = useQuery(sessionLife(token))
  const endsAt = data && dataUpdatedAt + data.endsInSeconds * 1000
  const renew = useCallback(() => void refetch(), [refetch])
  const left = useSessionEnd({ endsAt, requestedAt: dataUpdatedAt, renew, warnSeconds: WARN_SECONDS })
  useEnding(token, endsAt, data?.cause)
  if (left === undefined || data === undefined) return null
  return <Warning cause={data.cause} left={left} onStay={renew} />
}

type WarningProps = { cause: 'idle' | 'age'; left: number; onStay: () => void }

function Warning({ cause, left, onStay }: WarningProps) {
  const t = useTranslations('shell')
  const idle = cause === 'idle'
  const words = {
    title: t(idle ? 'session.title' : 'session.ageTitle'),
    text: t(`session.${cause}`),
    left: t('session.left', { seconds: left }),
    stay: t(idle ? 'session.stay' : 'session.understood'),
    leave: t('logout'),
  }
  return <SessionWarning cause={cause} onStay={onStay} onLeave={useLogOut()} words={words} />
}

/** Explains why the login screen opens, except after a logout by the user. */
function useEnding(token: string, endsAt: number | undefined, cause: 'idle' | 'age' | undefined): void {
  const t = useTranslations('shell')
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
