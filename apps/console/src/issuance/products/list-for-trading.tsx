import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { useMay } from '#parts/me.queries.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { ManagedProduct } from './products.queries.ts'

/** The next step after the allotment: the form for a pair of the token, and the screen that opens the pair. */
export function ListForTrading({ symbol, status }: Pick<ManagedProduct, 'symbol' | 'status'>) {
  const t = useTranslations('products')
  const locale = useLocale()
  const mayList = useMay('settings.market')
  if (status !== 'allotted' && status !== 'trading') return null
  return (
    <div className="row row--between row--wrap">
      <p className="t2">{t(status === 'allotted' ? 'listing.first' : 'listing.again')}</p>
      <div className="row">
        {mayList && (
          <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'settings', { edit: `market:${symbol}-` })}>
            {t('listing.list')}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'markets')}>
          {t('listing.markets')}
        </ButtonLink>
      </div>
    </div>
  )
}
