import { Banner } from '@tessera/ui/banner.tsx'
import { ExpiringQr } from '@tessera/ui/expiring-qr.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { useSecondsUntil } from '@tessera/ui/send-code.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { clockText } from '#parts/clock-text.ts'
import s from './qr-step.module.css'

const POLL_MS = 2000

/** The QR code that a logged-in phone scans; this browser is logged in once the phone confirms. */
export function QrStep({ onSession }: { onSession: (token: string) => void }) {
  const [attempt, setAttempt] = useState(0)
  const created = useQuery({
    queryKey: ['qrLogins', 'create', attempt],
    queryFn: () => api.qrLogins.create({}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const again = () => setAttempt(attempt + 1)
  if (created.error) return <Banner tone="negative">{created.error.message}</Banner>
  if (!created.data) return <Loader />
  return <Code key={created.data.qrId} code={created.data} onSession={onSession} onAgain={again} />
}

type Code = Awaited<ReturnType<typeof api.qrLogins.create>>
type CodeProps = { code: Code; onSession: (token: string) => void; onAgain: () => void }

function Code({ code, onSession, onAgain }: CodeProps) {
  const t = useTranslations('sessions')
  const { qrId, browserSecret, url, matchCode, expiresAt } = code
  const left = useSecondsUntil(new Date(expiresAt).getTime(), Date.now)
  const { data } = useQuery({
    queryKey: ['qrLogins', 'status', qrId],
    queryFn: () => api.qrLogins.status({ qrId, browserSecret }),
    refetchInterval: ({ state }) => (isOpen(state.data?.status) ? POLL_MS : false),
    gcTime: 0,
  })
  const token = data?.session?.token
  useEffect(() => {
    if (token !== undefined) onSession(token)
  }, [token, onSession])
  const status = data?.status ?? 'waiting'
  if (status === 'scanned')
    return (
      <output className="col center" style={{ '--g': '12px' }}>
        <p>{t('qr.scanned', { user: data?.maskedUser ?? '' })}</p>
        <p className={s['match']}>{matchCode}</p>
        <p className="sm t3">{t('qr.match')}</p>
      </output>
    )
  const isOver = left === 0 || (status !== 'waiting' && status !== 'confirmed')
  return (
    <div className={s['code']}>
      <ExpiringQr text={url} label={t('qr.picture')} isOver={isOver} refresh={t('qr.refresh')} onRefresh={onAgain} />
      <div className="col" style={{ '--g': '14px' }}>
        <ol className={s['steps']}>
          <li>{t('qr.steps.open')}</li>
          <li>{t('qr.steps.scan')}</li>
          <li>{t('qr.steps.confirm')}</li>
        </ol>
        <output className="sm t3">
          {status === 'rejected'
            ? t('qr.rejected')
            : isOver
              ? t('qr.expired')
              : t('qr.left', { time: clockText(left) })}
        </output>
      </div>
    </div>
  )
}

const isOpen = (status: string | undefined): boolean =>
  status === undefined || status === 'waiting' || status === 'scanned'
