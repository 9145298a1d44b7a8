import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Change, Num } from '@tessera/ui/num.tsx'
import { trimmed } from '../lib/money-text.ts'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { percentOf } from './product-card.tsx'
import s from './products.module.css'
import type { Product } from './products.queries.ts'
import { useProductWords } from './products-words.ts'

type MarketCardProps = { market: NonNullable<Product['market']> }

/** Where units of the product are bought and sold, and at what price. */
export function MarketCard({ market: { symbol, price, change24h } }: MarketCardProps) {
  const t = useProductWords()
  const locale = useLocale()
  return (
    <Card>
      <div className={s['market']}>
        <div className="row row--between">
          <span className="sm t3">{t('lastPrice')}</span>
          <span className="sm t3 num">{symbol}</span>
        </div>
        <div className="row row--between row--base">
          <b className="h3">
            <Num value={price === null ? undefined : trimmed(price)} />
          </b>
          <Change percent={percentOf(change24h)} />
        </div>
        <ButtonLink block href={paths.trade(locale, symbol)}>
          {t('trade')}
        </ButtonLink>
      </div>
    </Card>
  )
}
