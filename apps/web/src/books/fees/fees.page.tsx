import { useQuery } from '@tanstack/react-query'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { PageLoading } from '#parts/page-loading.tsx'
import { fees } from '#parts/public-info.queries.ts'
import { useSessionToken } from '#parts/session.ts'
import { utcStampText } from '#parts/time-text.ts'
import { FeeCoin } from './fee-coin.tsx'
import { ClassTable, OtherFees, PairTable, TierTable } from './fee-tables.tsx'
import { ownFees } from './fees.queries.ts'
import { OwnRates } from './own-rates.tsx'
import { PlannedFees } from './planned-fees.tsx'

/** Today's fees, the reader's own tier and rates, and the changes that are planned. */
export function FeesPage() {
  const t = useTranslations('fees')
  const { data, isError, refetch } = useQuery(fees())
  const isVisitor = useSessionToken() === undefined
  const own = useQuery({ ...ownFees(), enabled: !isVisitor })
  if (!data)
    return isError ? (
      <div className="container main">
        <h1 className="h2">{t('title')}</h1>
        <Card>
          <Failed title={t('failed')} onRetry={() => void refetch()}>
            {t('failedText')}
          </Failed>
        </Card>
      </div>
    ) : (
      <PageLoading />
    )
  return (
    <div className="container main col" style={{ '--g': '24px' }}>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h2">{t('title')}</h1>
        <p className="t2">{t('lead')}</p>
        <p className="sm t3">{t('asOf', { time: utcStampText(data.asOf) })}</p>
      </div>
      {!isVisitor && (own.data ?? own.isError) && (
        <OwnRates own={own.data} fees={data} onRetry={() => void own.refetch()} />
      )}
      {data.feeCoin !== null && <FeeCoin feeCoin={data.feeCoin} own={own.data} />}
      {data.planned.length > 0 && <PlannedFees planned={data.planned} currency={data.currency} />}
      <PairTable fees={data} own={own.data} />
      <TierTable fees={data} own={own.data} />
      <ClassTable fees={data} />
      <HowChosen />
      <OtherFees fees={data} own={own.data} />
    </div>
  )
}

/** The order of the rules by which a rate is chosen. */
function HowChosen() {
  const t = useTranslations('fees')
  return (
    <Card title={t('order.title')}>
      <div className="col" style={{ '--g': '12px' }}>
        <p>{t('order.lead')}</p>
        <ol className="col" style={{ '--g': '4px', paddingInlineStart: 20 }}>
          {(['class_pair', 'class_product', 'tier', 'class', 'pair'] as const).map((rule) => (
            <li key={rule}>{t(`order.${rule}`)}</li>
          ))}
        </ol>
        <p className="t2">{t('order.accepted')}</p>
        <p className="t2">{t('order.rounding')}</p>
      </div>
    </Card>
  )
}
