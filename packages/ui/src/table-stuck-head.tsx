import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './classes.ts'
import s from './table.module.css'

type StuckHeadProps = {
  /** The scrolling frame with the real head. */
  frame: RefObject<HTMLElement | null>
  /** A copy of the head; keyboard and screen readers use the real one. */
  head: ReactNode
}

/**
 * A head inside a frame that scrolls sideways sticks to that frame, not to the page. Once the real head is scrolled out
 * of view, this copy stays visible with the same width and horizontal offset.
 */
export function StuckHead({ frame: scrolling, head }: StuckHeadProps) {
  const edge = useRef<HTMLDivElement>(null)
  const stuck = useRef<HTMLDivElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const [mark, picture] = [edge.current, stuck.current]
    if (!mark || !picture) return undefined
    const observe = () => {
      const top = Math.ceil(Number.parseFloat(getComputedStyle(picture).top) || 0)
      observer = new IntersectionObserver(
        () => setStuck(picture.getBoundingClientRect().top > mark.getBoundingClientRect().top + 0.5),
        { rootMargin: `-${top}px 0px 0px`, threshold: [0, 1] },
      )
      observer.observe(mark)
    }
    let observer: IntersectionObserver | undefined
    // Measured in the frame that lays out the rows: reading a style earlier would force a second layout.
    const frame = requestAnimationFrame(observe)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const [scroller, picture] = [scrolling.current, stuck.current]
    if (!isStuck || !scroller || !picture) return undefined
    return follow(scroller, picture)
  }, [scrolling, isStuck])
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

/** Keeps the copy as wide as the frame, its cells as wide as the real ones, and both at the same scroll position. */
function follow(frame: HTMLElement, picture: HTMLElement): () => void {
  const measure = () => {
    const widths = cellsOf(frame).map((cell) => cell.getBoundingClientRect().width)
    for (const [at, cell] of cellsOf(picture).entries()) {
      cell.style.width = `${widths[at] ?? 0}px`
      cell.style.minWidth = cell.style.width
    }
    picture.style.width = `${frame.clientWidth}px`
    slide()
  }
  const slide = () => {
    picture.scrollLeft = frame.scrollLeft
  }
  const observer = new ResizeObserver(measure)
  for (const element of [frame, ...cellsOf(frame)]) observer.observe(element)
  frame.addEventListener('scroll', slide, { passive: true })
  measure()
  return () => {
    observer.disconnect()
    frame.removeEventListener('scroll', slide)
  }
}
