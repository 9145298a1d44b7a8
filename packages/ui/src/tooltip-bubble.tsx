import type { ComponentRef, ReactNode, RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { ui } from './constants.ts'
import s from './tooltip.module.css'

type TooltipBubbleProps = {
  state: TooltipTriggerState
  /** Its id, to which the control's `aria-describedby` refers. */
  id: string | undefined
  /** The control at which it is shown. */
  triggerRef: RefObject<ComponentRef<'button'> | null>
  placement: 'top' | 'bottom'
  align: 'start' | 'end' | undefined
  children: ReactNode
}

/** The popup of a tooltip. Positioning is a large part of react-aria, so this module loads lazily (see tooltip.tsx). */
export const TooltipBubble = ({ state, id, triggerRef, placement, align, children }: TooltipBubbleProps) => (
  <TooltipTriggerStateContext value={state}>
    <Tooltip
      {...(id !== undefined && { id })}
      triggerRef={triggerRef}
      className={s['tooltip'] ?? ''}
      placement={align ? `${placement} ${align}` : placement}
      offset={ui.popover.offset}
    >
      {children}
    </Tooltip>
  </TooltipTriggerStateContext>
)
