import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as Bubble, PreviewTrigger } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import s from './popover.module.css'

type PopoverProps = {
  /** A kit button or link. */
  trigger: ReactElement
  label: string
  children: ReactNode
  placement?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** 'hover' also opens on focus; 'press' opens on click. Both flip when there is no room. */
  on?: 'hover' | 'press'
  /** Lets the content be wider than 240 px. */
  wide?: boolean
}

/** Floating content that may be pointed at: hides 100 ms after the pointer leaves both, stays while hovered. */
export const Popover = ({ trigger, label, children, on = 'press', wide = false, ...p }: PopoverProps) => {
  const bubble = (
    <Bubble
      className={cx(s['popover'], !wide && s['narrow'])}
      placement={`${p.placement ?? 'bottom'} ${p.align ?? 'start'}`}
      offset={ui.popover.offset}
    >
      <Dialog className={s['content'] ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </Bubble>
  )
  return on === 'press' ? (
    <DialogTrigger>
      {trigger}
      {bubble}
    </DialogTrigger>
  ) : (
    <PreviewTrigger delay={0} closeDelay={ui.popover.hideMs}>
      {trigger}
      {bubble}
    </PreviewTrigger>
  )
}
