import { Fragment, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { Skeleton } from './skeleton.tsx'
import { cellLook } from './table-head.tsx'
import type { OffsetOf } from './table-pins.ts'
import type { RowWindow } from './table-window.ts'
import type { TableProps } from './table.tsx'
import s from './table.module.css'

type BodyProps<Row> = TableProps<Row> & {
  loading: boolean
  offsetOf: OffsetOf
  /** The part that is drawn; undefined draws every row. */
  seen: RowWindow | undefined
}

export const TableBody = <Row,>(p: BodyProps<Row>) => (
  <tbody>
    {p.loading ? <SkeletonRows {...p} /> : p.seen ? <RowsSeen {...p} seen={p.seen} /> : <Rows {...p} from={0} />}
  </tbody>
)

const Rows = <Row,>({ from, ...p }: BodyProps<Row> & { from: number }) =>
  p.rows.map((row, at) => <TableRow {...p} key={p.rowId(row)} row={row} at={from + at} />)

const RowsSeen = <Row,>({ seen, ...p }: BodyProps<Row> & { seen: RowWindow }) => (
  <>
    <Gap height={seen.before} />
    <Rows {...p} seen={seen} rows={p.rows.slice(seen.from, seen.to)} from={seen.from} />
    <Gap height={seen.after} />
  </>
)

/** Stands for rows that are not drawn. */
const Gap = ({ height }: { height: number }) => height > 0 && <tr style={{ height }} aria-hidden />

const SkeletonRows = <Row,>({ columns }: BodyProps<Row>) =>
  Array.from({ length: ui.table.skeletonRows }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- four equal rows
    <tr key={at} className={s['skeletonRow']}>
      {columns.map((column) => (
        <td key={column.key} className={cellLook(column, undefined)}>
          <Skeleton width="72%" />
        </td>
      ))}
    </tr>
  ))

/** A click on a control inside the row belongs to that control. */
const onControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label') !== null

function TableRow<Row>({ row, at, columns, offsetOf, ...p }: BodyProps<Row> & { row: Row; at: number }) {
  const id = p.rowId(row)
  const open = p.subRow !== undefined && id === p.openId
  // A live table says something new many times a second, of one row in twenty: the others are not drawn again.
  const cells = useMemo(() => columns.map((column) => column.cell(row)), [columns, row])
  return (
    <Fragment>
      <tr
        className={cx(p.onRowClick && s['clickable'], id === p.selectedId && s['selected'])}
        aria-rowindex={p.seen && at + 2}
        onClick={(e) => !onControl(e.target) && p.onRowClick?.(row, at)}
      >
        {columns.map((column, place) => {
          const pin = offsetOf(column.key)
          return (
            <td key={column.key} className={cellLook(column, pin)} style={pin?.style}>
              {place === 0 && p.onRowClick && <Opener {...p} row={row} at={at} open={open} />}
              {cells[place]}
            </td>
          )
        })}
      </tr>
      {open && (
        <tr className={s['subRow']} data-sub>
          <td colSpan={columns.length}>{p.subRow?.(row)}</td>
        </tr>
      )}
    </Fragment>
  )
}

type OpenerProps<Row> = Pick<TableProps<Row>, 'onRowClick' | 'rowLabel' | 'subRow'> & {
  row: Row
  at: number
  open: boolean
}

/** What a click on the row does, for the keyboard and the screen reader. */
function Opener<Row>({ onRowClick, rowLabel, subRow, row, at, open }: OpenerProps<Row>) {
  const t = useTranslations('kit')
  const word = t(subRow ? (open ? 'collapseRow' : 'expandRow') : 'openRow')
  return (
    <button
      type="button"
      className={cx('sr', s['opener'])}
      aria-expanded={subRow ? open : undefined}
      onClick={() => onRowClick?.(row, at)}
    >
      {rowLabel ? `${word}: ${rowLabel(row)}` : word}
    </button>
  )
}
