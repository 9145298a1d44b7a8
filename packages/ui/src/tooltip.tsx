import { type ReactElement, useState } from 'react'
import { Focusable, TooltipTrigger } from 'react-aria-components'
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

/** A tooltip that opens at once on hover and focus, stays while hovered, and hides 100 ms after the pointer leaves. */
export function Tooltip({ text, children, placement = 'top', align }: TooltipProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const isOpen = isPointedAt && text !== undefined
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <TooltipTrigger delay={0} closeDelay={ui.popover.hideMs} isOpen={isOpen} onOpenChange={setPointedAt}>
      {children}
      {wasOpen && (
        <Bubble placement={placement} align={align}>
          {text}
        </Bubble>
      )}
    </TooltipTrigger>
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
