import { ChevronRight } from 'lucide-react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import s from './table.module.css'

/** The number of pixels that rounding may hide; fewer are not worth a hint. */
const ROUNDING = 1

/**
 * Shows an arrow at the end of a scrolling table while it has columns beyond its frame. `endWidth`: the width of the
 * columns pinned there, in CSS pixels. Keyboard and screen readers scroll the frame itself.
 */
export function MoreColumns({ frame, endWidth }: { frame: RefObject<HTMLElement | null>; endWidth: number }) {
  const [isMore, setMore] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setMore(element.scrollWidth - element.clientWidth - Math.ceil(element.scrollLeft) > ROUNDING)
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [frame])
  return (
    isMore && (
      <div className={s['more']} style={{ insetInlineEnd: endWidth }} data-more-columns aria-hidden>
        <Icon of={ChevronRight} size={16} />
      </div>
    )
  )
}
