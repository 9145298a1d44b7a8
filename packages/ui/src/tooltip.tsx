import { FocusableProvider } from '@react-aria/interactions'
import { type ComponentRef, type ReactElement, useRef, useState } from 'react'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { Focusable } from 'react-aria-components'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { ui } from './constants.ts'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import s from './tooltip.module.css'

type TooltipProps = {
  /** Undefined shows no tooltip. */
  text: string | undefined
  /** One control of the kit. Plain text needs TooltipText, which the keyboard can reach. */
  children: ReactElement
  placement?: 'top' | 'bottom'
  align?: 'start' | 'end'
}

const Bubble = lazyPart(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble, { quiet: true })
// Load the code at the first pointer move or key press, so that it is ready when a tooltip opens.
if (typeof window !== 'undefined')
  for (const eventType of ['pointermove', 'keydown'])
    addEventListener(eventType, () => void Bubble.load(), { once: true, capture: true })

/**
 * A tooltip that opens at once on hover and focus, stays while hovered, and hides 100 ms after the pointer leaves.
 * It uses react-aria's hooks, because `TooltipTrigger` shares a module with the popup, which loads lazily.
 */
export function Tooltip({ text, children, placement = 'top', align }: TooltipProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const isOpen = isPointedAt && text !== undefined
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const timing = { delay: 0, closeDelay: ui.popover.hideMs, isOpen, onOpenChange: setPointedAt }
  const state = useTooltipTriggerState(timing)
  const trigger = useRef<ComponentRef<'button'>>(null)
  const { triggerProps, tooltipProps } = useTooltipTrigger(timing, state, trigger)
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      {wasOpen && (
        <Bubble state={state} id={tooltipProps.id} triggerRef={trigger} placement={placement} align={align}>
          {text}
        </Bubble>
      )}
    </>
  )
}

/** A word with an explanation on hover and on keyboard focus. */
export const TooltipText = ({ text, children }: { text: string; children: string }) => (
  <Tooltip text={text}>
    <Focusable>
      <button type="button" className={s['word']}>
        {children}
      </button>
    </Focusable>
  </Tooltip>
)
