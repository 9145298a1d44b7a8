import type { ReactElement } from 'react'
import { Focusable, Tooltip as Bubble, TooltipTrigger } from 'react-aria-components'
import { ui } from './constants.ts'
import s from './tooltip.module.css'

type TooltipProps = {
  text: string
  /** One control of the kit. Plain text needs TooltipText, so that the keyboard reaches it. */
  children: ReactElement
  placement?: 'top' | 'bottom'
  align?: 'start' | 'end'
}

const place = (placement: 'top' | 'bottom', align: 'start' | 'end' | undefined) =>
  align ? (`${placement} ${align}` as const) : placement

/** Opens at once on hover and focus, stays while hovered, hides 100 ms after the pointer leaves. */
export const Tooltip = ({ text, children, placement = 'top', align }: TooltipProps) => (
  <TooltipTrigger delay={0} closeDelay={ui.popover.hideMs}>
    {children}
    <Bubble className={s['tooltip'] ?? ''} placement={place(placement, align)} offset={ui.popover.offset}>
      {text}
    </Bubble>
  </TooltipTrigger>
)

/** A word that explains itself when pointed at or reached by Tab. */
export const TooltipText = ({ text, children }: { text: string; children: string }) => (
  <Tooltip text={text}>
    <Focusable>
      <button type="button" className={s['word']}>
        {children}
      </button>
    </Focusable>
  </Tooltip>
)
