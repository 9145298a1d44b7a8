import { Badge, Tag } from '@tessera/ui/badge.tsx'
import { type Fact, Facts } from '@tessera/ui/card.tsx'
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

/** A tile for a ratio; none for a product to which it does not apply. */
const ratioFact = (term: string, ratio: string | null, note?: string): readonly Fact[] =>
  ratio === null ? [] : [{ term, value: `${percentText(ratio)}%`, ...(note !== undefined && { note }) }]

/** The smallest payment, once its currency is known too. */
const minimumOf = ({ minAmount, currency }: ShownProduct) =>
  minAmount === null || currency === null ? null : { minAmount, currency }

/** The facts in the order of the specification. One that does not apply to the product has no tile. */
export function DetailFacts({ product: p }: { product: ShownProduct }) {
  const t = useTranslations('products')
  const estimate = t('detail.estimate')
  const minimum = minimumOf(p)
  return (
    <Facts
      items={[
        ...ratioFact(
          t('expectedReturn'),
          p.expectedReturn,
          p.distribution === null ? undefined : t(`detail.paid.${p.distribution}`),
        ),
        {
          term: t('detail.minimumInvestment'),
          value: minimum === null ? given(null, String) : <Minimum of={minimum} />,
          ...(p.minUnits !== null && { note: t('detail.units', { units: Number.parseInt(p.minUnits, 10) }) }),
        },
        { term: t('detail.period'), value: p.term, note: t('detail.fromAllotment') },
        ...ratioFact(t('detail.dividendYield'), p.dividendYield, estimate),
        ...(p.equityMultiple === null
          ? []
          : [{ term: t('detail.equityMultiple'), value: `${p.equityMultiple}×`, note: t('detail.target') }]),
        ...ratioFact(t('detail.grossMargin'), p.grossMargin, estimate),
        ...ratioFact(t('detail.leverage'), p.leverage, estimate),
        {
          term: t('investorClass'),
          value: given(p.category, (category) => t(`classes.${category}`)),
          ...(p.category !== null && { note: t(`classNotes.${p.category}`) }),
        },
      ]}
    />
  )
}
