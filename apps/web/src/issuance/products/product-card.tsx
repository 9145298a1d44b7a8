import { Badge, Tag } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Cover } from '@tessera/ui/cover.tsx'
import { Change } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { shortNumber } from '#parts/short-number.ts'
import { useTimes } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { Favorite } from './favorite.tsx'
import { patternOf, toneOf } from './product-appearance.ts'
import { Minimum } from './minimum.tsx'
import { LastPrice, type PairFacts, percentOf, PriceLine } from './price-line.tsx'
import s from './card.module.css'
import type { ProductCardFacts } from './products.queries.ts'

type ProductCardProps = { product: ProductCardFacts; heading?: 'h2' | 'h3' }

export function ProductCard({ product: p, heading: Heading = 'h2' }: ProductCardProps) {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <article className={s['card']}>
      <div className={s['cover']}>
        <Cover pattern={patternOf[p.type]} seed={p.symbol} />
        <span className={s['badge']}>
          <Badge tone={toneOf[p.status]} variant="over">
            {t(`statuses.${p.status}`)}
          </Badge>
        </span>
        <span className={s['star']}>
          <Favorite product={p} />
        </span>
      </div>
      <div className={s['body']}>
        <div className={`row row--between xs t3 ${s['kind']}`}>
          <span>
            {t(`types.${p.type}`)} · {p.region}
          </span>
          <Tag>{t(`classes.${p.category}`)}</Tag>
        </div>
        <Heading className="truncate">
          <Link href={paths.investmentDetail(locale, p.symbol)}>{p.name}</Link>
        </Heading>
        <p className={`${s['issuer']} truncate`}>
          {p.issuer} · <span className="num">{p.symbol}</span>
        </p>
        <CardFacts product={p} />
        <div className={s['foot']}>{p.market ? <TradeFoot market={p.market} /> : <Progress product={p} />}</div>
      </div>
    </article>
  )
}

const CardFacts = ({ product: p }: { product: ProductCardFacts }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  const facts: readonly (readonly [string, ReactNode])[] = p.market
    ? [
        [t('lastPrice'), <LastPrice key="price" market={p.market} />],
        [t('change24h'), <Change key="change" percent={percentOf(p.market.change24h)} arrow={false} />],
        [t('volume24h'), shortNumber(p.market.volume24h, locale)],
      ]
    : [
        ...(p.expectedReturn !== null
          ? [[t('expectedReturn'), `${percentText(p.expectedReturn)}%`] as const]
          : p.equityMultiple !== null
            ? [[t('targetMultiple'), `${p.equityMultiple}×`] as const]
            : []),
        [t('minimum'), <Minimum key="min" of={p} />],
        [t('term'), p.term],
      ]
  return (
    <dl className={s['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const TradeFoot = ({ market }: { market: PairFacts }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <div className={`row row--between ${s['above']}`}>
      <PriceLine market={market} />
      <ButtonLink kind="secondary" size="xs" href={paths.trade(locale, market.symbol)}>
        {t('trade')}
      </ButtonLink>
    </div>
  )
}

const strong = (words: ReactNode) => <b className="num">{words}</b>

export const Progress = ({ product: p }: { product: ProductCardFacts }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  const target = shortNumber(p.target, locale)
  const open = p.status === 'in_subscription'
  const day = useTimes().deadline(p.status === 'published' ? p.opensAt : p.closesAt)
  const when = p.status === 'published' ? 'opensOn' : open ? 'closesOn' : 'endedOn'
  return (
    <>
      <div className={`row row--between ${s['footLine']}`}>
        <span className="t2">
          {t.rich('ofTarget', {
            percent: String(p.progress.percent),
            target,
            currency: p.currency,
            b: strong,
          })}
        </span>
        {/* A cancelled offer has no close. */}
        {p.status !== 'closed' && <span className="t3 num">{t(when, { day })}</span>}
      </div>
      <Tiles percent={p.progress.percent} label={t('progress')} tone={open ? 'accent' : 'done'} />
    </>
  )
}

export const ProductCardSkeleton = () => (
  <div className={s['card']} aria-hidden>
    <div className={s['skeletonCover']} />
    <div className={s['body']}>
      <div className="col" style={{ '--g': '12px', paddingBottom: 24 }}>
        <Skeleton width="38%" />
        <Skeleton width="82%" />
        <Skeleton width="54%" />
        <Skeleton width="100%" />
      </div>
      <div className={s['foot']}>
        <Skeleton width="64%" />
      </div>
    </div>
  </div>
)
