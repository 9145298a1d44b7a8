import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './classes.ts'
import s from './table.module.css'

type StickyHeaderProps = {
  /** The scrolling container with the real header. */
  container: RefObject<HTMLElement | null>
  /** A copy of the header; keyboard and screen readers use the real one. */
  head: ReactNode
}

/**
 * A header in a container that scrolls sideways sticks to that container, not to the page. Once the real header is
 * scrolled out of view, this copy stays visible with the same width and horizontal offset.
 */
export function StickyHeader({ container, head }: StickyHeaderProps) {
  const edge = useRef<HTMLDivElement>(null)
  const stuck = useRef<HTMLDivElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const [sentinel, copy] = [edge.current, stuck.current]
    if (!sentinel || !copy) return undefined
    const observe = () => {
      const top = Math.ceil(Number.parseFloat(getComputedStyle(copy).top) || 0)
      observer = new IntersectionObserver(
        () => setStuck(copy.getBoundingClientRect().top > sentinel.getBoundingClientRect().top + 0.5),
        { rootMargin: `-${top}px 0px 0px`, threshold: [0, 1] },
      )
      observer.observe(sentinel)
    }
    let observer: IntersectionObserver | undefined
    // Measured in the animation frame that lays out the rows: reading a style earlier would force a second layout.
    const frame = requestAnimationFrame(observe)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const [scroller, copy] = [container.current, stuck.current]
    if (!isStuck || !scroller || !copy) return undefined
    return follow(scroller, copy)
  }, [container, isStuck])
  return (
    <>
      <div ref={edge} className={s['edge']} />
      <div ref={stuck} className={cx(s['stuck'], isStuck && s['visible'])} aria-hidden>
        <table className={s['table']}>{isStuck && head}</table>
      </div>
    </>
  )
}

const cellsOf = (element: HTMLElement) => [...(element.querySelector('table')?.rows[0]?.cells ?? [])]

/** Keeps the copy as wide as the container, its cells as wide as the real ones, and both at the same scroll position. */
function follow(container: HTMLElement, copy: HTMLElement): () => void {
  const measure = () => {
    const widths = cellsOf(container).map((cell) => cell.getBoundingClientRect().width)
    for (const [at, cell] of cellsOf(copy).entries()) {
      cell.style.width = `${widths[at] ?? 0}px`
      cell.style.minWidth = cell.style.width
    }
    copy.style.width = `${container.clientWidth}px`
    slide()
  }
  const slide = () => {
    copy.scrollLeft = container.scrollLeft
  }
  const observer = new ResizeObserver(measure)
  for (const element of [container, ...cellsOf(container)]) observer.observe(element)
  container.addEventListener('scroll', slide, { passive: true })
  measure()
  return () => {
    observer.disconnect()
    container.removeEventListener('scroll', slide)
  }
}
