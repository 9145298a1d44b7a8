import { Card } from '@tessera/ui/card.tsx'
import { useNow } from '@tessera/ui/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { UserInfo } from '#access/customers/login-state.ts'
import { distributionList } from '#issuance/distributions/distributions.queries.ts'
import { subscriptionList } from '#issuance/subscriptions/subscriptions.queries.ts'
import s from './home.module.css'
import { nextDates } from './next-dates.ts'

const LIMIT = 5

/** The customer's next dates: the end of subscribed offers, payments that are due, the end of a pause. */
export function DatesCard({ freezes }: Pick<UserInfo, 'freezes'>) {
  const t = useTranslations('home')
  const locale = useLocale()
  const now = useNow()
  const pending = useQuery(subscriptionList({ page: 1, status: 'pending' })).data?.rows ?? []
  const distributions = useQuery(distributionList(1)).data?.rows ?? []
  const dates = nextDates({ pending, distributions, freezes }, now, LIMIT)
  return (
    <Card title={t('dates.title')}>
      {dates.length === 0 ? (
        <p className="t3 sm">{t('dates.none')}</p>
      ) : (
        <ul className={s['dates']}>
          {dates.map(({ kind, at, about = '', isSale }) => (
            <li key={`${kind} ${about}`}>
              {about === '' ? (
                <span>{t(`dates.${kind}`, { symbol: '' })}</span>
              ) : (
                <Link className="link" href={paths.offer(locale, about, isSale)}>
                  {t(`dates.${kind}`, { symbol: about })}
                </Link>
              )}
              <time className="t3 sm num" dateTime={at}>
                {stampText(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
