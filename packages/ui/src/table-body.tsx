import { Fragment, type KeyboardEvent, type MouseEvent } from 'react'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { Skeleton } from './skeleton.tsx'
import { cellLook } from './table-head.tsx'
import type { OffsetOf } from './table-pins.ts'
import type { TableProps } from './table.tsx'
import s from './table.module.css'

type BodyProps<Row> = TableProps<Row> & { loading: boolean; offsetOf: OffsetOf }

export const TableBody = <Row,>(p: BodyProps<Row>) => (
  <tbody>
    {p.loading ? (
      <SkeletonRows {...p} />
    ) : (
      p.rows.map((row, at) => <TableRow {...p} key={p.rowId(row)} row={row} at={at} />)
    )}
  </tbody>
)

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
  const clickable = p.onRowClick && {
    tabIndex: 0,
    onClick: (e: MouseEvent) => !onControl(e.target) && p.onRowClick?.(row, at),
    onKeyDown: (e: KeyboardEvent) => e.key === 'Enter' && !onControl(e.target) && p.onRowClick?.(row, at),
  }
  return (
    <Fragment>
      <tr
        className={cx(p.onRowClick && s['clickable'], id === p.selectedId && s['selected'])}
        aria-expanded={p.subRow ? open : undefined}
        aria-selected={p.selectedId === undefined ? undefined : id === p.selectedId}
        {...clickable}
      >
        {columns.map((column) => {
          const pin = offsetOf(column.key)
          return (
            <td key={column.key} className={cellLook(column, pin)} style={pin?.style}>
              {column.cell(row, at)}
            </td>
          )
        })}
      </tr>
      {open && (
        <tr className={s['subRow']}>
          <td colSpan={columns.length}>{p.subRow?.(row)}</td>
        </tr>
      )}
    </Fragment>
  )
}
