import type { customers } from '@tessera/contract/customers.ts'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Snowflake } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { spanUntil, stampText } from '../lib/time-text.ts'
import { useNow } from '@tessera/ui/use-now.ts'

type User = ReplyOf<typeof customers.info>

/** What is stopped on this account, why, until when, and what works all the same. */
export function FreezeNotices({ user }: { user: Pick<User, 'status' | 'freezes'> }) {
  const t = useTranslations('freezes')
  const now = useNow()
  return (
    <>
      {user.status === 'frozen' && (
        <Banner tone="negative" icon={Snowflake} lead={t('frozen')}>
          {t('frozenText')}
        </Banner>
      )}
      {user.freezes.map(({ cause, from, until }) => (
        <Banner key={from} tone="warning" lead={t('paused', { until: stampText(until) })}>
          {t('left', spanUntil(until, now))} {t('why', { cause: t(`causes.${cause}`) })} {t('works')}
        </Banner>
      ))}
    </>
  )
}
