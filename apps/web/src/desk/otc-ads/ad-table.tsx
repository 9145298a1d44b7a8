import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { trimmed, wholeOrExact } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { CloseAd } from './close-ad.tsx'
import s from './otc-ads.module.css'
import { myAds, type OwnAd } from './otc-ads.queries.ts'
import { priceText } from './price-text.ts'

const toneOf: Record<OwnAd['status'], Tone> = {
  published: 'positive',
  trading: 'info',
  overdue: 'warning',
  closed: 'neutral',
}

/** The reader's own ads and their state. */
export function AdTable({ publish }: { publish: ReactNode }) {
  const t = useTranslations('otc-ads')
  const [page, setPage] = useState(1)
  const [closing, setClosing] = useState<OwnAd>()
  return (
    <>
      <RecordTable
        label={t('mine.title')}
        answer={useQuery(myAds(page))}
        page={page}
        onPage={setPage}
        rowId={({ id }) => id}
        columns={useColumns(setClosing)}
        empty={{ title: t('mine.none'), text: t('mine.noneText'), action: publish }}
        failed={t('mine.failed')}
      />
      {closing && <CloseAd ad={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

/** The reason why an ad cannot be taken, or the number of its deals. */
function AdStateText({ ad }: { ad: OwnAd }) {
  const t = useTranslations('otc-ads')
  const words =
    ad.status === 'overdue' && ad.lapsed !== null
      ? t(`mine.lapsed.${ad.lapsed}`)
      : ad.status === 'closed'
        ? ad.customerMessage
        : ad.price === null
          ? t('mine.noRate')
          : ad.openDeals > 0
            ? t('mine.openDeals', { count: ad.openDeals })
            : undefined
  return words === undefined || words === null ? null : <span className={`xs t3 ${s['state']}`}>{words}</span>
}

const Standing = ({ ad }: { ad: OwnAd }) => {
  const t = useTranslations('otc-ads')
  return (
    <div className={s['owner']}>
      <Status tone={toneOf[ad.status]}>{t(`mine.statuses.${ad.status}`)}</Status>
      <AdStateText ad={ad} />
    </div>
  )
}

function useColumns(onClose: (ad: OwnAd) => void): readonly Column<OwnAd>[] {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const nameOf = useMethodName()
  return [
    {
      key: 'ad',
      title: t('mine.ad'),
      cell: (ad) => (
        <div className={s['owner']}>
          <b className={`fw6 ${ad.side === 'buy' ? 'up' : 'down'}`}>{t(`mine.${ad.side}`, { coin: ad.coin })}</b>
          <span className="xs t3">{ad.fiat}</span>
          <div className={s['onPhone']}>
            <Standing ad={ad} />
          </div>
        </div>
      ),
    },
    {
      key: 'price',
      title: t('list.price'),
      align: 'end',
      cell: ({ price, fiat, marginPpm }) => (
        <div className={s['stack']}>
          {price === null ? '--' : <Num value={priceText(price)} unit={fiat} />}
          <span className="xs t3 num">{marginPpm === null ? t('price.fixed') : signedPercent(marginPpm)}</span>
        </div>
      ),
    },
    {
      key: 'left',
      title: t('mine.left'),
      align: 'end',
      optional: true,
      cell: ({ remaining, quantity, coin, min, max, fiat }) => (
        <div className={s['stack']}>
          <span className="num">
            {numberText(trimmed(remaining))} / <Num value={trimmed(quantity)} unit={coin} />
          </span>
          <span className="xs t3 num">
            {numberText(wholeOrExact(min))} – {numberText(wholeOrExact(max))} {fiat}
          </span>
        </div>
      ),
    },
    {
      key: 'methods',
      title: t('list.methods'),
      optional: true,
      cell: ({ methods }) => (
        <span className="sm t2">
          {listText(
            locale,
            methods.map(({ kind, ending }) => (ending === null ? nameOf(kind) : `${nameOf(kind)} •${ending}`)),
          )}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('mine.status'),
      optional: true,
      cell: (ad) => <Standing ad={ad} />,
    },
    { key: 'go', title: '', align: 'end', cell: (ad) => <Acts ad={ad} onClose={onClose} /> },
  ]
}

/** 12_500 → '+1.25%'. */
const signedPercent = (ppm: number): string => `${ppm < 0 ? '\u2212' : '+'}${Math.abs(ppm) / 10_000}%`

function Acts({ ad, onClose }: { ad: OwnAd; onClose: (ad: OwnAd) => void }) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const { history } = useRouter()
  if (ad.status === 'closed') return null
  const named = { side: t(`mine.${ad.side}`, { coin: ad.coin }) }
  return (
    <span className={`row ${s['acts']}`} style={{ '--g': '8px' }}>
      <Button
        kind="secondary"
        size="xs"
        aria-label={t('mine.editNamed', named)}
        onPress={() => history.push(paths.otcAds(locale, { form: ad.id }))}
      >
        {t(ad.status === 'overdue' ? 'mine.renew' : 'mine.edit')}
      </Button>
      <Button kind="ghost" size="xs" aria-label={t('mine.closeNamed', named)} onPress={() => onClose(ad)}>
        {t('mine.close')}
      </Button>
    </span>
  )
}
