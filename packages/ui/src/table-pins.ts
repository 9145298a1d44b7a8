import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react'

type Pinnable = { readonly key: string; readonly prefixed?: boolean; readonly suffixed?: boolean }
export type OffsetOf = (key: string) => { side: 'start' | 'end'; style: CSSProperties } | undefined

/** Pins prefixed and suffixed columns only while the columns together are wider than the table's frame. */
export function usePins(columns: readonly Pinnable[]) {
  const frameRef = useRef<HTMLDivElement>(null)
  const [widths, setWidths] = useState<readonly number[]>()
  useLayoutEffect(() => {
    const frame = frameRef.current
    const table = frame?.querySelector('table')
    if (!frame || !table) return undefined
    const heads = columns.flatMap((_, at) => table.rows[0]?.cells[at] ?? [])
    const measure = () => {
      const wider = table.scrollWidth > frame.clientWidth
      setWidths((before) => {
        const next = wider ? heads.map((head) => head.offsetWidth) : undefined
        return before?.join() === next?.join() ? before : next
      })
    }
    const observer = new ResizeObserver(measure)
    for (const element of [frame, table, ...heads]) observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [columns])

  const offsetOf = useCallback<OffsetOf>(
    (key) => {
      const at = columns.findIndex((column) => column.key === key)
      const column = columns[at]
      if (!widths || !column) return undefined
      const across = (list: readonly Pinnable[], from: number, pick: 'prefixed' | 'suffixed') =>
        list.reduce((sum, c, i) => sum + (c[pick] ? (widths[from + i] ?? 0) : 0), 0)
      if (column.prefixed)
        return { side: 'start', style: { insetInlineStart: across(columns.slice(0, at), 0, 'prefixed') } }
      if (column.suffixed)
        return { side: 'end', style: { insetInlineEnd: across(columns.slice(at + 1), at + 1, 'suffixed') } }
      return undefined
    },
    [columns, widths],
  )
  return { frameRef, pinned: widths !== undefined, offsetOf }
}
