import { Badge, Tag } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { CoinLogo } from '#parts/coin-logo.tsx'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { shortNumber } from '#parts/short-number.ts'
import { Deadline } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { Favorite } from './favorite.tsx'
import { patternOf, toneOf } from './product-appearance.ts'
import { Minimum } from './minimum.tsx'
import s from './list.module.css'
import type { ProductCardFacts } from './products.queries.ts'

type P = ProductCardFacts

type ProductTableProps = {
  rows: readonly P[]
  /** True if `rows` are all products. Only then do the heads sort, because sorting one page alone would mislead. */
  whole: boolean
  loading: boolean
}

export function ProductTable({ rows, whole, loading }: ProductTableProps) {
  const t = useTranslations('products')
  const all = useColumns()
  const columns = whole ? all : all.map(unsorted)
  return (
    <div className={s['table']}>
      <Table
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={(p) => p.id}
        loading={loading}
        empty={{ title: t('nothingFound'), text: t('nothingFoundText') }}
      />
    </div>
  )
}

const unsorted = ({ sortable: _sortable, sortText: _sortText, ...column }: Column<P>): Column<P> => column

function useColumns(): readonly Column<P>[] {
  const t = useTranslations('products')
  const locale = useLocale()
  return [
    { key: 'star', title: '', classes: s['star'] ?? '', cell: (p) => <Favorite product={p} small /> },
    {
      key: 'name',
      title: t('product'),
      minWidth: '120px',
      sortable: true,
      sortText: (p) => p.name,
      cell: (p) => (
        <div className={s['asset']}>
          <CoinLogo coin={p.symbol} tone={patternOf[p.type]} />
          <div style={{ minWidth: 0 }}>
            <b>
              <Link href={paths.investmentDetail(locale, p.symbol)}>{p.name}</Link>
            </b>
            <span className={s['sub']}>
              {p.issuer} · {p.region}
            </span>
          </div>
        </div>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      optional: true,
      cell: (p) => <Badge tone={toneOf[p.status]}>{t(`statuses.${p.status}`)}</Badge>,
    },
    { key: 'class', title: t('class'), optional: true, cell: (p) => <Tag>{t(`classes.${p.category}`)}</Tag> },
    {
      key: 'return',
      title: t('expectedReturn'),
      align: 'end',
      sortable: true,
      optional: true,
      sortText: (p) => p.expectedReturn ?? '0',
      cell: (p) => (p.expectedReturn === null ? '--' : <b className="num">{percentText(p.expectedReturn)}%</b>),
    },
    {
      key: 'minimum',
      title: t('minimum'),
      align: 'end',
      sortable: true,
      optional: true,
      sortText: (p) => p.minAmount,
      cell: (p) => <Minimum of={p} />,
    },
    {
      key: 'progress',
      title: t('progress'),
      minWidth: '138px',
      optional: true,
      cell: (p) => (
        <div className="col" style={{ '--g': '6px' }}>
          <div className="row row--between xs">
            <b className="num">{p.progress.percent}%</b>
            <span className="t3 num">
              {shortNumber(p.target, locale)} {p.currency}
            </span>
          </div>
          <Tiles
            percent={p.progress.percent}
            label={t('progress')}
            tone={p.status === 'in_subscription' ? 'accent' : 'done'}
          />
        </div>
      ),
    },
    {
      key: 'closes',
      title: t('closes'),
      align: 'end',
      sortable: true,
      optional: true,
      sortText: (p) => p.closesAt,
      cell: (p) => <Deadline of={p.closesAt} className="t2" />,
    },
    { key: 'go', title: '', pinnedEnd: true, align: 'end', classes: s['go'] ?? '', cell: (p) => <Go product={p} /> },
  ]
}

const Go = ({ product: p }: { product: P }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  if (p.market)
    return (
      <ButtonLink kind="secondary" size="xs" href={paths.trade(locale, p.market.symbol)}>
        {t('trade')}
      </ButtonLink>
    )
  const open = p.status === 'in_subscription'
  return (
    <ButtonLink kind={open ? 'soft' : 'ghost'} size="xs" href={paths.investmentDetail(locale, p.symbol)}>
      {t(open ? 'subscribe' : 'viewIt')}
    </ButtonLink>
  )
}
