import type { ReactNode, RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { ui } from './constants.ts'
import s from './tooltip.module.css'

type TooltipBubbleProps = {
  state: TooltipTriggerState
  trigger: RefObject<Element | null>
  id: string | undefined
  placement: 'top' | 'bottom'
  align: 'start' | 'end' | undefined
  children: ReactNode
}

/** What a tooltip says, beside its trigger: with all that it takes to find its place there, so it is loaded when one first opens. */
export const TooltipBubble = ({ state, trigger, id, placement, align, children }: TooltipBubbleProps) => (
  <TooltipTriggerStateContext value={state}>
    <Tooltip
      {...(id !== undefined && { id })}
      triggerRef={trigger}
      className={s['tooltip'] ?? ''}
      placement={align ? `${placement} ${align}` : placement}
      offset={ui.popover.offset}
    >
      {children}
    </Tooltip>
  </TooltipTriggerStateContext>
)
