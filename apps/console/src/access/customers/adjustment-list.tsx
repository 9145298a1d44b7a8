import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { api } from '#parts/api.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './customers.module.css'

const NEWEST = 20

/** The newest adjustments and write-offs of an account, with the reason and the note that the customer reads. */
export function AdjustmentList({ customerId }: { customerId: string }) {
  const t = useTranslations('customers')
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', 'adjustments', customerId],
    queryFn: () => api.adjustments.list({ customerId, pageSize: NEWEST }),
  })
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  if (data.rows.length === 0) return <p className="t3">{t('adjust.none')}</p>
  return (
    <ul>
      {data.rows.map((row) => (
        <li key={row.id} className={s['record']}>
          <span>
            {t(`adjust.acts.${row.act}`)} · <CoinNum coin={row.coin} value={row.amount} />
            <small className="t3">
              {row.number} · {row.reason[locale]} {row.note[locale]}
            </small>
          </span>
          <time className="t3">{stampText(row.at)}</time>
        </li>
      ))}
    </ul>
  )
}
