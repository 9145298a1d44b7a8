import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

type Pinnable = {
  readonly key: string
  readonly title: string
  readonly prefixed?: boolean
  readonly suffixed?: boolean
}
export type OffsetOf = (key: string) => { side: 'start' | 'end'; style: CSSProperties } | undefined

type Pins = { readonly widths: readonly number[]; readonly prefixed: boolean; readonly suffixed: boolean }

/** A last column without a title has the buttons of the rows, so it stays visible like a suffixed one. */
const withActions = (columns: readonly Pinnable[]): readonly Pinnable[] =>
  columns.map((column, at) =>
    at === columns.length - 1 && column.title === '' ? { ...column, suffixed: true } : column,
  )

/**
 * Pinned columns take at most two thirds of a narrow frame; suffixed ones are unpinned first, or nothing could scroll.
 */
function pinsFor(columns: readonly Pinnable[], widths: readonly number[], frame: number): Pins {
  const taken = (pick: 'prefixed' | 'suffixed') =>
    columns.reduce((sum, column, at) => sum + (column[pick] ? (widths[at] ?? 0) : 0), 0)
  const [start, end, room] = [taken('prefixed'), taken('suffixed'), (frame * 2) / 3]
  return { widths, prefixed: start <= room, suffixed: start + end <= room || (start > room && end <= room) }
}

/** Pins prefixed and suffixed columns only while the columns are wider than the table's frame. */
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
      const across = (list: readonly Pinnable[], from: number, pick: 'prefixed' | 'suffixed') =>
        list.reduce((sum, c, i) => sum + (c[pick] ? (pins.widths[from + i] ?? 0) : 0), 0)
      if (column.prefixed && pins.prefixed)
        return { side: 'start', style: { insetInlineStart: across(columns.slice(0, at), 0, 'prefixed') } }
      if (column.suffixed && pins.suffixed)
        return { side: 'end', style: { insetInlineEnd: across(columns.slice(at + 1), at + 1, 'suffixed') } }
      return undefined
    },
    [columns, pins],
  )
  return { frameRef, pinned: pins !== undefined, offsetOf }
}
