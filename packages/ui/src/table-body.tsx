import { Fragment, type ReactNode, type Ref, type RefObject, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { ColumnDigits, digitsOf } from './column-digits.ts'
import { ui } from './constants.ts'
import { Skeleton } from './skeleton.tsx'
import { cellClass } from './table-head.tsx'
import type { OffsetOf } from './table-pins.ts'
import type { TableProps } from './table.tsx'
import s from './table.module.css'

export type RowsProps<Row> = TableProps<Row> & {
  offsetOf: OffsetOf
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>
  /** The most digits after the point in each column; undefined for a column that is not aligned at it. */
  digits: readonly (number | undefined)[]
  /** The index of the row whose sub row is open; -1 for none. */
  openAt: number
}

/** Draws only the visible rows of a list without pages. */
export type LongRows = <Row>(p: RowsProps<Row>) => ReactNode

type BodyProps<Row> = RowsProps<Row> & { longRows: LongRows | undefined }

export function TableBody<Row>({ longRows: LongRows, ...given }: Omit<BodyProps<Row>, 'digits'>) {
  const { columns, rows } = given
  const digits = useMemo(() => columns.map((column) => digitsOf(column, rows)), [columns, rows])
  const p = { ...given, digits }
  return <tbody>{p.loading ? <SkeletonRows {...p} /> : LongRows ? <LongRows {...p} /> : <AllRows {...p} />}</tbody>
}

const AllRows = <Row,>(p: RowsProps<Row>) =>
  p.rows.map((row, at) => (
    <Fragment key={p.rowId(row)}>
      <TableRow {...p} row={row} at={at} />
      {at === p.openAt && <SubRow {...p} row={row} />}
    </Fragment>
  ))

const SkeletonRows = <Row,>({ columns }: RowsProps<Row>) =>
  Array.from({ length: ui.table.skeletonRows }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- four equal rows
    <tr key={at} className={s['skeletonRow']}>
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column, undefined)}>
          <Skeleton width="72%" />
        </td>
      ))}
    </tr>
  ))

/** A click on a control inside the row belongs to that control. */
const onControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label') !== null

/** Attributes of a table row that is measured while the list scrolls. */
export type RowAttributes = {
  readonly ref?: Ref<HTMLTableRowElement>
  readonly 'data-index'?: number
  readonly 'aria-rowindex'?: number
  readonly onFocus?: () => void
}

type RowProps<Row> = RowsProps<Row> & { row: Row; at: number; attributes?: RowAttributes }

export function TableRow<Row>({ row, at, columns, offsetOf, attributes, ...p }: RowProps<Row>) {
  const id = p.rowId(row)
  // A live table changes many times a second, about one row in twenty; the cells of unchanged rows are not rendered
  // again.
  const cells = useMemo(() => columns.map((column) => column.cell(row)), [columns, row])
  return (
    <tr
      {...attributes}
      className={cx(p.onRowClick && s['clickable'], id === p.selectedId && s['selected'])}
      onClick={(e) => !onControl(e.target) && p.onRowClick?.(row, at)}
    >
      {columns.map((column, columnIndex) => {
        const pin = offsetOf(column.key)
        return (
          <td key={column.key} className={cellClass(column, pin)} style={pin?.style}>
            {columnIndex === 0 && p.onRowClick && <Opener {...p} row={row} at={at} open={at === p.openAt} />}
            <ColumnDigits value={p.digits[columnIndex]}>{cells[columnIndex]}</ColumnDigits>
          </td>
        )
      })}
    </tr>
  )
}

type SubRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'subRow'> & { row: Row; attributes?: RowAttributes }

export const SubRow = <Row,>({ row, columns, subRow, attributes }: SubRowProps<Row>) => (
  <tr {...attributes} className={s['subRow']} data-sub>
    <td colSpan={columns.length}>
      <div className={s['sub']}>{subRow?.(row)}</div>
    </td>
  </tr>
)

type OpenerProps<Row> = Pick<TableProps<Row>, 'onRowClick' | 'rowLabel' | 'subRow'> & {
  row: Row
  at: number
  open: boolean
}

/** A button for keyboard and screen reader that does the same as a click on the row. */
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
      {rowLabel ? t('labelled', { label: word, name: rowLabel(row) }) : word}
    </button>
  )
}
