import { type RefObject, useLayoutEffect, useState } from 'react'
import { ui } from './constants.ts'

/** Rows drawn before and after those in sight, so that quick scrolling and Tab find them. */
const SPARE = 8

export type RowWindow = {
  /** The rows drawn: `from` until before `to`. */
  readonly from: number
  readonly to: number
  /** The heights of what is not drawn above and below, in pixels. */
  readonly before: number
  readonly after: number
}

type Sight = {
  /** How far it is scrolled, and how much of it is seen. */
  readonly top: number
  readonly view: number
  readonly rowHeight: number
  readonly count: number
  /** The row whose sub row is open, and that sub row's height. */
  readonly openAt: number
  readonly openHeight: number
}

/** Which rows are drawn, when each is as high as the other and at most one has a sub row. `openAt` is -1 for none. */
export function rowWindow({ top, view, rowHeight, count, openAt, openHeight }: Sight): RowWindow {
  const extra = openAt < 0 ? 0 : openHeight
  const startOf = (at: number) => at * rowHeight + (openAt >= 0 && openAt < at ? extra : 0)
  const rowAt = (y: number) => {
    const plain = Math.floor(y / rowHeight)
    return openAt < 0 || plain <= openAt ? plain : Math.max(openAt, Math.floor((y - extra) / rowHeight))
  }
  const within = (at: number) => Math.min(count, Math.max(0, at))
  const from = within(rowAt(top) - SPARE)
  const to = within(rowAt(top + view) + 1 + SPARE)
  return { from, to, before: startOf(from), after: startOf(count) - startOf(to) }
}

const rowOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>('tbody tr[aria-rowindex]')
const subRowOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>('tbody tr[data-sub]')

/** The part of a long table that is drawn; undefined for a table that is drawn whole. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number, openAt: number) {
  const long = count > ui.table.rowsDrawn
  const [seen, setSeen] = useState<RowWindow>({ from: 0, to: ui.table.rowsDrawn, before: 0, after: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!long || !element) return undefined
    let openHeight = 0
    const look = () => {
      openHeight = subRowOf(element)?.offsetHeight ?? openHeight
      const rowHeight = rowOf(element)?.offsetHeight ?? ui.table.cell
      const { scrollTop: top, clientHeight: view } = element
      const next = rowWindow({ top, view, rowHeight, count, openAt, openHeight })
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [frame, long, count, openAt])
  return long ? seen : undefined
}
