import type { ReactNode } from 'react'
import { Tooltip } from 'react-aria-components'
import { ui } from './constants.ts'
import s from './tooltip.module.css'

type TooltipBubbleProps = {
  placement: 'top' | 'bottom'
  align: 'start' | 'end' | undefined
  children: ReactNode
}

/**
 * The popup of a tooltip; its parent is a TooltipTrigger. Positioning is a large part of react-aria, so this module
 * loads lazily (see tooltip.tsx).
 */
export const TooltipBubble = ({ placement, align, children }: TooltipBubbleProps) => (
  <Tooltip
    className={s['tooltip'] ?? ''}
    placement={align ? `${placement} ${align}` : placement}
    offset={ui.popover.offset}
  >
    {children}
  </Tooltip>
)
