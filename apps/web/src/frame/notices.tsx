import { serverNow } from '@tessera/ui/server-clock.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { CloudOff, Globe, Lock, ShieldAlert, WifiOff, Wrench } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { type Connection, useConnection } from '#parts/connection.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { closedFactorNotices } from './closed-notices.ts'
import s from './notices.module.css'
import { noticeOf } from './planned-work.ts'

/** The interval at which an unreachable server is retried. */
const RETRY_MS = 10_000

/** Notices for every reader: no network, planned work, a region that is not served. */
export function Notices({ wide = false }: { wide?: boolean }) {
  const t = useTranslations('shell')
  const connection = useConnection()
  useReconnect(connection)
  return (
    <section className={`${s['notices']} ${wide ? s['wide'] : ''}`} aria-label={t('notices.label')}>
      <output>
        {connection !== 'there' && (
          <Banner
            tone="warning"
            icon={connection === 'offline' ? WifiOff : CloudOff}
            lead={t(`notices.${connection}Lead`)}
          >
            {t(`notices.${connection}`)}
          </Banner>
        )}
      </output>
      <PublicNotices />
      <FactorNotice />
    </section>
  )
}

/** Retries while the server does not respond, and reports when it does. */
function useReconnect(connection: Connection): void {
  const t = useTranslations('shell')
  const client = useQueryClient()
  const before = useRef(connection)
  useEffect(() => {
    if (before.current !== 'there' && connection === 'there') toast('positive', t('notices.back'))
    before.current = connection
    if (connection !== 'unreachable') return undefined
    const again = setInterval(() => void client.refetchQueries({ type: 'active' }), RETRY_MS)
    return () => clearInterval(again)
  }, [connection, client, t])
}

/** While the site is read-only, its end is detected within this time. */
const POLL_MS = 10_000
const eachMinute = (listener: () => void) => {
  const ticking = setInterval(listener, MINUTE_MS)
  return () => clearInterval(ticking)
}
/** The current minute; undefined on a server that renders pages. */
const useMinute = (): number | undefined =>
  useSyncExternalStore(
    eachMinute,
    () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  )

function PublicNotices() {
  const t = useTranslations('shell')
  const now = useMinute()
  // A page that stays open also shows work that is planned or cancelled later.
  const info = useQuery({
    ...publicInfo(),
    refetchInterval: ({ state }) => (state.data?.database === 'writable' ? MINUTE_MS : POLL_MS),
  }).data
  if (info === undefined || now === undefined) return null
  const notice = noticeOf(info.maintenance, now)
  return (
    <>
      {notice && (
        <Banner icon={Wrench} lead={t(`notices.${notice.kind}Lead`)}>
          {t(`notices.${notice.kind}`, {
            from: stampText(notice.work.startsAt),
            until: stampText(notice.work.endsAt),
          })}
        </Banner>
      )}
      {info.database !== 'writable' && (
        <Banner tone="warning" icon={Lock} lead={t('notices.noWritesLead')}>
          {t(`notices.${info.database}`)}
        </Banner>
      )}
      {!info.region.served && (
        <Banner tone="warning" icon={Globe} lead={t('notices.regionLead')}>
          {t('notices.region')}
        </Banner>
      )}
    </>
  )
}

/**
 * Leads a customer who lacks only a second factor to it, before a trade is refused. Closed, it stays closed in this
 * browser. The home page and the refusals still lead there.
 */
function FactorNotice() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { approved, secured, user } = useLogin()
  const closed = closedFactorNotices.use()
  if (!approved || secured || user === undefined || closed.includes(user.id)) return null
  return (
    <Banner
      tone="warning"
      icon={ShieldAlert}
      lead={t('notices.factorLead')}
      action={
        <ButtonLink size="xs" kind="secondary" href={paths.userManagement(locale)}>
          {t('notices.factorAction')}
        </ButtonLink>
      }
      onDismiss={() => closedFactorNotices.set(user.id, true)}
    >
      {t('notices.factor')}
    </Banner>
  )
}
