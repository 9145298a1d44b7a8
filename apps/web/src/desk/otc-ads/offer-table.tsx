import { otherSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import { Tag } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { trimmed, wholeOrExact } from '#parts/money-text.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import { DealerFigures } from './dealer-figures.tsx'
import s from './otc-ads.module.css'
import { type Offer, type OfferFilter, offers } from './otc-ads.queries.ts'
import { priceText } from './price-text.ts'

type OfferTableProps = {
  filter: OfferFilter
  /** The reason why the reader cannot take any offer. */
  closed: string | undefined
  onTake: (offer: Offer) => void
  /** Shown if there are no offers: a link to publish one. */
  publish: ReactNode
}

/** The offers of others, best price first. */
export function OfferTable({ filter, closed, onTake, publish }: OfferTableProps) {
  const t = useTranslations('otc-ads')
  const pages = useInfiniteQuery(offers(filter))
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  const columns = useColumns(closed, onTake)
  if (pages.isError && !rows) return <Failed title={t('failed')} onRetry={() => void pages.refetch()} />
  return (
    <LongTable
      label={t('list.title')}
      columns={columns}
      rows={rows ?? []}
      rowId={({ id }) => id}
      loading={!rows}
      sortedOutside
      empty={{ title: t('list.none'), text: t('list.noneText'), action: publish }}
      {...(pages.hasNextPage && {
        foot: (
          <div className={s['more']}>
            <Button
              kind="ghost"
              size="sm"
              loading={pages.isFetchingNextPage}
              onPress={() => void pages.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          </div>
        ),
      })}
    />
  )
}

const limitsText = ({ min, max }: Offer): string =>
  `${numberText(wholeOrExact(min))} – ${numberText(wholeOrExact(max))}`

function useColumns(closed: string | undefined, onTake: (offer: Offer) => void): readonly Column<Offer>[] {
  const t = useTranslations('otc-ads')
  const nameOf = useMethodName()
  return [
    {
      key: 'owner',
      title: t('list.owner'),
      cell: ({ owner }) => (
        <div className={s['owner']}>
          <b className="fw6">{owner.nickname}</b>
          <DealerFigures of={owner} />
        </div>
      ),
    },
    {
      key: 'price',
      title: t('list.price'),
      align: 'end',
      cell: (offer) => (
        <div className={s['stack']}>
          <b className="fw6">
            <Num value={priceText(offer.price)} unit={offer.fiat} />
          </b>
          <span className={`xs t3 num ${s['onPhone']}`}>{limitsText(offer)}</span>
        </div>
      ),
    },
    {
      key: 'limits',
      title: t('list.limits'),
      align: 'end',
      optional: true,
      cell: (offer) => (
        <div className={s['stack']}>
          <Num value={trimmed(offer.available)} unit={offer.coin} />
          <span className="xs t3 num">
            {limitsText(offer)} {offer.fiat}
          </span>
        </div>
      ),
    },
    {
      key: 'methods',
      title: t('list.methods'),
      optional: true,
      cell: ({ methods }) => (
        <span className={s['tags']}>
          {methods.map((kind) => (
            <Tag key={kind}>{nameOf(kind)}</Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (offer) => {
        const side = otherSide(offer.side)
        return (
          <Button
            kind={side}
            size="xs"
            disabledReason={closed}
            onPress={() => onTake(offer)}
            aria-label={t(`list.${side}From`, { coin: offer.coin, name: offer.owner.nickname })}
          >
            {t(`side.${side}`)}
          </Button>
        )
      },
    },
  ]
}
