import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { sortByCells } from './decimal-order.ts'
import { Empty } from './empty.tsx'
import { Icon } from './icon.tsx'
import { MoreColumns } from './more-columns.tsx'
import { type LongRows, TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { usePins } from './table-pins.ts'
import { StickyHeader } from './table-stuck-head.tsx'
import { defaultSort, nextSort, type Sort, type SortChange } from './table-sort.ts'
import s from './table.module.css'

export type Column<Row> = {
  key: string
  title: string
  /** A CSS width. */
  width?: string
  minWidth?: string
  align?: 'start' | 'end' | 'center'
  classes?: string
  sortable?: boolean
  isDefaultSort?: boolean
  /** Pinned to the start or the end while the rest scrolls, if the columns are wider than the table. */
  pinnedStart?: boolean
  pinnedEnd?: boolean
  /** Hidden first on phones. */
  optional?: boolean
  cell: (row: Row) => ReactNode
  /** The number in the cell as its decimal text. The column is then aligned at the point. */
  numberText?: (row: Row) => string
  /** The text by which the column is sorted; decimal text for numbers. */
  sortText?: (row: Row) => string
}

export type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The range of rows to show, counted in sort order, for a list that is paged in the browser; all by default. */
  visibleRange?: { readonly from: number; readonly to: number }
  rowId: (row: Row) => string
  loading?: boolean
  empty: { title: string; text?: string; action?: ReactNode }
  onRowClick?: (row: Row, index: number) => void
  /** Names the row for a screen reader, if a click on it has an effect. */
  rowLabel?: (row: Row) => string
  selectedId?: string | undefined
  /** Content that opens below the row whose id is `openId`. */
  subRow?: (row: Row) => ReactNode
  openId?: string | undefined
  onSortChange?: (change: SortChange) => void
  /** The rows arrive sorted; clicks on the heads are only reported. */
  sortedOutside?: boolean
  density?: 'comfortable' | 'compact' | 'terminal'
  /** A CSS length; more rows scroll inside the frame, with the head visible. */
  height?: string
  /** Below the rows, usually <Pagination>. */
  foot?: ReactNode
  /** No border, for use inside a flush card. */
  bare?: boolean
}

/**
 * A table that draws every row: a page, or a list that is always short. `LongTable` is the table for lists without
 * pages.
 */
export function Table<Row>({ longRows, ...p }: TableProps<Row> & { longRows?: LongRows }) {
  const t = useTranslations('kit')
  const { sort, click } = useSort(p)
  const sorted = useSortedRows(p, sort)
  const rows = p.visibleRange ? sorted.slice(p.visibleRange.from, p.visibleRange.to) : sorted
  const columns = p.subRow && p.onRowClick ? [...p.columns, opening(p)] : p.columns
  const { frameRef, pinned, offsetOf, endWidth } = usePins(columns)
  const loading = p.loading ?? false
  const nothing = !loading && rows.length === 0
  const openAt = p.subRow ? rows.findIndex((row) => p.rowId(row) === p.openId) : -1
  const isLong = longRows !== undefined && rows.length > ui.table.rowsDrawn
  const scrolls = pinned || isLong || p.height !== undefined
  const head = { columns, sort, onSort: click, offsetOf }
  return (
    <div className={cx(s['outer'], !p.bare && s['frame'])} {...(p.density && { 'data-density': p.density })}>
      <div className={s['body']}>
        {pinned && <MoreColumns frame={frameRef} endWidth={endWidth} />}
        {scrolls && <StickyHeader container={frameRef} head={<TableHead {...head} picture />} />}
        <div
          className={cx(scrolls && 'scroll-xy', scrolls && s['scrolls'], isLong && s['long'])}
          style={p.height === undefined ? undefined : { maxHeight: p.height }}
          ref={frameRef}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element has this role
          role="group"
          aria-label={p.label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
          tabIndex={scrolls ? 0 : undefined}
        >
          <table
            className={cx(s['table'], pinned && s['pinned'])}
            aria-label={p.label}
            aria-busy={loading}
            aria-rowcount={isLong ? rows.length + 1 : undefined}
          >
            <TableHead {...head} />
            {!nothing && (
              <TableBody
                {...p}
                columns={columns}
                rows={rows}
                openAt={openAt}
                loading={loading}
                offsetOf={offsetOf}
                frame={frameRef}
                longRows={isLong ? longRows : undefined}
              />
            )}
          </table>
        </div>
      </div>
      {loading && <output className="sr">{t('loading')}</output>}
      {nothing && (
        <Empty title={p.empty.title} action={p.empty.action}>
          {p.empty.text}
        </Empty>
      )}
      {p.foot !== undefined && <div className={s['foot']}>{p.foot}</div>}
    </div>
  )
}

/** The mark at the end of a row that it can be opened, visible on phones and while the columns scroll. */
const opening = <Row,>({ rowId, openId }: TableProps<Row>): Column<Row> => ({
  key: 'opening',
  title: '',
  align: 'end',
  pinnedEnd: true,
  classes: s['opening'] ?? '',
  cell: (row) => <Icon of={rowId(row) === openId ? ChevronDown : ChevronRight} size={16} />,
})

function useSort<Row>({ columns, onSortChange }: TableProps<Row>) {
  const defaultKey = columns.find((column) => column.isDefaultSort)?.key
  const [sort, setSort] = useState<Sort | undefined>(() => defaultSort(defaultKey))
  const click = (key: string) => {
    const next = nextSort(sort, key, defaultKey)
    setSort(next)
    onSortChange?.({ key: next?.key, direction: next?.direction, originalKey: key })
  }
  return { sort, click }
}

function useSortedRows<Row>({ rows, columns, sortedOutside }: TableProps<Row>, sort: Sort | undefined): readonly Row[] {
  const { locale } = useLocale()
  return useMemo(() => {
    const textOf = columns.find(({ key }) => key === sort?.key)?.sortText
    if (sortedOutside || !sort || !textOf) return rows
    return sortByCells(rows, textOf, locale, sort.direction === 'ascending' ? 1 : -1)
  }, [rows, columns, sort, sortedOutside, locale])
}
