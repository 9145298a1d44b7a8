import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { moveOver } from './motion.ts'
import s from './scroll-area.module.css'

type ScrollAreaProps = {
  /** Its name for screen readers, because Tab reaches it. */
  label: string
  children: ReactNode
  /** A CSS length; longer content scrolls. */
  height: string
  /** The id of the part that is scrolled into view when this value changes. */
  scrollToId?: string | undefined
  className?: string
  /** 'log' lets a screen reader read new lines as they arrive. */
  role?: 'log'
}

/** An area with a 4 px scroll bar. Jumps take 800 ms; the wheel or a finger interrupts them. Specification §9. */
export function ScrollArea({ label, children, height, scrollToId, className, role }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null)
  const stop = useRef<() => void>(undefined)
  const halt = () => stop.current?.()
  const goTo = (top: number) => {
    const element = area.current
    if (!element) return
    halt()
    const from = element.scrollTop
    const to = Math.max(0, Math.min(top, element.scrollHeight - element.clientHeight))
    stop.current = moveOver(ui.scrollBar.speedMs, (share) => {
      element.scrollTop = from + (to - from) * share
    })
  }
  const goToPart = useEffectEvent(goTo)
  useEffect(() => {
    const part = scrollToId === undefined ? null : document.getElementById(scrollToId)
    const element = area.current
    if (part && element?.contains(part))
      goToPart(element.scrollTop + part.getBoundingClientRect().top - element.getBoundingClientRect().top)
  }, [scrollToId])
  useEffect(() => () => stop.current?.(), [])

  const press = (e: KeyboardEvent) => {
    const element = area.current
    if (!element || e.target !== element) return
    const { scrollTop, clientHeight, scrollHeight } = element
    const to = {
      PageUp: scrollTop - clientHeight,
      PageDown: scrollTop + clientHeight,
      Home: 0,
      End: scrollHeight,
    }[e.key]
    if (to === undefined) return halt()
    e.preventDefault()
    goTo(to)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys that scroll any area
    <section
      ref={area}
      className={cx('scroll-y', s['area'], className)}
      style={{ maxHeight: height }}
      aria-label={label}
      {...(role !== undefined && { role })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      onKeyDown={press}
      onWheel={halt}
      onTouchStart={halt}
    >
      {children}
    </section>
  )
}
