import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ui } from './constants.ts'
import { type RowAttributes, type RowsProps, SubRow, TableRow } from './table-body.tsx'
import { Table, type TableProps } from './table.tsx'
import { usePrinting } from './use-printing.ts'

/** Rows drawn before and after the visible ones, so that quick scrolling and Tab find them. */
const SPARE = 8

const rowHeight = {
  comfortable: ui.table.cell,
  compact: ui.table.cellCompact,
  terminal: ui.table.cellTerminal,
}

/**
 * A table for a list without pages. With more than `ui.table.rowsDrawn` rows it scrolls inside its frame and draws only the rows
 * in view. A list with pages uses `Table`, which draws every row, so that find-in-page sees them all.
 */
export const LongTable = <Row,>(p: TableProps<Row>) => <Table {...p} longRows={RowsInView} />

/** A line of the table body: a row, or the sub row below the open row. */
type Line<Row> = { readonly row: Row; readonly at: number; readonly id: string; readonly isSub: boolean }

/** Returns the line at an index of the body. The index counts rows and the one sub row. */
function useLineAt<Row>({ rows, rowId, openAt }: RowsProps<Row>) {
  return useCallback(
    (index: number): Line<Row> | undefined => {
      const isBelowOpen = openAt >= 0 && index > openAt
      const at = isBelowOpen ? index - 1 : index
      const row = rows[at]
      if (row === undefined) return undefined
      const isSub = isBelowOpen && index === openAt + 1
      return { row, at, isSub, id: `${isSub ? 'sub' : 'row'} ${rowId(row)}` }
    },
    [rows, rowId, openAt],
  )
}

/**
 * Keeps the last focused line and its neighbours drawn wherever the list scrolls, so that the focus is not lost and Tab
 * continues from there.
 */
function useFocusedLine<Row>(count: number, lineAt: (index: number) => Line<Row> | undefined) {
  const [id, setFocused] = useState<string>()
  // Rows that arrive above the line change its index, not its id.
  const focused = useMemo(() => {
    if (id === undefined) return undefined
    for (let index = 0; index < count; index += 1) if (lineAt(index)?.id === id) return index
    return undefined
  }, [id, count, lineAt])
  const extractRange = useCallback(
    (range: Range) => {
      const near = focused === undefined ? [] : [focused - 1, focused, focused + 1]
      const inRange = near.filter((index) => index >= 0 && index < count)
      return [...new Set([...defaultRangeExtractor(range), ...inRange])].toSorted((a, b) => a - b)
    },
    [focused, count],
  )
  return { extractRange, setFocused }
}

function RowsInView<Row>(p: RowsProps<Row>) {
  const printing = usePrinting()
  const lineAt = useLineAt(p)
  const count = p.rows.length + (p.openAt < 0 ? 0 : 1)
  const { extractRange, setFocused } = useFocusedLine(count, lineAt)
  const { frame, density = 'comfortable' } = p
  // The frame is around these rows, so its ref is set after their layout effects, in which the virtualizer looks for it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  useEffect(() => setScroller(frame.current), [frame])
  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not used, and this memoizes no function of it
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    // A printed list does not scroll. Without its frame, the virtualizer keeps the offset and scrolls back to it afterwards.
    getScrollElement: () => (printing ? null : scroller),
    estimateSize: () => rowHeight[density],
    getItemKey: useCallback((index: number) => lineAt(index)?.id ?? index, [lineAt]),
    rangeExtractor: extractRange,
    overscan: SPARE,
    // The server cannot measure: it draws as many rows as fit into the tallest frame.
    initialRect: { width: 0, height: ui.table.longHeight },
  })
  const drawn = printing ? printed(count) : virtualizer.getVirtualItems()
  return (
    <>
      {drawn.map(({ index, start }, rowIndex) => {
        const line = lineAt(index)
        if (line === undefined) return null
        return (
          <Fragment key={line.id}>
            <Gap height={start - (drawn[rowIndex - 1]?.end ?? 0)} />
            <LongRow
              table={p}
              {...line}
              index={index}
              // Printed rows are not measured: all of them are drawn.
              measure={printing ? undefined : virtualizer.measureElement}
              onFocus={setFocused}
            />
          </Fragment>
        )
      })}
      {printing ? (
        <NotPrinted columns={p.columns.length} count={p.rows.length} />
      ) : (
        <Gap height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
      )}
    </>
  )
}

type LongRowProps<Row> = {
  table: RowsProps<Row>
  row: Row
  at: number
  isSub: boolean
  id: string
  index: number
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  onFocus: (id: string) => void
}

/** Scrolling changes which rows are drawn, not what they show: the element stays the same, so React does not render it again. */
function LongRow<Row>({ table, row, at, isSub, id, index, measure, onFocus }: LongRowProps<Row>) {
  return useMemo(() => {
    const attributes: RowAttributes = {
      'data-index': index,
      ...(!isSub && { 'aria-rowindex': at + 2 }),
      ...(measure && { ref: measure }),
      onFocus: () => onFocus(id),
    }
    return isSub ? (
      <SubRow {...table} row={row} attributes={attributes} />
    ) : (
      <TableRow {...table} row={row} at={at} attributes={attributes} />
    )
  }, [table, row, at, isSub, id, index, measure, onFocus])
}

const printed = (count: number) =>
  Array.from({ length: Math.min(count, ui.table.rowsPrinted) }, (_, index) => ({ index, start: 0, end: 0 }))

/** A spacer with the height of the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => height > 0 && <tr style={{ height }} aria-hidden />

/** States on paper that the list has more rows. */
function NotPrinted({ columns, count }: { columns: number; count: number }) {
  const t = useTranslations('kit')
  if (count <= ui.table.rowsPrinted) return null
  return (
    <tr>
      <td colSpan={columns}>{t('range', { from: 1, to: ui.table.rowsPrinted, total: count })}</td>
    </tr>
  )
}
