import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

type Pinnable = {
  readonly key: string
  readonly title: string
  readonly pinnedStart?: boolean
  readonly pinnedEnd?: boolean
}
export type OffsetOf = (key: string) => { side: 'start' | 'end'; style: CSSProperties } | undefined

type Pins = { readonly widths: readonly number[]; readonly pinnedStart: boolean; readonly pinnedEnd: boolean }

/** A last column without a title has the buttons of the rows, so it stays visible like one pinned to the end. */
const withActions = (columns: readonly Pinnable[]): readonly Pinnable[] =>
  columns.map((column, at) =>
    at === columns.length - 1 && column.title === '' ? { ...column, pinnedEnd: true } : column,
  )

/**
 * Pinned columns take at most two thirds of a narrow frame; those at the end are unpinned first, or nothing could scroll.
 */
function pinsFor(columns: readonly Pinnable[], widths: readonly number[], frame: number): Pins {
  const taken = (pick: 'pinnedStart' | 'pinnedEnd') =>
    columns.reduce((sum, column, at) => sum + (column[pick] ? (widths[at] ?? 0) : 0), 0)
  const [start, end, room] = [taken('pinnedStart'), taken('pinnedEnd'), (frame * 2) / 3]
  return { widths, pinnedStart: start <= room, pinnedEnd: start + end <= room || (start > room && end <= room) }
}

/** Pins columns to the start or end only while the columns are wider than the table's frame. */
export function usePins(given: readonly Pinnable[]) {
  const columns = useMemo(() => withActions(given), [given])
  const frameRef = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<Pins>()
  useLayoutEffect(() => {
    const frame = frameRef.current
    const table = frame?.querySelector('table')
    if (!frame || !table) return undefined
    const heads = columns.flatMap((_, at) => table.rows[0]?.cells[at] ?? [])
    const measure = () => {
      const wider = table.scrollWidth > frame.clientWidth
      setPins((before) => {
        const widths = heads.map((head) => head.offsetWidth)
        const next = wider ? pinsFor(columns, widths, frame.clientWidth) : undefined
        return JSON.stringify(before) === JSON.stringify(next) ? before : next
      })
    }
    // The observer also reports the initial sizes; reading them here would force a layout.
    const observer = new ResizeObserver(measure)
    for (const element of [frame, table, ...heads]) observer.observe(element)
    return () => observer.disconnect()
  }, [columns])

  const offsetOf = useCallback<OffsetOf>(
    (key) => {
      const at = columns.findIndex((column) => column.key === key)
      const column = columns[at]
      if (!pins || !column) return undefined
      const across = (list: readonly Pinnable[], from: number, pick: 'pinnedStart' | 'pinnedEnd') =>
        list.reduce((sum, c, i) => sum + (c[pick] ? (pins.widths[from + i] ?? 0) : 0), 0)
      if (column.pinnedStart && pins.pinnedStart)
        return { side: 'start', style: { insetInlineStart: across(columns.slice(0, at), 0, 'pinnedStart') } }
      if (column.pinnedEnd && pins.pinnedEnd)
        return { side: 'end', style: { insetInlineEnd: across(columns.slice(at + 1), at + 1, 'pinnedEnd') } }
      return undefined
    },
    [columns, pins],
  )
  /** The width of the columns that are pinned to the end now, in CSS pixels. */
  const endWidth = pins?.pinnedEnd
    ? columns.reduce((sum, { pinnedEnd }, at) => sum + (pinnedEnd ? (pins.widths[at] ?? 0) : 0), 0)
    : 0
  return { frameRef, pinned: pins !== undefined, offsetOf, endWidth }
}
