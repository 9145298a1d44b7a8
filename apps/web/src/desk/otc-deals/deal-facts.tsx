import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DealerFigures } from '#desk/otc-ads/dealer-figures.tsx'
import { Picture } from './picture.tsx'
import s from './otc-deals.module.css'
import type { Deal } from './otc-deals.queries.ts'
import { priceText } from '#desk/otc-ads/price-text.ts'

/** The terms of the deal and its counterparty. */
export function DealFacts({ deal: d }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  return (
    <Card title={t('facts')}>
      <Details
        items={[
          {
            term: t(`other.${d.side}`),
            value: (
              <span className={s['other']}>
                <b className="fw6">{d.other.nickname}</b>
                <DealerFigures of={d.other} />
              </span>
            ),
          },
          { term: t('account'), value: <Copyable text={d.other.uid} label={t('copy', { what: t('account') })} /> },
          { term: t('price'), value: <Num value={priceText(d.price)} unit={d.fiat} full /> },
          { term: t('amount'), value: <Num value={trimmed(d.amount)} unit={d.coin} full /> },
          { term: t('fee'), value: <Num value={trimmed(d.fee)} unit={d.coin} full /> },
          ...(d.side === 'buy'
            ? [{ term: t('take.youGet'), value: <Num value={trimmed(d.receives)} unit={d.coin} full /> }]
            : []),
          { term: t('take.window'), value: t('minutes', { minutes: String(d.windowMinutes) }) },
        ]}
      />
      {d.terms !== '' && (
        <section className={s['terms']} aria-label={t('terms')} style={{ marginTop: 16 }}>
          <b className="sm fw6">{t('terms')}</b>
          <p className="sm t2">{d.terms}</p>
        </section>
      )}
      {d.proof !== null && (
        <section aria-label={t('proof')} style={{ marginTop: 16 }} className="col">
          <b className="sm fw6">{t('proof')}</b>
          <Picture deal={d.id} upload={d.proof} alt={t('proof')} />
        </section>
      )}
    </Card>
  )
}

type DealEvent = { readonly at: string; readonly what: string; readonly note?: string }

/** The events so far, oldest first. */
export function DealHistory({ deal }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  const rows = useDealEvents(deal)
  return (
    <Card title={t('history.title')}>
      <ol className={s['history']}>
        {rows.map(({ at, what, note }) => (
          <li key={`${at} ${what}`}>
            <time className="sm t3" dateTime={at}>
              {stampText(at)}
            </time>
            <span>{what}</span>
            {note !== undefined && <span className="sm t2">{note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function useDealEvents(d: Deal): readonly DealEvent[] {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  const by = (side: Deal['side']) => (side === d.side ? 'you' : 'other')
  const { appeal } = d
  const ended = d.status === 'cancelled' ? (d.cancelledBy === 'time' ? 'timedOut' : 'cancelled') : 'released'
  const rows: (DealEvent | undefined)[] = [
    { at: d.time, what: t('history.agreed') },
    d.paidAt === null ? undefined : { at: d.paidAt, what: t(`history.paid.${by('buy')}`) },
    appeal
      ? {
          at: appeal.at,
          what: t(`history.appealed.${by(appeal.by)}`),
          note: `${appeal.reasonText[locale]} ${appeal.text}`,
        }
      : undefined,
    appeal?.resolution
      ? { at: appeal.resolution.at, what: t(`appeal.outcomes.${appeal.resolution.outcome}`) }
      : undefined,
    d.endedAt === null || d.status === 'resolved' ? undefined : { at: d.endedAt, what: t(`history.${ended}`) },
  ]
  return rows.filter((row) => row !== undefined).toSorted((a, b) => a.at.localeCompare(b.at))
}
