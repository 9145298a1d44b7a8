import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { Button } from 'react-aria-components'
import type { Translate } from '@tessera/ui/messages.ts'
import { trimmed } from '#parts/money-text.ts'
import { stampText } from '#parts/time-text.ts'
import { FeeCell } from './fee-cell.tsx'
import type { Order } from './orders.queries.ts'
import s from './orders.module.css'
import { waitsForStop } from './resting-orders.ts'

type Words = Translate<'orders'>
type Status = Order['status']

const tones: Record<Status, Tone> = {
  0: 'info',
  1: 'warning',
  3: 'positive',
  4: 'neutral',
  5: 'neutral',
  6: 'negative',
}

/** The filled part of an order in whole percent, cut: 0 to 100. */
export function filledPercent({ filled, quantity }: Pick<Order, 'filled' | 'quantity'>): number {
  const scale = quantity.split('.')[1]?.length ?? 0
  const [part, whole] = [parseAmount(filled, scale), parseAmount(quantity, scale)]
  return part === undefined || whole === undefined || whole === 0n
    ? 0
    : Number.parseInt(((part * 100n) / whole).toString(), 10)
}

const FilledCell = ({ order, t }: { order: Order; t: Words }) => {
  const percent = filledPercent(order)
  return (
    <span className={s['filled']}>
      <span className={s['filledTiles']}>
        <Tiles percent={percent} label={t('filled')} tiles={10} />
      </span>
      <span className="num">{percent}%</span>
    </span>
  )
}

/** The total of a closed order is its filled value (decision G47), that of an open one its price × quantity. */
const totalOf = ({ type, closedAt, value, filledValue }: Order): string =>
  closedAt === null && type !== 'market' ? value : filledValue

const StatusCell = ({ order, t }: { order: Order; t: Words }) => {
  const { status, cancelCause, until, closedAt } = order
  const more =
    cancelCause === null
      ? until !== null && closedAt === null && t('goodTill', { time: stampText(until) })
      : t(`causes.${cancelCause}`)
  return (
    <div className={s['wraps']}>
      <Status tone={tones[status]}>
        {status === 0 && waitsForStop(order) ? t('waits') : t(`statuses.s${status}`)}
      </Status>
      {more !== false && <small className="xs t3"> {more}</small>}
    </div>
  )
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/** The side, the type and further terms of an order. */
const TypeCell = ({ order: { side, type, flag, stop }, t }: { order: Order; t: Words }) => {
  const parts = [
    type === 'limit' ? undefined : t(`types.${type}`),
    flag === 'gtc' || type === 'market' ? undefined : t(`flags.${flag}`),
    stop === null ? undefined : t('stopAt', { stop: numberText(stop) }),
  ].filter((each) => each !== undefined)
  return (
    <div className={s['wraps']}>
      <span className={`fw6 ${side === 'buy' ? 'up' : 'down'}`}>{t(`sides.${side}`)}</span>
      {parts.length > 0 && <small className="xs t3"> {parts.map(unbroken).join('\u00A0· ')}</small>}
    </div>
  )
}

/** The columns that both lists of orders share, in the order of the prototype. */
export const commonColumns = (t: Words, withPair: boolean): readonly Column<Order>[] => [
  {
    key: 'date',
    title: t('date'),
    sortable: true,
    isDefaultSort: true,
    optional: true,
    sortText: ({ placedAt }) => placedAt,
    cell: ({ placedAt, number }) => (
      <div className={s['wraps']}>
        <time className="t2">{stampText(placedAt)}</time>
        <small className="xs t3 num">{number}</small>
      </div>
    ),
  },
  ...(withPair ? [{ key: 'pair', title: t('pair'), cell: ({ symbol }: Order) => symbol.replace('-', ' / ') }] : []),
  {
    key: 'side',
    title: t('type'),
    cell: (order) => <TypeCell order={order} t={t} />,
  },
  {
    key: 'price',
    title: t('price'),
    align: 'end',
    sortable: true,
    sortText: ({ price }) => price,
    cell: ({ type, price }) => (type === 'market' ? t('types.market') : <Num value={price} />),
  },
  {
    key: 'quantity',
    title: t('quantity'),
    align: 'end',
    sortable: true,
    sortText: ({ quantity }) => quantity,
    cell: ({ quantity }) => <Num value={quantity} />,
  },
  {
    key: 'filled',
    title: t('filled'),
    align: 'end',
    optional: true,
    cell: (order) => <FilledCell order={order} t={t} />,
  },
  {
    key: 'total',
    title: t('total'),
    align: 'end',
    optional: true,
    cell: (order) => <Num value={trimmed(totalOf(order))} />,
  },
  { key: 'status', title: t('status'), cell: (order) => <StatusCell order={order} t={t} /> },
]

/** The server pages the history, newest first, so heads do not sort a single page. */
export const historyColumns = (t: Words, withPair: boolean): readonly Column<Order>[] => {
  const common = commonColumns(t, withPair).map((column) => ({
    ...column,
    sortable: false,
    isDefaultSort: false,
    // In the history the figure is enough, which leaves space for the outcome.
    ...(column.key === 'filled' && { cell: (order: Order) => <span className="num">{filledPercent(order)}%</span> }),
  }))
  const more: readonly Column<Order>[] = [
    {
      key: 'average',
      title: t('average'),
      align: 'end',
      optional: true,
      cell: ({ average }) => <Num value={average === null ? undefined : trimmed(average)} />,
    },
    {
      key: 'fee',
      title: t('fee'),
      align: 'end',
      optional: true,
      cell: (order) => <FeeCell order={order} />,
    },
  ]
  return [...common.slice(0, -1), ...more, ...common.slice(-1)]
}

type CancelColumn = { canceling: ReadonlySet<string>; onCancel: (order: Order) => void }

export const cancelColumn = (t: Words, { canceling, onCancel }: CancelColumn): Column<Order> => ({
  key: 'cancel',
  title: '',
  align: 'end',
  pinnedEnd: true,
  cell: (order) =>
    canceling.has(order.id) || order.status === 5 ? (
      <Loader size="sm" label={t('statuses.s5')} />
    ) : (
      <Button
        className="link sm"
        style={{ minHeight: 24, minWidth: 24 }}
        aria-label={t('cancelOf', {
          side: order.side,
          quantity: numberText(order.quantity),
          price: numberText(order.price),
        })}
        onPress={() => onCancel(order)}
      >
        {t('cancel')}
      </Button>
    ),
})
