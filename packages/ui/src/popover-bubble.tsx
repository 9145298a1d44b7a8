import type { ReactNode } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import type { Opened } from './opener.ts'
import s from './popover.module.css'

export type BubbleProps = {
  label: string
  children: ReactNode
  /** It flips when there is no room. */
  placement?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Lets the content be wider than 240 px. */
  wide?: boolean
}

/** Without `opened` it hangs on the trigger of react-aria around it. */
export const Bubble = ({ label, children, wide = false, opened, ...p }: BubbleProps & { opened?: Opened }) => (
  <Popover
    {...opened}
    className={cx(s['popover'], !wide && s['narrow'])}
    placement={`${p.placement ?? 'bottom'} ${p.align ?? 'start'}`}
    offset={ui.popover.offset}
  >
    <Dialog className={s['content'] ?? ''} aria-label={label}>
      {children}
    </Dialog>
  </Popover>
)
