import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAdsReview } from '@tessera/contract/desk/otc-ads/otc-ads-review.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { adMachine, type AdStatus } from '@tessera/domain/desk/otc-ads/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { useMay } from '#parts/me.queries.ts'
import { CloseAd } from './close-ad.tsx'

export type AdRow = ReplyOf<typeof otcAdsReview.list>['rows'][number]
const statuses = statusesOf(adMachine)
const toneOf: Record<AdStatus, Tone> = {
  published: 'positive',
  trading: 'info',
  overdue: 'warning',
  closed: 'neutral',
}

/** The ads of all customers; misleading ones can be closed. */
export function AdList() {
  const t = useTranslations('otc-ads')
  const [closing, setClosing] = useState<AdRow>()
  const query = useList('otc ads', statuses, ({ page, status }) => api.otcAdsReview.list({ page, status }))
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useColumns(setClosing)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.number}
        empty={{ title: t('empty'), text: t('emptyText') }}
        tools={
          <StatusFilter
            label={t('filter')}
            all={t('all')}
            statuses={statuses}
            words={(status) => t(`status.${status}`)}
          />
        }
      />
      {closing && <CloseAd ad={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

function useColumns(close: (row: AdRow) => void): Column<AdRow>[] {
  const t = useTranslations('otc-ads')
  const mayClose = useMay('otc_ads.close')
  return [
    { key: 'number', title: t('col.number'), minWidth: '140px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'owner',
      title: t('col.owner'),
      minWidth: '160px',
      cell: ({ owner }) => `${owner.nickname ?? '--'} · ${owner.name ?? owner.number}`,
    },
    { key: 'side', title: t('col.side'), minWidth: '110px', cell: (row) => t(`side.${row.side}`, { coin: row.coin }) },
    {
      key: 'price',
      title: t('col.price'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => (row.price === null ? t('noPrice') : <Num value={row.price} unit={row.fiat} />),
    },
    {
      key: 'remaining',
      title: t('col.remaining'),
      minWidth: '150px',
      align: 'end',
      optional: true,
      cell: (row) => <CoinNum coin={row.coin} value={row.remaining} />,
    },
    {
      key: 'status',
      title: t('col.status'),
      minWidth: '120px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
    ...(mayClose
      ? [
          {
            key: 'act',
            title: t('col.act'),
            minWidth: '90px',
            cell: (row: AdRow) =>
              row.status === 'closed' ? null : (
                <Button
                  kind="ghost"
                  size="xs"
                  aria-label={t('closeOf', { number: row.number })}
                  onPress={() => close(row)}
                >
                  {t('close')}
                </Button>
              ),
          },
        ]
      : []),
  ]
}
