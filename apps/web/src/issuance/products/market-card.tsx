import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Change } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { shortNumber } from '#parts/short-number.ts'
import { useLocale } from '#parts/use-locale.ts'
import { LastPrice, type PairFacts, percentOf, PriceLine } from './price-line.tsx'
import s from './detail.module.css'

/** On phones, a bar at the foot of the screen with the price and a link to the market. */
export function MarketBar({ market }: { market: PairFacts }) {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <div className={s['phoneBar']}>
      <div className="grow">
        <div className="xs t3">{t('lastPrice')}</div>
        <b className="num">
          <LastPrice market={market} />
        </b>
      </div>
      <ButtonLink href={paths.trade(locale, market.symbol)}>{t('trade')}</ButtonLink>
    </div>
  )
}

/** The market of the product and its price. */
export function MarketCard({ market }: { market: PairFacts }) {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <Card>
      <div className={s['market']}>
        <div className="row row--between">
          <span className="sm t3">{t('lastPrice')}</span>
          <span className="sm t3 num">{market.symbol}</span>
        </div>
        <div className="row row--between row--base">
          <b className="h3">
            <LastPrice market={market} />
          </b>
          <Change percent={percentOf(market.change24h)} />
        </div>
        <div className="row row--between">
          <PriceLine market={market} />
          <span className="sm t3">
            {t('volume24h')} <b className="num">{shortNumber(market.volume24h, locale)}</b>
          </span>
        </div>
        <ButtonLink block href={paths.trade(locale, market.symbol)}>
          {t('trade')}
        </ButtonLink>
      </div>
    </Card>
  )
}
