import type { ReactNode } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import type { Opened } from './opener.ts'
import s from './popover.module.css'

export type BubbleProps = {
  label: string
  children: ReactNode
  /** The bubble moves to the other side if there is not enough space. */
  placement?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Allows content wider than 240 px. */
  wide?: boolean
}

/**
 * Without `opened` it is the preview of the trigger around it: it takes no focus, so Tab moves on to the next control.
 */
export const Bubble = ({ label, children, wide = false, opened, ...p }: BubbleProps & { opened?: Opened }) => (
  <Popover
    {...opened}
    {...(opened === undefined && { 'aria-label': label })}
    className={cx(s['popover'], !wide && s['narrow'])}
    placement={`${p.placement ?? 'bottom'} ${p.align ?? 'start'}`}
    offset={ui.popover.offset}
  >
    {opened === undefined ? (
      <div className={s['content']}>{children}</div>
    ) : (
      <Dialog className={s['content'] ?? ''} aria-label={label}>
        {children}
      </Dialog>
    )}
  </Popover>
)
