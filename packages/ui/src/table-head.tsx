import type { CSSProperties } from 'react'
import { cx } from './classes.ts'
import type { OffsetOf } from './table-pins.ts'
import type { Sort } from './table-sort.ts'
import type { Column } from './table.tsx'
import s from './table.module.css'

type HeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (key: string) => void
  offsetOf: OffsetOf
  /** A copy for eyes and mouse only, hidden from keyboard and screen readers. */
  picture?: boolean
}

export const TableHead = <Row,>({ columns, sort, onSort, offsetOf, picture = false }: HeadProps<Row>) => (
  <thead className={s['head']}>
    <tr>
      {columns.map((column) => {
        const pin = offsetOf(column.key)
        const sorted = sort?.key === column.key ? sort.direction : undefined
        const style = { className: cellClass(column, pin), style: widthOf(column, pin) }
        // An empty head, above a column of buttons, is not a head for a screen reader.
        if (column.title === '') return <td key={column.key} {...style} />
        return (
          <th key={column.key} scope="col" {...style} aria-sort={column.sortable ? (sorted ?? 'none') : undefined}>
            {column.sortable ? (
              <button
                type="button"
                className={s['sort']}
                tabIndex={picture ? -1 : undefined}
                onClick={() => onSort(column.key)}
              >
                {column.title}
                <Arrows />
              </button>
            ) : (
              column.title
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)

const widthOf = <Row,>(column: Column<Row>, pin: ReturnType<OffsetOf>): CSSProperties => ({
  width: column.width,
  minWidth: column.minWidth ?? column.width,
  ...pin?.style,
})

export const cellClass = <Row,>(column: Column<Row>, pin: ReturnType<OffsetOf>): string =>
  cx(
    s[column.align ?? 'start'],
    pin && s[pin.side === 'start' ? 'fixStart' : 'fixEnd'],
    column.optional && 'col-opt',
    column.classes,
  )

const Arrows = () => (
  <svg viewBox="0 0 8 12" aria-hidden>
    <path className={s['asc']} d="M4 0l3.5 5h-7z" />
    <path className={s['desc']} d="M4 12L.5 7h7z" />
  </svg>
)
