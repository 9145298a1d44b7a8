import { ButtonLink } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePathId } from '#parts/url-state.ts'
import { useDeferredValue } from 'react'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { marketList } from './markets.queries.ts'
import { TradeLoading } from './trade-loading.page.tsx'
import { TradeTerminal } from './trade-terminal.page.tsx'

/** Without a symbol, the first pair. Each pair is a separate terminal, so that no input reaches another pair. */
export function TradePage() {
  const t = useTranslations('markets')
  const locale = useLocale()
  const symbol = usePathId()
  const { data: listed, isError, refetch } = useQuery(marketList())
  // The terminal is large, so it renders with low priority.
  const data = useDeferredValue(listed)
  if (!data)
    return isError ? (
      <div className="container main">
        <h1 className="sr">{t('failed')}</h1>
        <Failed title={t('failed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </Failed>
      </div>
    ) : (
      <TradeLoading />
    )
  const market = symbol === undefined ? data[0] : data.find((each) => each.symbol === symbol)
  if (market) return <TradeTerminal key={market.symbol} market={market} markets={data} />
  const word = data.length === 0 ? 'nothing' : 'unknown'
  const href = data.length === 0 ? paths.investments(locale) : paths.trade(locale)
  return (
    <div className="container main">
      <h1 className="sr">{t(word)}</h1>
      <Empty
        title={t(word)}
        action={
          <ButtonLink kind="secondary" size="sm" href={href}>
            {t(data.length === 0 ? 'browse' : 'toMarkets')}
          </ButtonLink>
        }
      >
        {t(`${word}Text`)}
      </Empty>
    </div>
  )
}
