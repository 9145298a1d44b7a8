import { numberText } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { memo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { momentText } from '#parts/time-text.ts'
import { useToday } from '#parts/use-today.ts'
import type { Tape, TapeStore } from './tape-store.ts'
import s from './trades.module.css'

const ROWS = 40

/** The trades, newest first; the colour shows the taker's side. */
export function TradeTape({ store, quote }: { store: TapeStore; quote: string }) {
  const t = useTranslations('trades')
  const today = useToday()
  const tape = useSyncExternalStore(store.subscribe, store.get)
  if (tape?.length === 0) return <p className={s['none']}>{t('none')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling area must be reachable by keyboard and have a name; no HTML element has this role
    <div className={s['tape']} role="group" aria-label={t('title')} tabIndex={0}>
      <table className={s['table']}>
        <thead>
          <tr>
            <th scope="col">{t('price', { coin: quote })}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('time')}</th>
          </tr>
        </thead>
        <tbody>
          {tape === undefined ? (
            <Waiting />
          ) : (
            tape.slice(0, ROWS).map((trade) => <Row key={trade.seq} trade={trade} today={today} />)
          )}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { trade: Tape[number]; today: string }

const Row = memo(function Row({ trade: { side, price, quantity, connected, at }, today }: RowProps) {
  const t = useTranslations('trades')
  return (
    <tr>
      <td className={side === 'buy' ? 'up' : 'down'}>
        {numberText(price)}
        <span className="sr"> {t(`sides.${side}`)}</span>
      </td>
      <td>
        {connected && (
          <abbr title={t('connected')} className="t3">
            {t('connectedMark')}
            <span className="sr"> {t('connected')}</span>
          </abbr>
        )}
        {numberText(quantity)}
      </td>
      <td className="t3">
        <time dateTime={at}>{momentText(at, today)}</time>
      </td>
    </tr>
  )
})

const Waiting = () => (
  <>
    {Array.from({ length: 9 }, (_, row) => (
      <tr key={row}>
        <td colSpan={3}>
          <Skeleton width="48px" />
        </td>
      </tr>
    ))}
  </>
)
