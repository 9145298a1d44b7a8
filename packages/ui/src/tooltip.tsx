import { type ReactElement, useState } from 'react'
import { Focusable, TooltipTrigger } from 'react-aria-components'
import { ui } from './constants.ts'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import s from './tooltip.module.css'

type TooltipProps = {
  /** Says nothing while there is none. */
  text: string | undefined
  /** One control of the kit. Plain text needs TooltipText, so that the keyboard reaches it. */
  children: ReactElement
  placement?: 'top' | 'bottom'
  align?: 'start' | 'end'
}

const Bubble = lazyPart(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble, { quiet: true })
// It is there before the first opens, once somebody is seen to be.
if (typeof window !== 'undefined')
  for (const sign of ['pointermove', 'keydown'])
    addEventListener(sign, () => void Bubble.load(), { once: true, capture: true })

/** Opens at once on hover and focus, stays while hovered, hides 100 ms after the pointer leaves. */
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
