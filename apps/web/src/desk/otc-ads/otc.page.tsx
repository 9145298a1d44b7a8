import { ButtonLink } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { MissingRequirementNotice, useTradingObstacle } from './missing-requirement-notice.tsx'
import { OfferTable } from './offer-table.tsx'
import { DeskHead, filterOf, OfferTools, useDesk } from './offer-tools.tsx'
import { type Offer, otcTerms, type OtcTerms } from './otc-ads.queries.ts'
import { OtcTabs } from './otc-tabs.tsx'
import { Ticker } from './ticker.tsx'
import { TakeDialog } from '#desk/otc-deals/take-dialog.tsx'
import { FormLoading } from '#parts/form-loading.tsx'

/** The offers of all customers. */
export function OtcPage() {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(otcTerms())
  return (
    <div className="container main">
      <div className="content">
        <OtcTabs current="desk" />
        <div className="page-head">
          <div className="grow">
            <h1 className="h3">{t('title')}</h1>
            <p className="t2">{t('lead')}</p>
          </div>
          <ButtonLink kind="secondary" size="sm" icon={Plus} href={paths.otcAds(locale, { form: 'new' })}>
            {t('publish')}
          </ButtonLink>
        </div>
        {isError && !data && <Failed title={t('failed')} onRetry={() => void refetch()} />}
        {!isError && !data && <FormLoading />}
        {data &&
          (data.coins.length === 0 || data.fiats.length === 0 ? <Empty title={t('nothing')} /> : <Desk terms={data} />)}
      </div>
    </div>
  )
}

function Desk({ terms }: { terms: OtcTerms }) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const desk = useDesk(terms)
  const [taken, take] = useState<Offer>()
  const sells = desk.side === 'sell'
  return (
    <>
      <DeskHead terms={terms} desk={desk} />
      <Ticker coin={desk.coin} fiat={desk.fiat} />
      <MissingRequirementNotice terms={terms} sells={sells} />
      <OfferTools terms={terms} desk={desk} />
      <OfferTable
        filter={filterOf(desk)}
        closed={useTradingObstacle(terms, sells)}
        onTake={take}
        publish={
          <ButtonLink kind="secondary" size="sm" href={paths.otcAds(locale, { form: 'new' })}>
            {t('publish')}
          </ButtonLink>
        }
      />
      {taken && <TakeDialog key={taken.id} offer={taken} terms={terms} onClose={() => take(undefined)} />}
    </>
  )
}
