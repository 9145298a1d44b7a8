import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './classes.ts'
import s from './table.module.css'

type StuckHeadProps = {
  /** What scrolls by itself, and with it the true head. */
  frame: RefObject<HTMLElement | null>
  /** The head once more; the true one stays what keyboards and screen readers meet. */
  head: ReactNode
}

/**
 * A head inside something that scrolls sideways sticks to that, not to the page. Once the page has scrolled the true head away
 * this picture of it stays in view, as wide and as far to the side.
 */
export function StuckHead({ frame: scrolling, head }: StuckHeadProps) {
  const edge = useRef<HTMLDivElement>(null)
  const stuck = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const [mark, picture] = [edge.current, stuck.current]
    if (!mark || !picture) return undefined
    const observe = () => {
      const top = Math.ceil(Number.parseFloat(getComputedStyle(picture).top) || 0)
      observer = new IntersectionObserver(
        () => setShown(picture.getBoundingClientRect().top > mark.getBoundingClientRect().top + 0.5),
        { rootMargin: `-${top}px 0px 0px`, threshold: [0, 1] },
      )
      observer.observe(mark)
    }
    let observer: IntersectionObserver | undefined
    // In the frame that lays the rows out: a look at a style before would do that twice.
    const frame = requestAnimationFrame(observe)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const [scroller, picture] = [scrolling.current, stuck.current]
    if (!shown || !scroller || !picture) return undefined
    return follow(scroller, picture)
  }, [scrolling, shown])
  return (
    <>
      <div ref={edge} className={s['edge']} />
      <div ref={stuck} className={cx(s['stuck'], shown && s['shown'])} aria-hidden>
        <table className={s['table']}>{shown && head}</table>
      </div>
    </>
  )
}

const cellsOf = (element: HTMLElement) => [...(element.querySelector('table')?.rows[0]?.cells ?? [])]

/** Keeps the picture as wide as the frame, its cells as wide as the true ones, both scrolled as far. */
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
