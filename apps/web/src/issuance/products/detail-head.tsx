import { Badge, Tag } from '@tessera/ui/badge.tsx'
import { Facts } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { CoinLogo } from '#parts/coin-logo.tsx'
import { percentText } from '#parts/ratio.ts'
import { Favorite } from './favorite.tsx'
import { patternOf, toneOf } from './product-appearance.ts'
import { Minimum } from './minimum.tsx'
import { given } from './missing.tsx'
import type { Product } from './products.queries.ts'
import type { ShownProduct } from './shown-product.ts'

export function DetailHead({ product: p, favorite }: { product: ShownProduct; favorite?: Product }) {
  const t = useTranslations('products')
  return (
    <div className="row row--top" style={{ '--g': '16px' }}>
      <span className="hide-sm">
        <CoinLogo coin={p.symbol} tone={patternOf[p.type ?? 'others']} size={56} />
      </span>
      <div className="grow">
        <div className="row row--wrap" style={{ '--g': '8px', marginBottom: 6 }}>
          {p.status === 'draft' ? (
            <Badge tone="neutral">{t('preview.draft')}</Badge>
          ) : (
            <Badge tone={toneOf[p.status]}>{t(`statuses.${p.status}`)}</Badge>
          )}
          <Tag>{p.type === null ? t('detail.missing') : t(`types.${p.type}`)}</Tag>
          <Tag>{p.structure === null ? t('detail.missing') : t(`structures.${p.structure}`)}</Tag>
          <Tag>{p.region}</Tag>
        </div>
        <h1 className="h2">{p.name}</h1>
        <p className="t2" style={{ marginTop: 4 }}>
          {t('detail.issuedBy', { issuer: p.issuer })} · <span className="num">{p.symbol}</span>
        </p>
      </div>
      {favorite && <Favorite product={favorite} line />}
    </div>
  )
}

const percent = (ratio: string | null) => (ratio === null ? '--' : `${percentText(ratio)}%`)

/** The smallest payment, once its currency is known too. */
const minimumOf = ({ minAmount, currency }: ShownProduct) =>
  minAmount === null || currency === null ? null : { minAmount, currency }

/** Eight facts in the order of the specification. */
export function DetailFacts({ product: p }: { product: ShownProduct }) {
  const t = useTranslations('products')
  const estimate = (ratio: string | null) => (ratio === null ? {} : { note: t('detail.estimate') })
  const minimum = minimumOf(p)
  return (
    <Facts
      items={[
        {
          term: t('expectedReturn'),
          value: percent(p.expectedReturn),
          ...(p.distribution !== null && { note: t(`detail.paid.${p.distribution}`) }),
        },
        {
          term: t('detail.minimumInvestment'),
          value: minimum === null ? given(null, String) : <Minimum of={minimum} />,
          ...(p.minUnits !== null && { note: t('detail.units', { units: Number.parseInt(p.minUnits, 10) }) }),
        },
        { term: t('detail.period'), value: p.term, note: t('detail.fromAllotment') },
        { term: t('detail.dividendYield'), value: percent(p.dividendYield), ...estimate(p.dividendYield) },
        {
          term: t('detail.equityMultiple'),
          value: p.equityMultiple === null ? '--' : `${p.equityMultiple}×`,
          ...(p.equityMultiple !== null && { note: t('detail.target') }),
        },
        { term: t('detail.grossMargin'), value: percent(p.grossMargin), ...estimate(p.grossMargin) },
        { term: t('detail.leverage'), value: percent(p.leverage), ...estimate(p.leverage) },
        {
          term: t('investorClass'),
          value: given(p.category, (category) => t(`classes.${category}`)),
          ...(p.category !== null && { note: t(`classNotes.${p.category}`) }),
        },
      ]}
    />
  )
}
