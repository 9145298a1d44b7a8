import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { utcStamp } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'

export type ProductRow = ReplyOf<typeof productsManage.list>['rows'][number]

const toneOf: Record<ProductRow['status'], Tone> = {
  draft: 'neutral',
  published: 'info',
  in_subscription: 'positive',
  subscription_ended: 'warning',
  allotted: 'info',
  trading: 'positive',
  closed: 'neutral',
}

export function useProductColumns(): Column<ProductRow>[] {
  const t = useTranslations('products')
  const lang = useLocale() === 'zh_CN' ? 'zh' : 'en'
  return [
    { key: 'symbol', title: t('col.symbol'), minWidth: '90px', cell: (row) => <b>{row.symbol}</b> },
    { key: 'name', title: t('col.name'), minWidth: '200px', cell: (row) => row.terms.facts.name[lang] ?? '--' },
    {
      key: 'issuer',
      title: t('col.issuer'),
      minWidth: '160px',
      optional: true,
      cell: (row) => (
        <>
          {row.terms.facts.issuer[lang] ?? '--'}
          {row.application !== null && (
            <>
              <br />
              <span className="t3 sm">{row.application.number}</span>
            </>
          )}
        </>
      ),
    },
    {
      key: 'price',
      title: t('col.price'),
      minWidth: '120px',
      align: 'end',
      cell: ({ terms: { economics } }) => (
        <Num value={economics.unitPrice ?? undefined} unit={economics.currency ?? ''} />
      ),
    },
    {
      key: 'supply',
      title: t('col.supply'),
      minWidth: '100px',
      align: 'end',
      optional: true,
      cell: (row) => <Num value={row.terms.economics.supply ?? undefined} />,
    },
    {
      key: 'version',
      title: t('col.version'),
      minWidth: '70px',
      align: 'end',
      optional: true,
      cell: (row) => row.version,
    },
    {
      key: 'closes',
      title: t('col.closes'),
      minWidth: '160px',
      optional: true,
      cell: ({ terms: { life } }) => (life.closesAt === null ? '--' : <time>{utcStamp(life.closesAt)}</time>),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '150px',
      cell: (row) => (
        <>
          <Status tone={row.proposed ? 'warning' : toneOf[row.status]}>
            {row.proposed ? t('proposed') : t(`status.${row.status}`)}
          </Status>
          {row.missing.length > 0 && <div className="t3 sm">{t('missing.count', { count: row.missing.length })}</div>}
        </>
      ),
    },
  ]
}
