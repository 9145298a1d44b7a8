import { useQuery } from '@tanstack/react-query'
import { WARN_SECONDS } from '@tessera/domain/access/sessions/life.ts'
import { useSessionEnd } from '@tessera/ui/session-end.ts'
import { SessionWarning } from '@tessera/ui/session-warning.tsx'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { sessionToken, useSession } from '#parts/session.ts'
import { sessionLife } from '#parts/me.queries.ts'
import { useSignOut } from './sign-out.ts'

/** Warns a minute before the session ends, and keeps it alive while the operator uses the page. */
export function SessionWatch() {
  const { state } = useSession()
  const token = sessionToken()
  return state !== 'in' || token === undefined ? null : <Watch key={token} token={token} />
}

function Watch({ token }: { token: string }) {
  const { data, dataUpdatedAt, refetch } = useQuery(sessionLife(token))
  const endsAt = data && dataUpdatedAt + data.endsInSeconds * 1000
  const renew = useCallback(() => void refetch(), [refetch])
  const left = useSessionEnd({ endsAt, requestedAt: dataUpdatedAt, renew, warnSeconds: WARN_SECONDS })
  return left === undefined || data === undefined ? null : <Warning cause={data.cause} left={left} onStay={renew} />
}

type WarningProps = { cause: 'idle' | 'age'; left: number; onStay: () => void }

function Warning({ cause, left, onStay }: WarningProps) {
  const t = useTranslations('shell')
  const leave = useSignOut()
  const idle = cause === 'idle'
  const words = {
    title: t(idle ? 'session.title' : 'session.ageTitle'),
    text: t(`session.${cause}`),
    left: t('session.left', { seconds: left }),
    stay: t(idle ? 'session.stay' : 'session.understood'),
    leave: t('signOut'),
  }
  return <SessionWarning cause={cause} onStay={onStay} onLeave={() => leave.run(undefined)} words={words} />
}
