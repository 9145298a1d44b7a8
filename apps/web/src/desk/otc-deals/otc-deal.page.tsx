import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { usePathId } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { OtcTabs } from '#desk/otc-ads/otc-tabs.tsx'
import { Chat } from './chat.tsx'
import { DealCard } from './deal-card.tsx'
import { DealFacts, DealHistory } from './deal-facts.tsx'
import s from './otc-deals.module.css'
import { deal as dealOf } from './otc-deals.queries.ts'
import { PageLoading } from '#parts/page-loading.tsx'

/** One deal, for either side. */
export function OtcDealPage() {
  const id = usePathId()
  return (
    <div className="container main">
      <div className="content">
        <OtcTabs current="deals" />
        {id === undefined ? <MissingDeal /> : <OneDeal id={id} />}
      </div>
    </div>
  )
}

/** The deal does not exist or belongs to others. */
const isMissingDeal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'PARAM_INVALID')

function OneDeal({ id }: { id: string }) {
  const t = useTranslations('otc-deals')
  const { data, error, refetch, dataUpdatedAt } = useQuery(dealOf(id))
  if (!data && isMissingDeal(error)) return <MissingDeal />
  if (!data && error) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <PageLoading />
  const { side, coin, other } = data
  return (
    <>
      <h1 className="h3">{t(`title.${side}`, { coin, name: other.nickname })}</h1>
      <div className={s['deal']}>
        <DealCard deal={data} readAt={dataUpdatedAt} />
        <div className={s['beside']}>
          <Chat deal={data} />
        </div>
        <DealFacts deal={data} />
        <DealHistory deal={data} />
      </div>
    </>
  )
}

function MissingDeal() {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  return (
    <Card>
      <Empty
        title={t('gone')}
        action={
          <ButtonLink kind="secondary" size="sm" href={paths.otcDeals(locale)}>
            {t('list.title')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
