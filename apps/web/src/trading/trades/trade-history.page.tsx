import { useTranslations } from 'use-intl'
import { useScreenSearch } from '#parts/url-state.ts'
import { OwnTrades } from './own-trades.tsx'

export function TradeHistoryPage() {
  const t = useTranslations('trades')
  const [{ page = 1 }, change] = useScreenSearch('/assets/tradeHistory')
  return (
    <>
      <div>
        <h1 className="h3">{t('own.title')}</h1>
        <p className="t2">{t('own.lead')}</p>
      </div>
      <OwnTrades page={page} onPage={(next) => change({ page: next })} />
    </>
  )
}
