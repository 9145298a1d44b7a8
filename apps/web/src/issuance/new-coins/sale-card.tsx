import { Badge, Tag, type Tone } from '@tessera/ui/badge.tsx'
import { Cover } from '@tessera/ui/cover.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { shortNumber } from '#parts/short-number.ts'
import { useLocale } from '#parts/use-locale.ts'
import card from '#issuance/products/card.module.css'
import { Countdown } from './countdown.tsx'
import type { SaleFacts } from './new-coins.queries.ts'

const toneOf: Record<SaleFacts['stage'], Tone> = { upcoming: 'neutral', open: 'info', ended: 'neutral' }

/** A sale in the list: its token, price, progress and closing time. */
export function SaleCard({ sale: p }: { sale: SaleFacts }) {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const facts = [
    [t('price'), <Num key="price" value={trimmed(p.unitPrice)} unit={p.currency} />],
    [t('forSale'), shortNumber(p.hardCap, locale)],
    [t('paysWith'), p.payCoins.map(({ coin }) => coin).join(' · ')],
  ] as const
  return (
    <article className={card['card']}>
      <div className={card['cover']}>
        <Cover pattern="orbit" seed={p.id} />
        <span className={card['badge']}>
          <Badge tone={toneOf[p.stage]} variant="over">
            {t(`statuses.${p.status}`)}
          </Badge>
        </span>
      </div>
      <div className={card['body']}>
        <div className={`row row--between xs t3 ${card['kind']}`}>
          <span className="num">{p.id}</span>
          <Tag>{t(`classes.${p.category}`)}</Tag>
        </div>
        <h2 className="truncate">
          <Link href={paths.newCoin(locale, p.id)}>{p.name}</Link>
        </h2>
        <p className={`${card['issuer']} truncate`}>{p.issuer}</p>
        <dl className={card['facts']}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={card['foot']}>
          <div className={`row row--between ${card['footLine']}`}>
            <span className="t3">{t('ofHardCap')}</span>
            <b className="num">{p.progress.percent}%</b>
          </div>
          <Tiles percent={p.progress.percent} label={t('ofHardCap')} tone={p.stage === 'open' ? 'accent' : 'done'} />
          <div className="row row--between" style={{ marginTop: 10 }}>
            <Countdown sale={p} />
          </div>
        </div>
      </div>
    </article>
  )
}
